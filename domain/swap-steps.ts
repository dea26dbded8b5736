import type { Swap } from './recipe.ts'

type Say = (text: string) => string

/**
 * The steps of a dish with another food. Extra instructions for the new food go where a cook is handling it: after the
 * sentence that cooks it, or else after the one that prepares it, or else before the one that serves it.
 * @param say rewrites a text in the words of the swap
 * @returns also the added minutes; never negative, since other things cook meanwhile
 */
export function stepsWith(
  swap: Swap,
  steps: readonly string[],
  say: Say,
): { steps: string[]; minutes: number } {
  const said = steps.map((step) => say(step))
  const told = (texts: string[]) => texts.filter((text) => text !== '')
  const longer = steps.reduce((sum, step, at) => sum + minutesOf(said[at] ?? '') - minutesOf(step), 0)
  const own = swap.step
  if (!own) return { steps: told(said), minutes: Math.max(0, longer) }
  const spots = steps.flatMap((step, at) =>
    sentencesOf(step).map((text, place) => ({ at, place, text, rank: rankOf(text, say) })),
  )
  const first = MIXED_IN.test(own) ? spots.find(({ rank }) => rank >= PREPARES) : undefined
  const best = first ?? spots.reduce<Spot>((found, spot) => (spot.rank > found.rank ? spot : found), NOWHERE)
  const before = best.rank <= SERVES
  const minutes = DOES.test(own) ? minutesOf(own) - (best.rank === COOKS_IT ? minutesOf(best.text) : 0) : 0
  const apart = sentencesOf(steps[best.at] ?? '').map((text) => say(text))
  // A phrase may reach into the next sentence, so the text is changed as a whole; if that removed one, each is changed alone.
  const whole = sentencesOf(said[best.at] ?? '')
  const sentences = whole.length === apart.length ? whole : apart
  sentences.splice(best.place + (before ? 0 : 1), 0, before ? own.replace(AFTERWARDS, asFirst) : own)
  const joined = told(sentences).map((text, at, all) => (at < all.length - 1 ? ended(text) : text))
  return {
    steps: told(said.map((step, at) => (at === best.at ? joined.join(' ') : step))),
    minutes: Math.max(0, longer + Math.max(0, minutes)),
  }
}

/** What a sentence does with the food: cooks it, prepares it, serves it, or does not mention it. */
const [COOKS_IT, PREPARES, SERVES, NONE] = [3, 2, 1, 0]

type Spot = { at: number; place: number; text: string; rank: number }
const NOWHERE: Spot = { at: 0, place: 0, text: '', rank: NONE }

function rankOf(sentence: string, say: Say): number {
  const said = say(sentence)
  if (said === sentence || said === '') return NONE
  if (COOKS.test(sentence)) return COOKS_IT
  return BRINGS.test(sentence) ? SERVES : PREPARES
}

const COOKS =
  /\b(?:cook|boil|simmer|steam|fry|stir-?fry|saut[eé]|roast|bake|toast|grill|broil|warm|heat|microwave|sear|brown)\b/i
const BRINGS =
  /\b(?:serve|spoon|divide|top|pile|plate|ladle|spread|assemble|fill|wrap|fold|pour|arrange|place|layer|build|scoop)\b/i

/** A sentence with an instruction, not just a remark about the food. */
const DOES = /^(?:beforehand, )?(?:simmer|cook|boil|roast|steam|soak|warm|fry|stir-?fry|bake|toast)\b/i

/** What is done to the bowl right after the food goes in; any later would be too late. */
const MIXED_IN = /^(?:stir until|add water|let the batter)\b/i

/** People leave the period off the end of a step: "Marinate" and "Stir it" must not become one sentence. */
const ended = (sentence: string): string =>
  /[.!?:…][)"”’']?$/.test(sentence) ? sentence : `${sentence.replace(/(?<![\s,;–-])[\s,;–-]+$/, '')}.`

/** Instructions made to follow the serving begin with "Beforehand,"; placed before it, they lose that word. */
const AFTERWARDS = /^Beforehand, (\p{Ll})/u
const asFirst = (_: string, letter: string): string => letter.toUpperCase()

const sentencesOf = (step: string): string[] => step.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

/** The minutes a text takes: the longest time in each sentence. "25 to 30 minutes" is 30, "1 1/2 hours" is 90. */
const minutesOf = (text: string): number =>
  sentencesOf(text).reduce((sum, sentence) => sum + longestIn(sentence), 0)

function longestIn(sentence: string): number {
  const times = [
    ...sentence.matchAll(/(?<!\d)(\d+(?:\.\d+)?)(?: (1\/2|1\/4|3\/4))?[ -]*(minutes?|mins?|hours?|h)\b/gi),
  ]
  return times.reduce((longest, [, whole, part, unit]) => {
    const amount = Number(whole) + (part ? Number(part[0]) / Number(part[2]) : 0)
    return Math.max(longest, /^h/i.test(unit ?? '') ? amount * 60 : amount)
  }, 0)
}
