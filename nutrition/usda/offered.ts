import type { Food } from '../table/food.ts'
import { words } from '../text/food-words.ts'
import { generic } from './brands.ts'
import { fitOf, MAX_WORDS, MOST_CALLED, MOST_READ, NO_HEAD, tellingOf, VAGUE } from './find-row.ts'
import { type Row, rowsCalled } from './rows.ts'
import { carbsOf, same, usdaFoodById } from './stand-in.ts'

/** Foods offered for one line. */
const MOST = 8

/**
 * USDA foods that a name may mean although none matches: those with its noun in their name, best matches first, each kind
 * once. Each has the range of all foods that share as many words with the name, since the words do not say which it is.
 * @param tokens the name as comparable words
 */
export function foodsOffered(tokens: readonly string[]): Food[] {
  const said = generic(tokens)
  const telling = tellingOf(said)
  const head = telling.at(-1)
  if (!head || NO_HEAD.test(head) || telling.length > MAX_WORDS) return []
  const fits = candidates(head, telling)
    .map((row) => ({ row, ...fitOf(row, telling, said) }))
    .sort((a, b) => b.has - a.has || a.unsaid - b.unsaid || a.row.name.length - b.row.name.length)
  const offered: Offered[] = []
  for (const { row, has } of fits) {
    if (offered.length >= MOST) break
    const food = usdaFoodById(`usda-${row.code}`)
    if (food && !offered.some((other) => isSameKind(other.food, food))) offered.push({ food, has })
  }
  return offered.map(({ food, has }) =>
    between(
      food,
      offered.filter((other) => other.has >= has).map((other) => other.food),
    ),
  )
}

type Offered = { food: Food; has: number }

/** "Butter, salted" and "Butter, stick": one is enough, and leaves room for almond butter. */
const isSameKind = (one: Food, other: Food): boolean =>
  kindOf(one) === kindOf(other) &&
  Math.abs(carbsOf(one) - carbsOf(other)) <= Math.max(ALIKE, carbsOf(one) * ALIKE_SHARE)

const kindOf = ({ name }: Food): string => words(name.split(',')[0] ?? '').join(' ')
/** Grams of carbohydrate in 100 g, and share of it. */
const ALIKE = 2
const ALIKE_SHARE = 0.1

/** A noun shared by so many foods is not enough: the food's name must have another word of the line, too. */
function candidates(head: string, telling: readonly string[]): readonly Row[] {
  const called = rowsCalled(head)
  if (called.length <= MOST_CALLED && !VAGUE.has(head)) return called
  const others = telling.filter((word) => word !== head)
  const named = called.filter(({ name }) => others.some((word) => name.toLowerCase().includes(word)))
  return named.length <= MOST_READ ? named : []
}

function between(food: Food, as: readonly Food[]): Food {
  const carbs = as.map(carbsOf)
  const least = Math.min(...carbs, carbsOf(food) * (1 - UNSURE))
  const most = Math.max(...carbs, carbsOf(food) * (1 + UNSURE))
  return same(`${food.id} offered ${least} ${most}`, () => ({ ...food, carbsBetween: { least, most } }))
}

/** The same as for any food whose figures are used for another's (`how-sure.ts`). */
const UNSURE = 0.2
