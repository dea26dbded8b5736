import type { Swap } from '@evenplate/domain/recipe'
import { WordPattern } from '@evenplate/domain/word-pattern'
import type { Option } from './option.ts'

/**
 * Replaces a sentence that only cooks the old food ("Boil the pasta until al dente.") with how the new one is cooked. Null
 * if there is none: then its own sentence is added after the one that names the food.
 * @param more finds another food of the dish: a sentence that has one does more than cook the old food
 */
export function sentenceFor(
  instructions: string[],
  names: string[],
  more: WordPattern | null,
  { cook, added }: { cook: string; added?: string | undefined },
): Swap['words'][number] | null {
  const own = nameOf(names)
  // "Soak the noodles" cooks them if nothing else does; before boiling, it only prepares them.
  const sentences = sentencesOf(instructions)
  for (const said of [...sentences.filter((one) => !READIES.test(one)), ...sentences]) {
    const step = added && ADDS.test(said) ? added : COOKS.test(said) ? cook : null
    if (!step || !own.test(said) || said.length > MAX_SENTENCE) continue
    if (step === added && !more?.test(said)) return { from: said, to: step }
    if (THEN.test(said.replace(MEANWHILE, '').replace(INTO_WATER, '')) || more?.test(said)) continue
    return { from: said, to: step.replace(/\.$/, '') }
  }
  return null
}

/**
 * Turns sentences that only prepare the old food ("Rinse the rice until the water runs clear.") into "The quinoa needs no
 * rinsing", if the new one needs none.
 * @param replaced the sentence that is replaced by how the new one is cooked
 */
export function readied(
  instructions: string[],
  names: string[],
  more: WordPattern | null,
  { called, cook = '', rinsed }: Pick<Option, 'called' | 'cook' | 'rinsed'>,
  replaced: string | undefined,
): Swap['words'] {
  const own = nameOf(names)
  const needs = /[^su]s$/.test(called) ? 'need' : 'needs'
  return sentencesOf(instructions).flatMap((said) => {
    const way = READIES.exec(said)?.[1]?.toLowerCase()
    if (!way || said === replaced || said.length > MAX_SENTENCE || !own.test(said)) return []
    const { asked, none } = READYING[way] ?? READYING.rinse
    const isAsked = asked.test(cook) || (rinsed && none === READYING.rinse.none)
    if (isAsked || DOES_MORE.test(said) || more?.test(said)) return []
    return [{ from: said, to: `The ${called} ${needs} no ${none}` }]
  })
}

/**
 * Whether a step would still give the old food's cooking time, or soak or drain it: for the new food, that would contradict
 * how it is cooked.
 * @param replaced the sentences that are replaced
 * @param cooked the old food goes in cooked: its minutes in the pan do not harm the new one
 */
export function cooksStill(
  instructions: string[],
  names: string[],
  replaced: readonly string[],
  cooked: boolean,
): boolean {
  if (cooked || names.length === 0) return false
  const own = nameOf(names)
  return sentencesOf(instructions)
    .filter((said) => !replaced.includes(said))
    .flatMap((said) => said.split(/,? then |; /))
    .some((part) => own.test(part) && OWN_COOKING.some((way) => way.test(part)))
}

/** Adds "Beforehand" to how the new food is cooked, if it would come after a sentence that already serves the old one. */
export function cookedBefore(cook: string, instructions: string[], names: string[]): string {
  const own = names.length > 0 ? nameOf(names) : null
  const first = sentencesOf(instructions).find((said) => own?.test(said))
  if (!first || !SERVES.test(first) || !IMPERATIVE.test(cook)) return cook
  return `Beforehand, ${cook.charAt(0).toLowerCase()}${cook.slice(1)}`
}

