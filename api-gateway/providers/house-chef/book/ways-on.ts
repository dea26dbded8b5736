import type { Way } from '@evenplate/domain/brief'
import type { Rules } from '@evenplate/nutrition/rules/rules'
import { kitchensIn } from '@evenplate/words/kitchens'
import type { Brief, Limit } from '../../../brief/brief.ts'
import { withoutKitchen } from '../../../brief/kitchens.ts'
import { limitId, ofFigure } from '../../../brief/readings.ts'
import { dishIn, idsOf, lighterOf } from '../../../dish-book/dish.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { isOfKitchen, regionsOf } from '../../../dish-book/kitchens.ts'
import type { Dish } from '../wish/dish.ts'
import { figuresOfOurs } from '../wish/figures-of-ours.ts'
import type { FailedAttempt } from './attempt.ts'
import type { BookPlate } from './cook-book-dish.ts'
import { isFirm } from './firm-styles.ts'
import { foodEntry } from './food-entry.ts'
import { type KeptWay, rulesWithout } from './kept-ways.ts'
import { isNear, nearDishes } from './near-dishes.ts'
import type { BookTask, Wanted } from './task.ts'

/** @param rules if others than those of the request */
export type TryAgain = (brief: Brief, rules?: Rules) => Dish | null

/** The first three suggestions of these kinds. Most require composing a dish, so no more are tried than are shown. */
export const three = (...kinds: (() => Iterable<Way>)[]): Way[] =>
  kinds
    .values()
    .flatMap((kind) => kind())
    .take(3)
    .toArray()

/** The first three that work; each one requires composing a dish. */
export function firstThree<T>(of: readonly T[], wayOf: (one: T) => Way | null): Way[] {
  const ways: Way[] = []
  for (const one of of.slice(0, 10)) {
    const way = wayOf(one)
    if (way) ways.push(way)
    if (ways.length === 3) break
  }
  return ways
}

/** Three ways on. That the food is fine comes first; last, if an allergy or a diet says otherwise. */
export function besideKept(kept: KeptWay | null, ...kinds: (() => Iterable<Way>)[]): Way[] {
  if (!kept) return three(...kinds)
  const { surely, ...way } = kept
  return surely ? three(() => [way], ...kinds) : [...three(...kinds).slice(0, 2), way]
}

/** The book's stand-ins for an excluded food, the most frequent first: tofu for chicken. */
export function standIns({ ids }: Wanted, order: BookTask, tryAgain: TryAgain): IteratorObject<Way> {
  const times = new Map<string, number>()
  for (const dish of DISHES)
    for (const part of dish.foods) {
      const list = idsOf(part)
      const at = list.findIndex((id) => ids.includes(id))
      if (at < 0) continue
      for (const id of [...list, ...lighterOf(part)])
        if (!ids.includes(id)) times.set(id, (times.get(id) ?? 0) + 1)
    }
  const from = ids[0]!
  const usual =
    INSTEAD_OF.find(([kind]) => kind.test(from))?.[1] ?? USUAL[foodEntry(from)?.food.group ?? 'other'] ?? []
  return [...[...times].sort((a, b) => b[1] - a[1]), ...usual.map((id): [string, number] => [id, 0])]
    .filter(([id], at, all) => all.findIndex(([other]) => other === id) === at && foodEntry(id) !== null)
    .filter(([id]) => order.allowed(foodEntry(id)!))
    .slice(0, 4)
    .values()
    .flatMap(([id]) => {
      const foods = order.brief.foods.map((food) =>
        food.ids.some((one) => ids.includes(one)) ? { said: food.said, ids: [from] } : food,
      )
      const other = tryAgain({
        ...order.brief,
        foods,
        instead: [...order.brief.instead, { food: from, by: id }],
      })
      const name = foodEntry(id)!.name
      // What it becomes is clearer than one of its foods.
      const label = order.brief.dish && mentions(other?.title ?? '', name) ? other!.title : `${name} instead`
      return other ? [{ label, choice: `food:${from}:${id}` }] : []
    })
    .take(2)
}

const mentions = (title: string, name: string): boolean =>
  title.toLowerCase().includes(name.toLowerCase().split(' ')[0] ?? name)

/** Nobody rolls a taco in rice: what holds a dish is replaced by what can hold it. */
const INSTEAD_OF: [RegExp, string[]][] = [
  [/^tortilla|wrap|^flatbread|^pita|^naan|^chapati/, ['romaine-lettuce', 'collard-greens', 'tortilla-corn']],
  [
    /^bread|bun(?:s|$|-)|^bagel|roll|muffin/,
    ['romaine-lettuce', 'portobello-mushrooms', 'bread-whole-wheat'],
  ],
  [/pasta|noodles|spaghetti|macaroni/, ['zucchini', 'shirataki-noodles', 'spaghetti-squash']],
]

