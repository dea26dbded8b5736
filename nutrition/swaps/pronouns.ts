import type { Swap } from '@evenplate/domain/recipe'
import { WordPattern } from '@evenplate/domain/word-pattern'
import { escaped } from './sentence.ts'

type Words = Swap['words']

/**
 * Pronouns of a food that changes from plural to singular: "the potatoes until they are soft" becomes "the cauliflower
 * until it is soft". Each phrase starts at the food and ends at its last pronoun, at most one sentence later, such as
 * "Drain them."
 * @param words what the swap says for the food alone
 * @param others finds another food of the dish: a pronoun after it may mean both
 */
export function pronounWords(
  texts: readonly string[],
  words: Words,
  others: WordPattern | null,
  say: (text: string) => string,
): Words {
  const changed = words.filter(({ from, to }) => to && from !== to && isMany(from) !== isMany(to))
  if (changed.length === 0) return []
  const starts = [...changed].sort((one, other) => other.from.length - one.from.length)
  const any = new WordPattern(
    `(?<![\\p{L}])(?:${starts.map(({ from }) => escaped(from)).join('|')})(?![\\p{L}])`,
    'giu',
  )
  return texts.flatMap((text) => {
    const found = any.all(text)
    return found.flatMap((one, at) => {
      const name = one[0].toLowerCase().replace(/[\s-]+/g, ' ')
      const word = starts.find(({ from }) => from.replace(/[\s-]+/g, ' ') === name)
      if (!word) return []
      const end = one.index + one[0].length
      const region = reachOf(text.slice(end, found[at + 1]?.index ?? text.length))
      const said = replaced(
        region,
        isMany(word.from),
        text.slice(sentenceStart(text, one.index), one.index),
        others,
      )
      return said ? [{ from: `${name}${said.from}`, to: `${word.to}${say(said.to)}` }] : []
    })
  })
}

/** The rest of the sentence, and a next one that only goes on with the food: "Drain them." */
const reachOf = (rest: string): string =>
  /^[^.;!?]{0,120}(?:[.;] \p{Lu}\p{Ll}+(?: \p{Ll}+){0,2} (?:them|it)(?!\p{L})[^.;!?]{0,40}|$|(?=[.;!?]))/u.exec(
    rest,
  )?.[0] ?? ''

const sentenceStart = (text: string, at: number): number =>
  Math.max(0, ...['. ', '; ', '! '].map((end) => text.lastIndexOf(end, at)))

function replaced(
  region: string,
  many: boolean,
  before: string,
  others: WordPattern | null,
): { from: string; to: string } | null {
  const pattern = many ? THEY : IT
  const all = [...region.matchAll(pattern)]
  const last = all.at(-1)
  if (!last) return null
  const from = region.slice(0, last.index + last[0].length)
  const beside = `${before}${region.slice(0, all[0]?.index)}`.replace(WITH, ' ')
  if (others?.test(many ? beside : from)) return null
  return { from: from.toLowerCase(), to: from.replace(pattern, many ? asOne : asMany) }
}

/** What a food is cooked in or with is never "they". */
const WITH =
  /(?<!\p{L})(?:in|with|on|over|into|to|from) (?:the |a |some |little )*\p{L}+(?:(?:,|,? and) (?:the )?\p{L}+)*(?: \p{L}+)?/giu

const THEY = /(?<!\p{L})(?:they[’'](?:re|ve)|they (?<verb>\p{L}+)|they|them)(?!\p{L})/giu
const IT =
  /(?<!\p{L})(?:it[’']s|(?<=(?:until|till|when|once|if|as|while|so|before|after) )it (?<verb>\p{L}+)|it)(?!\p{L})/giu

function asOne(found: string): string {
  const verb = /^they (\p{L}+)$/iu.exec(found)?.[1]?.toLowerCase()
  if (verb)
    return `it ${ONE.get(verb) ?? (MODAL.test(verb) ? verb : `${verb}${/(?:s|x|ch|sh)$/.test(verb) ? 'es' : 's'}`)}`
  return /^they/i.test(found) ? (/ve$/i.test(found) ? 'it has' : /re$/i.test(found) ? 'it’s' : 'it') : 'it'
}

function asMany(found: string): string {
  const verb = /^it (\p{L}+)$/iu.exec(found)?.[1]?.toLowerCase()
  if (verb)
    return `they ${MANY.get(verb) ?? (MODAL.test(verb) ? verb : verb.replace(/(?<=x|ch|sh|ss)es$|s$/, ''))}`
  return /s$/i.test(found) ? 'they’re' : 'them'
}

const ONE = new Map([
  ['are', 'is'],
  ['have', 'has'],
  ['were', 'was'],
  ['do', 'does'],
  ['go', 'goes'],
])
const MANY = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['was', 'were'],
  ['does', 'do'],
  ['goes', 'go'],
])
const MODAL = /^(?:can|could|will|would|may|might|must|should|just|all|both|still|almost|begin)$/

const VERB =
  / (?:is|are|has|have|was|were|(?:swell|need|take|look|start|stick|hold|float|get|seem|feel|taste|keep)s?)$/i

export const isMany = (name: string): boolean => /[^su]s$/i.test(name.replace(VERB, ''))