/** The other foods of the dish, by the last word of their names. */
export function othersIn(others: readonly string[]): WordPattern | null {
  const heads = others.flatMap((other) => /\p{L}+$/u.exec(other.split(/[,(]/)[0]?.trim() ?? '')?.[0] ?? [])
  const stems = heads.filter((head) => !ASIDE.test(head)).map((head) => escaped(stem(head)))
  return stems.length > 0 ? new WordPattern(`(?<![\\p{L}])(?:${stems.join('|')})`, 'iu') : null
}

/** Finds a food by any of its names. */
export const nameOf = (names: readonly string[]) =>
  new WordPattern(`(?<![\\p{L}])(?:${names.map(escaped).join('|')})(?![\\p{L}])`, 'iu')

/** The sentences of the steps, without their periods. */
export const sentencesOf = (instructions: readonly string[]): string[] =>
  instructions
    .flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .map((sentence) => sentence.replace(/[.!]$/, ''))

/** The food's time, water or doneness. */
const OWN_COOKING = [
  /\b(?:cook|boil|simmer|soak|steam|parboil|toast|warm)\w*\b.*\b(?:minutes?|mins?|hours?)\b/i,
  /\b(?:soak|boil|parboil)(?:ed|ing|s)?\b/i,
  /\bafter (?:about )?\d+ (?:minutes?|mins?)\b/i,
  /\b(?:with|in) (?:about )?[\d½¼¾⅓⅔ ]+(?:cups?|ml|l|lit(?:er|re)s?) (?:of )?(?:\w+ )?water\b/i,
  /\bal dente\b|\b(?:package|packet)\b|\bhas absorbed\b|\bis absorbed\b/i,
]

/** Preparation before cooking, and what else its sentence may do. */
const READIES = /^(?:meanwhile,? |first,? )?(rinse|wash|soak|drain)\b/i
const RINSE = { asked: /\b(?:rins|wash)/i, none: 'rinsing' }
const READYING: Record<string, { asked: RegExp; none: string }> & { rinse: typeof RINSE } = {
  rinse: RINSE,
  wash: RINSE,
  soak: { asked: /\bsoak/i, none: 'soaking' },
  drain: { asked: /\bdrain/i, none: 'draining' },
}
const DOES_MORE = /\b(?:cook|boil|simmer|steam|add|return|toss|stir|mix|put|set aside|reserv|sav|keep)\w*\b/i

const SERVES =
  /^(?:meanwhile,? |to serve,? |finally,? )?(?:divide|serve|spoon|top|arrange|pile|fill|place|layer|toss|fold|stir|mix|combine|return|add|put|build|assemble|scoop|start)\b/i
const IMPERATIVE = /^(?:simmer|cook|boil|roast|steam|soak|wash)\b(?!.*at the very end)/i

const MAX_SENTENCE = 200

const COOKS =
  /^(?:meanwhile,? |first,? )?(?:cook|boil|soak|simmer|steam|prepare|warm|toast|heat|bring [^.]{0,40}water[^.]{0,20} boil|pour [^,.]{0,20}water over|(?:whisk|stir) [^,.]{0,40} into [^,.]{0,20}water)\b/i

/** "Add the noodles and cook 8 minutes": into a pot that is already boiling. */
const ADDS =
  /^(?:add|stir in|drop in|put in)\b[^,.;]*(?:,| and|,? then) (?:cook|simmer|boil)\b[^,.;]*(?:minutes?|tender|al dente|done|soft|package|packet)[^,.;]*$/i

const MEANWHILE = /^meanwhile,? /i

/** Something else happens in the same sentence. */
const THEN =
  /\b(?:then (?!drain)|meanwhile|while|add|stir in|serve|mash|toss|fry|with (?!(?:\d|½|¼|salted|water|cold|plenty)))/i

/** "Bring 2 cups water to a boil, add the rice" does nothing else. */
const INTO_WATER = /(?<=\bboil)(?:,| and) (?:add|stir in)\b/i

/** What goes into cooking water is not part of the dish. */
const ASIDE = /^(?:water|salt|taste|pepper)$/i

const stem = (head: string): string => head.toLowerCase().replace(/(?:es|s)$/, '')
export const escaped = (name: string): string =>
  name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]+')
