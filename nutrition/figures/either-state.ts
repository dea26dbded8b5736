import type { Span } from '@evenplate/domain/recipe'
import type { EitherState } from '../reading/either-state.ts'
import type { Question } from '../reading/plausible.ts'
import { type ReadLine, readLine } from '../reading/read-line.ts'
import type { Food } from '../table/food.ts'
import type { Setting } from './place-of.ts'

/** A line that does not say dry or cooked, decided by where it appears, if possible. */
export type Settled = {
  read: ReadLine
  /** Its grams of carbohydrate, cooked and dry, if where it appears does not decide. */
  open: Span | null
  question: Question | null
}

/**
 * - In a recipe rice and pasta are dry, and the page offers "cooked" in one tap. Of pulses, which are bought either
 *   way, and for pasta said to be cooked after its weight, the range from both is shown.
 * - On a plate it is cooked, and the range extends up to dry: a wrong guess must not hide 90 g of carbohydrate.
 * - A line by itself is what the table calls by that name, with the range of both.
 */
export function settled(read: ReadLine, place: Setting): Settled {
  const { either, grams } = read
  if (!either || grams === null) return { read, open: null, question: null }
  const food = place === 'plate' && !OATS.test(read.name) ? either.cooked : (read.food ?? either.dry)
  const isDry = food === either.dry
  const isSettled = place === 'recipe' && isDry && !either.open
  const said = isSettled
    ? 'weighed dry, as recipes mean it'
    : `dry or cooked is not said: counted ${isDry ? dryWord(either) : 'cooked'}`
  return {
    read: { ...read, food, note: [said, read.note].filter(Boolean).join('; ') },
    open: isSettled ? null : { least: carbsIn(either.cooked, grams), most: carbsIn(either.dry, grams) },
    question: asked(read, grams, isDry),
  }
}

/** Oats are weighed as they go into the bowl; oatmeal and porridge as they are eaten. */
const OATS = /\boats\b/i

const carbsIn = ({ per100g: { carbs } }: Food, grams: number): number => ((carbs ?? 0) * grams) / 100

/** Fresh noodles were never dry. */
const dryWord = ({ dry }: EitherState): 'dry' | 'raw' => (dry.name.startsWith('fresh') ? 'raw' : 'dry')

/** One tap for the state it was not counted in. */
function asked({ line, name, either }: ReadLine, grams: number, isDry: boolean): Question | null {
  if (!either) return null
  const dry = dryWord(either)
  const [state, food] = isDry ? (['cooked', either.cooked] as const) : ([dry, either.dry] as const)
  const named = line.replace(name, `${state} ${name}`)
  const answer =
    named !== line && readLine(named).food === food ? named : `${Math.round(grams)} g ${food.name}`
  const counted = isDry ? dry : 'cooked'
  return {
    asks: `The weight of ${name} is counted as ${counted}. Did you weigh it ${state}?`,
    offers: [{ says: `It was ${state}`, line: answer }],
  }
}
