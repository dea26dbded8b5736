import { remember } from '../text/remember.ts'
import { type DishName, dishNameOf } from './dish-name.ts'
import { dishesHaving, wordsRequired } from './dishes-having.ts'
import { leftOutOf } from './left-out.ts'
import { KIND, wordsSaid } from './plate-words.ts'
import type { SurveyRow } from './rows.ts'

/** The FNDDS foods with this name that say nothing to make them another food: raw and cooked corn, but not corn chips. */
export const namesakesOf: (name: string) => readonly SurveyRow[] = (name) => namesakes(name)

const namesakes = remember(
  (name: string) => {
    const said = wordsSaid(name)
    const leftOut = leftOutOf(name)
    const telling = wordsRequired(said, leftOut)
    const meant = new Set(said.flatMap((word) => [word, KIND.get(word) ?? word]))
    return dishesHaving(telling, leftOut).filter((row) => {
      const read = dishNameOf(row)
      return (
        read.kinds.some((kind) => said.includes(kind)) &&
        telling.every((word) => read.all.has(word) || read.all.has(KIND.get(word) ?? '')) &&
        isCalled(read, meant)
      )
    })
  },
  { most: 128, longest: 160 },
)

/** Whether a food says no more than the name, except that it was cooked. */
function isCalled({ all, unsaid, leftOut }: DishName, said: ReadonlySet<string>): boolean {
  if ([...leftOut, ...all].some((word) => !said.has(word) && (leftOut.has(word) || ANOTHER.has(word))))
    return false
  let more = 0
  for (const [word, weight] of unsaid) if (!said.has(word)) more += weight
  return more <= COOKED
}

/** Short words that make a food another one. */
const ANOTHER = new Set(
  'sauce gravy luncheon deli meatless dry breaded coated imitation batter hash nugget broth egg'.split(' '),
)

const COOKED = 0.5