/** What most cooks would use instead, if the book has no stand-in. */
const USUAL: Partial<Record<string, string[]>> = {
  protein: ['tofu-firm', 'chicken-breast', 'chickpeas-canned', 'white-beans'],
  carbohydrate: ['rice-brown-cooked', 'quinoa-cooked', 'potato'],
  dairy: ['soy-milk-unsweetened', 'soy-yogurt', 'coconut-milk'],
}

/** A diet from this request, not from a profile, can be removed here. */
export function dietWays(order: BookTask, tryAgain: TryAgain): Iterable<Way> {
  const { brief } = order
  return brief.readings
    .values()
    .filter(({ kind, mendable }) => kind === 'diet' && mendable)
    .flatMap(({ id, text }) => {
      const other = { ...brief, diets: brief.diets.filter((diet) => id !== `diet:${diet}`) }
      return tryAgain(other, rulesWithout(order, other))
        ? [{ label: `not ${text}`, choice: `drop:${id}` }]
        : []
    })
}

/** Removes the reading that named a food. */
export function dropWay({ brief }: BookTask, said: string, label: string): Way[] {
  const slug = said.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const reading =
    brief.readings.find(({ id, kind }) => kind === 'food' && id.endsWith(`:${slug}`)) ??
    brief.readings.find(
      ({ kind, text }) => kind === 'food' && text.toLowerCase().includes(said.toLowerCase()),
    )
  return reading?.mendable ? [{ label, choice: `drop:${reading.id}` }] : []
}

/** Another food for the one with the most carbohydrate: lettuce shells for tortillas. */
export function* swapWays(
  { dish, attempt: { why } }: FailedAttempt,
  order: BookTask,
  tryAgain: TryAgain,
): Iterable<Way> {
  if (why.kind !== 'limit') return
  const asked = new Set(order.wanted.flatMap(({ ids }) => ids))
  let found = 0
  for (const part of dish.foods) {
    const id = idsOf(part).find((one) => asked.has(one)) ?? idsOf(part)[0]!
    if ((foodEntry(id)?.food.per100g.carbs ?? 0) < 8) continue
    for (const by of [...lighterOf(part), ...idsOf(part)]
      .filter((one) => one !== id && isLighter(one, id))
      .slice(0, 4)) {
      const other = tryAgain({ ...order.brief, instead: [...order.brief.instead, { food: id, by }] })
      const name = foodEntry(by)?.name
      if (!other || !name) continue
      yield {
        label: `${other.title}${other.title.toLowerCase().includes(name.toLowerCase()) ? '' : ` with ${name}`}${gramsWords(other, order)}`,
        choice: `food:${id}:${by}`,
      }
      found += 1
      break
    }
    if (found === 2) return
  }
}

/** Worth suggesting: at least a third less carbohydrate by weight. */
const isLighter = (one: string, other: string): boolean =>
  (foodEntry(one)?.food.per100g.carbs ?? 100) < 0.67 * (foodEntry(other)?.food.per100g.carbs ?? 0)

/** "14 g", for the figure that was asked for. */
function gramsWords(dish: Dish, { brief }: BookTask): string {
  const [limit] = brief.limits
  if (!limit) return ''
  const is = countOf(dish)[limit.figure] ?? 0
  return `, ${Math.round(is)} ${limit.figure === 'calories' ? 'calories' : 'g'}`
}

/** The same dish with a limit that can be met. */
export function limitWays(nearest: FailedAttempt | null, order: BookTask, tryAgain: TryAgain): Way[] {
  const plate = nearest?.attempt.nearest ?? null
  const missed = missedOf(plate, order)
  if (!plate || !missed || nearest?.attempt.why.kind !== 'limit') return []
  const { limit, is } = missed
  for (const more of [0, 2, 5, 10, 20]) {
    // If a dish is far from what was asked, a looser limit is easier to meet together with the others.
    const share = limit.kind === 'at-least' ? 1 - more / 28 : 1
    const value =
      limit.kind === 'at-least'
        ? Math.floor(is * share)
        : limit.kind === 'at-most'
          ? Math.ceil(is) + more
          : Math.round(is) + more
    if (value < 1 || (limit.kind === 'at-least' && value >= limit.value)) continue
    const limits = order.brief.limits.map((one) => (one === limit ? { ...one, value } : one))
    const other = tryAgain({ ...order.brief, limits })
    if (other)
      return [
        {
          label: `${other.title}, ${Math.round(countOf(other)[limit.figure] ?? 0)} ${limit.figure === 'calories' ? 'calories' : 'g'}`,
          choice: `limit:${limit.figure === 'netCarbs' ? 'net-carbs' : limit.figure}:${limit.kind}:${value}`,
        },
      ]
  }
  return []
}

