import type { Swap } from '@evenplate/domain/recipe'
import { WordPattern } from '@evenplate/domain/word-pattern'
import { escaped, sentencesOf } from './sentence.ts'

/**
 * Removes steps that apply to the old food but never to the new one: nobody peels a strawberry. "Peel the banana." is
 * removed, and "Peel and slice the bananas" only slices.
 * @param verbs alternatives in a pattern: "peel|prick"
 * @returns null when a sentence says it in another way that we cannot correct
 */
export function sparedWords(
  instructions: readonly string[],
  names: readonly string[],
  verbs: string,
  say: (text: string) => string,
): Swap['words'] | null {
  if (names.length === 0) return []
  const name = `(?:${names.map(escaped).join('|')})(?![\\p{L}])`
  const does = new WordPattern(`(?<![\\p{L}])(?:${verbs})(?![\\p{L}])[^.;]{0,30}(?<![\\p{L}])${name}`, 'iu')
  const alone = new WordPattern(
    `^(?:first,? |meanwhile,? )?(?:${verbs}) (?:and (?:${verbs}) )?(?:all |both |each )?(?:of )?(?:the |your )?(?:\\d+ )?${name}(?: (?:well|all over|in half|into [\\p{L}]+|with a fork))*$`,
    'iu',
  )
  const also = new WordPattern(
    `(?<![\\p{L}])(?:(?:${verbs}),? and |(?:${verbs}), )(?=[\\p{L}]+(?: and [\\p{L}]+)? (?:the |your )?${name})`,
    'iu',
  )
  // "Peel the potatoes and boil them" is "boil the potatoes".
  const first = new WordPattern(
    `^(?:${verbs}) (?<food>(?:the |your )?${name})(?:,? and (?:then )?|, then |, )(?<next>\\p{Ll}+) (?:them|it)(?![\\p{L}])`,
    'iu',
  )
  const words: Swap['words'] = []
  for (const said of sentencesOf(instructions)) {
    if (!does.test(said)) continue
    if (alone.test(said)) words.push({ from: said, to: '' })
    else {
      const left = said.replace(first.for(said), '$<next> $<food>').replace(also.for(said), '')
      if (does.test(left)) return null
      words.push({ from: said, to: say(left.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())) })
    }
  }
  return words
}
