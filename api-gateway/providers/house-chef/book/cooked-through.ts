import type { BookDish, DishFood } from '../../../dish-book/dish.ts'
import { expand } from '../../../dish-book/expand.ts'
import type { Entry } from '../larder/larder-entry.ts'

/** Minutes in a pan or pot before a raw vegetable is good to eat; 0 for those that are eaten raw. */
const NEEDED: [food: RegExp, minutes: number][] = [
  [/cooked|canned|boiled|baked|mashed|pickled|jarred|roasted/, 0],
  [
    /potato|squash|pumpkin|^beets$|parsnip|turnip(?!-greens)|rutabaga|yam|cassava|taro(?!-leaves)|plantain|celeriac|artichoke$|chayote|calabash|burdock/,
    12,
  ],
  [/brussels|eggplant|collard|cauliflower|romanesco|bitter-melon|luffa|nopales/, 6],
  [/green-beans|yellow-beans|broccoli|okra|leek|turnip-greens|mustard-greens|kohlrabi/, 5],
  [/asparagus|mushrooms|zucchini|pattypan|chard|edamame|corn-|lima|frozen|beet-greens|water-spinach/, 3],
]

export const minutesNeeded = ({ food: { id, group } }: Pick<Entry, 'food'>): number =>
  group === 'vegetable' || /potato|corn-|plantain/.test(id)
    ? (NEEDED.find(([pattern]) => pattern.test(id))?.[1] ?? 0)
    : 0

const known = new WeakMap<DishFood, number>()

/** For how long a dish cooks what is added to a part, in the way that cooks it least. */
export function minutesCooked(dish: BookDish, part: DishFood): number {
  const before = known.get(part)
  if (before !== undefined) return before
  const minutes = Math.min(
    ...dish.ways.map(({ steps, tool }) =>
      minutesOf(
        steps.flatMap((step) => sentencesOf(expand(step, tool) ?? '')),
        part.role,
      ),
    ),
  )
  known.set(part, minutes)
  return minutes
}

const sentencesOf = (step: string): string[] => step.split(/(?<=\.[\]) ]*) (?=[[A-Z{])/)

const TIME = /\{~?(?:(\d) x )?(?:\d+ to )?(\d+) (min|hr)(?: of [\w-]+ [\w-]+)?\}/g
/** Time in which nothing gets hot. */
const WAITS = /\b(?:let [^.]*(?:stand|rest)|chill|refrigerat|cool|marinat|soak|rise|freez|towel)/i
/** Another pan, in which something else cooks. */
const APART =
  /\b(?:in (?:a|an|another) [^.]*\b(?:skillet|pot|saucepan|wok|pan)\b|Bring a [^.]*pot\b|Toast the)/

function minutesOf(sentences: readonly string[], role: string): number {
  const named = new RegExp(`\\{[^{}]*(?<![\\w-])${role}(?![\\w-])[^{}]*\\}`)
  let isIn = false
  let minutes = 0
  for (const sentence of sentences) {
    const at = sentence.search(named)
    if (at >= 0) isIn = true
    else if (APART.test(sentence)) isIn = false
    if (!isIn || WAITS.test(sentence)) continue
    for (const [, times = '1', count, unit] of sentence.slice(Math.max(0, at)).matchAll(TIME))
      minutes += Number(times) * Number(count) * (unit === 'hr' ? 60 : 1)
  }
  return minutes
}