/** Suggestions without one thing that a person can remove here. */
export function* dropWays(order: BookTask, tryAgain: TryAgain): Iterable<Way> {
  const { brief } = order
  for (const food of brief.foods) {
    const way = dropWay(order, food.said, `without ${food.said}`)
    if (way.length > 0 && tryAgain({ ...brief, foods: brief.foods.filter((one) => one !== food) })) yield* way
  }
  for (const base of brief.bases ?? []) {
    const bases = (brief.bases ?? []).filter((one) => one !== base)
    const foods = brief.foods.filter(({ said }) => said !== base.food)
    const other = tryAgain({ ...brief, bases, foods })
    if (other) yield { label: `${other.title} as it is usually made`, choice: `drop:base:${base.kind}` }
  }
  for (const dish of brief.also ?? []) {
    const also = (brief.also ?? []).filter((one) => one !== dish)
    const reading = brief.readings.find(({ id, mendable }) => mendable && id === `dish:${dish.id}`)
    const other = reading && tryAgain({ ...brief, also })
    if (other) yield { label: `${other.title} alone`, choice: `drop:${reading.id}` }
  }
  for (const style of brief.style.filter(isFirm)) {
    const reading = brief.readings.find(({ id, mendable }) => mendable && id === `style:${style}`)
    const other = reading && tryAgain({ ...brief, style: brief.style.filter((one) => one !== style) })
    if (reading && other)
      yield { label: `${other.title}, without “${reading.text}”`, choice: `drop:${reading.id}` }
  }
  for (const kitchen of kitchensIn(brief.style)) {
    const reading = brief.readings.find(
      ({ id, mendable }) => mendable && id === `style:kitchen-${kitchen.id}`,
    )
    const other = reading && tryAgain(withoutKitchen(brief, kitchen))
    if (reading && other) yield { label: `${other.title}, not ${kitchen.name}`, choice: `drop:${reading.id}` }
  }
  const without: [string, Brief, string][] = [
    ['minutes', { ...brief, minutes: null }, 'take the time it needs'],
    ['tool', { ...brief, tools: { use: null, without: [] } }, 'cook it another way'],
    ['course', { ...brief, course: null }, 'any kind of dish'],
    ['meal', { ...brief, mealType: null }, 'at any meal'],
  ]
  for (const [kind, changed, label] of without) {
    const reading = brief.readings.find((one) => one.kind === kind && one.mendable)
    if (!reading) continue
    const other = tryAgain(changed)
    if (other)
      yield {
        label: kind === 'minutes' ? `${other.title}, ${other.prepTime + other.cookTime} minutes` : label,
        choice: `drop:${reading.id}`,
      }
  }
}

/** Dishes of the same region, where a kitchen has none that fits: a Dominican dish for who asks for a Guyanese one. */
export function regionWays({ brief }: BookTask, tryAgain: TryAgain): Way[] {
  if (brief.dish || brief.foods.length > 0) return []
  const kitchens = kitchensIn(brief.style).map(({ id }) => id)
  const near = [...kitchens, ...kitchens.flatMap(regionsOf)].flatMap((region) =>
    DISHES.filter(
      (dish) => isOfKitchen(dish, region) && (!brief.mealType || dish.meals.includes(brief.mealType)),
    ),
  )
  return firstThree([...new Set(near)], (dish) => {
    const other = tryAgain({ ...brief, dish: { id: dish.id, said: dish.title } })
    return other ? { label: other.title, choice: `dish:${dish.id}` } : null
  }).slice(0, 2)
}

