import type { Swap } from './recipe.ts'

type Say = (text: string) => string

/**
 * The steps of a dish with another food. What the new food needs takes the place of the sentence that cooked the old
 * one, where that sentence cooks nothing else. Else it comes before the sentence that serves it, and after the one that
 * prepares it, in the step where a cook stands with it in hand.
 * @param others the names of what else is in the dish
 * @param say puts a text into the words of the swap
 * @returns also the minutes that come on top: never fewer than before, since other things cook meanwhile
 */
export function stepsWith(
  swap: Swap,
  steps: readonly string[],
  others: readonly string[],
  say: Say,
): { steps: string[]; minutes: number } {
  const said = steps.map((step) => say(step))
  const own = swap.step
  if (!own) return { steps: said, minutes: 0 }
  const spots = steps.flatMap((step, at) =>
    sentencesOf(step).map((text, place) => ({ at, place, text, rank: rankOf(text, others, say) })),
  )
  const best = spots
    .filter(({ rank }) => rank > 0)
    .reduce<(typeof spots)[number] | null>(
      (found, spot) => (found && found.rank >= spot.rank ? found : spot),
      null,
    )
  if (!best) return { steps: [`${own} ${said[0] ?? ''}`.trim(), ...said.slice(1)], minutes: minutesIn(own) }
  const isReplaced = best.rank === ALONE
  const sentences = sentencesOf(steps[best.at] ?? '').map((text) => say(text))
  const before = best.rank === SERVES
  sentences.splice(best.place + (before || isReplaced ? 0 : 1), isReplaced ? 1 : 0, own)
  return {
    steps: said.map((step, at) => (at === best.at ? sentences.join(' ') : step)),
    minutes: Math.max(0, minutesIn(own) - (isReplaced ? minutesIn(best.text) : 0)),
  }
}

/** What a sentence does with the food: cooks it and nothing else, cooks it among others, prepares it, serves it, or has none of it. */
const [ALONE, AMONG, PREPARES, SERVES, NONE] = [4, 3, 2, 1, 0]

function rankOf(sentence: string, others: readonly string[], say: Say): number {
  if (say(sentence) === sentence) return NONE
  if (COOKS.test(sentence)) return others.some((food) => isNamed(food, sentence)) ? AMONG : ALONE
  return BRINGS.test(sentence) ? SERVES : PREPARES
}

const COOKS =
  /\b(?:cook|boil|simmer|steam|fry|stir-?fry|saut[eé]|roast|bake|toast|grill|broil|warm|heat|microwave|sear|brown)\b/i
const BRINGS = /\b(?:serve|spoon|divide|top|pile|plate|ladle|spread|assemble|fill|wrap|fold|pour)\b/i

/** By the word that names it: "chicken thigh, raw" is named by "chicken", and "olive oil" by "oil". */
const isNamed = (food: string, sentence: string): boolean => {
  const words = (food.split(',')[0] ?? '').toLowerCase().split(/\s+/)
  const lower = sentence.toLowerCase()
  return words.some((word) => word.length > 2 && !COMMON.has(word) && lower.includes(word))
}

const COMMON = new Set([
  'raw',
  'cooked',
  'fresh',
  'dried',
  'white',
  'brown',
  'whole',
  'ground',
  'black',
  'red',
  'salt',
  'water',
])

const sentencesOf = (step: string): string[] => step.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

/** The longest time a text names, in minutes: "25 to 30 minutes" is 30, "1 1/2 hours" is 90. */
function minutesIn(text: string): number {
  const times = [...text.matchAll(/(\d+(?:\.\d+)?)(?: (1\/2|1\/4|3\/4))?[ -]*(minutes?|min|hours?|h)\b/gi)]
  return times.reduce((longest, [, whole, part, unit]) => {
    const amount = Number(whole) + (part ? Number(part[0]) / Number(part[2]) : 0)
    return Math.max(longest, /^h/i.test(unit ?? '') ? amount * 60 : amount)
  }, 0)
}