export function* otherDishes(order: BookTask, tryAgain: TryAgain): Iterable<Way> {
  const { brief } = order
  const named = dishIn(DISHES, brief.dish?.id)
  if (!named) return
  let found = 0
  const shown = new Set<string>()
  const others = nearDishes(named.title, order, named).filter(({ id }) => id !== named.id)
  const near = others.slice(0, 40).filter((dish) => isNear(dish, named))
  for (const dish of [...near, ...others.slice(0, 14).filter((one) => !near.includes(one))].slice(0, 14)) {
    // Something further off is only offered where nothing near is possible.
    if (found > 0 && !near.includes(dish)) return
    const other = tryAgain({ ...brief, dish: { id: dish.id, said: dish.title }, also: [] })
    // Two dishes may lead to the same one.
    if (!other || shown.has(other.title)) continue
    shown.add(other.title)
    yield { label: `${other.title}${gramsWords(other, order)}`, choice: `dish:${dish.id}` }
    found += 1
    if (found === 2) return
  }
}

/** Suggestions without one of the limits, or with another dish that meets all of them. */
export function* looserWays({ brief }: BookTask, tryAgain: TryAgain): Iterable<Way> {
  for (const limit of brief.limits) {
    const reading = brief.readings.find(({ id, mendable }) => mendable && id === limitId(limit))
    const other = reading && tryAgain({ ...brief, limits: brief.limits.filter((one) => one !== limit) })
    if (!reading || !other) continue
    const is = Math.round(countOf(other)[limit.figure] ?? 0)
    yield { label: `${other.title}, ${is} ${ofFigure(limit.figure)}`, choice: `drop:${reading.id}` }
  }
  const reading = brief.dish && brief.readings.find(({ kind, mendable }) => kind === 'dish' && mendable)
  const [next = null, ...also] = brief.also ?? []
  // Without it, nothing of the request would be left.
  if (!next && brief.foods.length === 0) return
  const other = reading && tryAgain({ ...brief, dish: next, also })
  // Chips of zucchini are no answer to a lasagna.
  const isSameCourse = dishIn(DISHES, other?.form)?.course === dishIn(DISHES, brief.dish?.id)?.course
  if (reading && other && isSameCourse)
    yield { label: `${other.title} instead`, choice: `drop:${reading.id}` }
}

/** Dishes of the book that meet the whole request except the foods that cannot be had. */
export function likeDishes(order: BookTask, tryAgain: TryAgain): Way[] {
  const { brief } = order
  const said = [brief.dish?.said ?? '', ...brief.foods.map(({ said }) => said), ...brief.style].join(' ')
  const named = dishIn(DISHES, brief.dish?.id)
  const near = nearDishes(said, order).filter((dish) => !named || (dish !== named && isNear(dish, named)))
  return firstThree(near, (dish) => {
    const other = tryAgain({
      ...brief,
      dish: { id: dish.id, said: dish.title },
      also: [],
      foods: brief.foods,
    })
    return other ? { label: other.title, choice: `dish:${dish.id}` } : null
  })
}

/** If limits conflict, dropping one helps: the rest is then tried again. */
export const oneBoundLess = ({ brief }: BookTask): Way[] =>
  brief.readings
    .filter(({ kind, mendable }) => mendable && BOUNDS.has(kind))
    .map(({ id, text }) => ({ label: `without “${text}”`, choice: `drop:${id}` }))

const BOUNDS = new Set(['tool', 'limit', 'minutes', 'course', 'meal'])

/** If two things prevent it at once: a similar dish without the limits that it breaks. `anyKind`: any dish rather than none. */
export function likeAlone(order: BookTask, tryAgain: TryAgain, anyKind = false): Way[] {
  const { brief } = order
  const named = dishIn(DISHES, brief.dish?.id)
  const near = nearDishes(named?.title ?? brief.foods.map(({ said }) => said).join(' '), order, named)
  return firstThree(
    near.filter((dish) => dish !== named && (anyKind || !named || isNear(dish, named))),
    (dish) => {
      const fits = tryAgain({ ...brief, dish: { id: dish.id, said: dish.title }, also: [], foods: [] })
      return fits ? { label: `${fits.title}${gramsWords(fits, order)}`, choice: `dish:${dish.id}` } : null
    },
  )
}

export function missedOf(
  nearest: BookPlate | null,
  { brief }: BookTask,
): { limit: Limit; is: number } | null {
  if (!nearest) return null
  const counted = countOf(nearest)
  const all = brief.limits.map((limit) => ({ limit, is: counted[limit.figure] ?? 0 }))
  return (
    all.find(({ limit: { kind, value, figure }, is }) =>
      kind === 'at-most'
        ? is > value
        : kind === 'at-least'
          ? is < value
          : Math.abs(is - value) > (figure === 'calories' ? 25 : 3),
    ) ?? null
  )
}

const countOf = (dish: Pick<Dish, 'ingredients' | 'servings'>) => figuresOfOurs(dish).perServing
