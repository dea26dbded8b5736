import type { Way } from '@evenplate/domain/brief'
import { AppError } from '@evenplate/domain/errors'
import { foodKeeps, type Rules } from '@evenplate/nutrition/rules/rules'
import { termOf } from '@evenplate/words/parts'
import type { Brief, Limit } from '../../../brief/brief.ts'
import { limitId, ofFigure } from '../../../brief/readings.ts'
import { type BookDish, type DishFood, dishIn, idsOf, lighterOf } from '../../../dish-book/dish.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { capital, isPlural } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import type { Dish } from '../wish/dish.ts'
import { figuresOfOurs } from '../wish/figures-of-ours.ts'
import type { FailedAttempt, Obstacle } from './attempt.ts'
import { baseFor } from './bases.ts'
import { contradictionIn } from './contradiction.ts'
import type { BookPlate } from './cook-book-dish.ts'
import { isFirm } from './firm-styles.ts'
import { foodEntry } from './food-entry.ts'
import { allergyWords, type KeptWay, keptWay, rulesWithout } from './kept-ways.ts'
import { refusedPart } from './parts-refused.ts'
import { type BookTask, FLOURED, type Wanted } from './task.ts'

/** @param rules if others than those of the request */
export type TryAgain = (brief: Brief, rules?: Rules) => Dish | null

/** @throws AppError `cannot_be_done` if the dish asked for is named after a food that an allergy excludes */
export function mustNotContradict(dish: BookDish, order: BookTask, tryAgain: TryAgain): void {
  const found = contradictionIn(dish, order)
  if (!found) return
  const { food, why, by } = found
  const from = idsOf(found.part)[0]!
  const ways = by
    .slice(0, 4)
    .values()
    .flatMap((id) => {
      const instead = [...order.brief.instead, { food: from, by: id }]
      const other = tryAgain({ ...order.brief, instead })
      return other ? [{ label: other.title, choice: `food:${from}:${id}` }] : []
    })
  throw failure(
    [
      `${dish.title} is made with ${foodEntry(food.id)?.name ?? food.name}, which ${'allergy' in why ? `doesn’t go with ${allergyWords(why.allergy)}` : `you asked to leave out`}.`,
    ],
    besideKept(
      keptWay(foodEntry(from)?.name ?? food.name, from, order, tryAgain),
      () => ways.take(2),
      () => otherDishes(order, tryAgain),
    ),
  )
}

/** @throws AppError `cannot_be_done` if a food is asked for that we do not know, or that the rules exclude */
export function knownFoods(order: BookTask, tryAgain: TryAgain): void {
  const unknown: { said: string; ids?: string[] }[] = [
    ...order.wanted.filter(({ ids }) => ids.every((id) => foodEntry(id)?.food.per100g.carbs === null)),
    ...order.brief.unknown.map((said) => ({ said })),
  ]
  if (unknown.length > 0)
    throw failure(
      unknown.map(
        ({ said, ids = [] }) =>
          `We don’t know ${ids.length > 0 ? `how much carbohydrate ${said} ${isPlural(said) ? 'have' : 'has'}` : said}, so we can’t count ${isPlural(said) ? 'them' : 'it'}.`,
      ),
      three(
        () => unknown.flatMap(({ said }) => dropWay(order, said, `without ${said}`)),
        () => likeDishes(order, tryAgain),
      ),
    )
  allowedFoods(order, tryAgain)
}

/** @throws AppError `cannot_be_done` if the rules exclude a food that is asked for, whichever provider cooks */
export function allowedFoods(order: BookTask, tryAgain: TryAgain): void {
  const forbidden = order.wanted.filter(({ ids, entries }) => ids.length > 0 && entries.length === 0)
  if (forbidden.length > 0)
    throw failure(
      forbidden.map(
        (food) =>
          `${capital(food.said)} ${
            isPlural(food.said)
              ? whyForbidden(food, order)
                  .replace(/^is /, 'are ')
                  .replace(/^doesn’t /, 'don’t ')
              : whyForbidden(food, order)
          }.`,
      ),
      besideKept(
        forbidden.length === 1 ? keptWay(forbidden[0]!.said, forbidden[0]!.ids[0]!, order, tryAgain) : null,
        () => forbidden.values().flatMap((food) => standIns(food, order, tryAgain)),
        () => forbidden.flatMap(({ said }) => dropWay(order, said, `without ${said}`)),
        () => dietWays(order, tryAgain),
        () => likeDishes(order, tryAgain),
      ),
    )
}

/** The book's stand-ins for an excluded food, the most frequent first: tofu for chicken. */
function standIns({ ids }: Wanted, order: BookTask, tryAgain: TryAgain): IteratorObject<Way> {
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
  const usual = USUAL[foodEntry(from)?.food.group ?? 'other'] ?? []
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
      return other ? [{ label: `${foodEntry(id)!.name} instead`, choice: `food:${from}:${id}` }] : []
    })
    .take(2)
}

/** What most cooks would use instead, if the book has no stand-in. */
const USUAL: Partial<Record<string, string[]>> = {
  protein: ['tofu-firm', 'chicken-breast', 'chickpeas-canned', 'white-beans'],
  carbohydrate: ['rice-brown-cooked', 'quinoa-cooked', 'potato'],
  dairy: ['soy-milk-unsweetened', 'soy-yogurt', 'coconut-milk'],
}

/** A diet from this request, not from a profile, can be removed here. */
function dietWays(order: BookTask, tryAgain: TryAgain): Iterable<Way> {
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

/** What prevents a request from being met, and up to three suggestions, each of them tried. */
export function cannotBeDone(order: BookTask, failed: FailedAttempt[], tryAgain: TryAgain): AppError {
  const { brief } = order
  if (brief.dish && failed.length === 0)
    return failure(
      [`${capital(brief.dish.said)} is not in our recipe book yet.`],
      firstThree(nearDishes(brief.dish.said, order), (dish) =>
        tryAgain({ ...brief, dish: { id: dish.id, said: dish.title } })
          ? { label: dish.title, choice: `dish:${dish.id}` }
          : null,
      ),
    )
  const nearest = nearestOf(failed)
  const obstacles =
    nearest && (brief.dish || nearest.attempt.why.kind !== 'food')
      ? [sentenceOf(nearest.dish, nearest.attempt.why, nearest.attempt.nearest, order)]
      : [nothingHolds(order)]
  const ways: Way[] = []
  const kinds = [
    () => (nearest ? swapWays(nearest, order, tryAgain) : []),
    () => limitWays(nearest, order, tryAgain),
    () => dropWays(order, tryAgain),
    () => (brief.dish ? otherDishes(order, tryAgain) : []),
    () => looserWays(order, tryAgain),
    () => (ways.length < 2 ? likeDishes(order, tryAgain) : []),
    () => (ways.length < 2 ? likeAlone(order, tryAgain) : []),
    () => (ways.length < 2 ? oneBoundLess(order) : []),
  ]
  const said = new Set<string>()
  for (const kind of kinds) {
    if (ways.length === 3) break
    for (const way of kind()) {
      if (!said.has(way.choice)) ways.push(way)
      said.add(way.choice)
      if (ways.length === 3) break
    }
  }
  return failure(obstacles, ways)
}

/** The first three suggestions of these kinds. Most require composing a dish, so no more are tried than are shown. */
const three = (...kinds: (() => Iterable<Way>)[]): Way[] =>
  kinds
    .values()
    .flatMap((kind) => kind())
    .take(3)
    .toArray()

/** Three ways on. That the food is fine comes first; last, if an allergy or a diet says otherwise. */
function besideKept(kept: KeptWay | null, ...kinds: (() => Iterable<Way>)[]): Way[] {
  if (!kept) return three(...kinds)
  const { surely, ...way } = kept
  return surely ? three(() => [way], ...kinds) : [...three(...kinds).slice(0, 2), way]
}

/** Suggestions without one of the limits, or with another dish that meets all of them. */
function* looserWays({ brief }: BookTask, tryAgain: TryAgain): Iterable<Way> {
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
  if (reading && other) yield { label: `${other.title} instead`, choice: `drop:${reading.id}` }
}

/** Dishes of the book that meet the whole request except the foods that cannot be had. */
function likeDishes(order: BookTask, tryAgain: TryAgain): Way[] {
  const { brief } = order
  const said = [brief.dish?.said ?? '', ...brief.foods.map(({ said }) => said), ...brief.style].join(' ')
  return firstThree(nearDishes(said, order), (dish) => {
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
const oneBoundLess = ({ brief }: BookTask): Way[] =>
  brief.readings
    .filter(({ kind, mendable }) => mendable && BOUNDS.has(kind))
    .map(({ id, text }) => ({ label: `without “${text}”`, choice: `drop:${id}` }))

const BOUNDS = new Set(['tool', 'limit', 'minutes', 'course', 'meal'])

/** If two things prevent it at once: a similar dish without the limits that it breaks. */
function likeAlone(order: BookTask, tryAgain: TryAgain): Way[] {
  const { brief } = order
  const named = dishIn(DISHES, brief.dish?.id)
  const near = nearDishes(named?.title ?? brief.foods.map(({ said }) => said).join(' '), order, named)
  return firstThree(
    near.filter(({ id }) => id !== named?.id),
    (dish) => {
      const fits = tryAgain({ ...brief, dish: { id: dish.id, said: dish.title }, also: [], foods: [] })
      return fits ? { label: `${fits.title}${gramsWords(fits, order)}`, choice: `dish:${dish.id}` } : null
    },
  )
}

/** "We know no dessert with chicken." */
function nothingHolds({ brief }: BookTask): string {
  if (brief.foods.length === 0) return NOTHING_FITS
  const kind = (brief.course ?? brief.mealType ?? 'dish').toLowerCase()
  const styles = brief.readings.filter(({ id }) => isFirm(id.replace(/^style:/, ''))).map(({ text }) => text)
  return `We don’t know any ${kind} with ${and(...brief.foods.map(({ said }) => said))} that ${styles.length > 0 ? `is ${and(...styles)} and ` : ''}fits all of this.`
}

/** The words for a style on the page: "to eat on the go". */
const styleWords = (style: string, { brief }: BookTask): string =>
  brief.readings.find(({ id }) => id === `style:${style}`)?.text ?? style

const NOTHING_FITS = 'We don’t know a dish that fits all of this.'

function failure(obstacles: string[], ways: Way[]): AppError {
  return new AppError('cannot_be_done', { message: obstacles.join(' '), details: { obstacles, ways } })
}

/** The dish that came closest: a narrowly missed limit before a food without a place. */
function nearestOf(failed: FailedAttempt[]): FailedAttempt | null {
  const worth = ({ attempt: { why, nearest } }: FailedAttempt): number =>
    why.kind === 'limit' && nearest ? nearest.misses : why.kind === 'minutes' ? 100 + why.minutes : 1000
  return failed.reduce<FailedAttempt | null>(
    (best, one) => (!best || worth(one) < worth(best) ? one : best),
    null,
  )
}

/** The first three that work; each one requires composing a dish. */
function firstThree<T>(of: readonly T[], wayOf: (one: T) => Way | null): Way[] {
  const ways: Way[] = []
  for (const one of of.slice(0, 10)) {
    const way = wayOf(one)
    if (way) ways.push(way)
    if (ways.length === 3) break
  }
  return ways
}

const saidLimit = ({ figure, kind, value }: Limit): string =>
  `${kind.replace('-', ' ')} ${value} ${ofFigure(figure)}`

function sentenceOf(dish: BookDish, why: Obstacle, nearest: BookPlate | null, order: BookTask): string {
  const title = nearest?.title ?? dish.title
  const named = order.brief.dish !== null
  switch (why.kind) {
    case 'limit': {
      const missed = missedOf(nearest, order)
      if (!missed) return `${title} would have a high glycemic load even in its lightest version.`
      const { limit, is } = missed
      const bound =
        limit.kind === 'at-least' ? 'the most' : limit.kind === 'at-most' ? 'the least' : 'the nearest'
      return `${named ? title : `The closest we know${withFoods(order)}, ${title},`} has ${numberOf(is)} ${ofFigure(limit.figure)} a serving${named ? ` at ${bound}` : ''}; you asked for ${saidLimit(limit)}.`
    }
    case 'minutes':
      return `${named ? title : `The quickest we know${withFoods(order)}`} takes ${why.minutes} minutes; you have ${order.brief.minutes}.`
    case 'tool':
      return `${title} can’t be made ${toolWords(order.brief)}.`
    case 'food': {
      // The food was meant as the base of the dish.
      const part = order.bases.some(({ food }) => food === why.food.said)
        ? dish.foods.find((one) => baseFor(one, order))
        : undefined
      if (part) return baseSentence(title, part, order)
      return order.brief.dish ? `${capital(why.food.said)} would not go in ${title}.` : NOTHING_FITS
    }
    case 'style':
      return `${title} is not ${styleWords(why.style, order)}.`
    case 'part': {
      const usual = foodEntry(idsOf(why.part)[0]!)
      const refused = refusedPart(dish, why.part, order)
      if (refused)
        return `${title} ${isPlural(title) ? 'are' : 'is'} made with ${usual?.name ?? why.part.role}, and you asked for no ${termOf(refused, order.brief.unwanted)}.`
      if (baseFor(why.part, order)) return baseSentence(title, why.part, order)
      return `${title} needs ${usual?.name ?? why.part.role}, which ${usual ? whyForbidden({ said: '', ids: [usual.food.id], entries: [] }, order) : 'we can’t use here'}.`
    }
    default:
      return `${title} does not fit all of this.`
  }
}

/** "Hamburgers are made with a bun, and we don’t know them with portobello buns." */
function baseSentence(title: string, part: DishFood, order: BookTask): string {
  const [are, them] = isPlural(title) ? ['are', 'them'] : ['is', 'it']
  const usual = foodEntry(idsOf(part)[0]!)?.name ?? part.role
  return `${title} ${are} made with ${usual}, and we don’t know ${them} with ${baseFor(part, order)?.said}.`
}

/** " with beef", if foods were asked for. */
const withFoods = ({ brief: { foods } }: BookTask): string =>
  foods.length > 0 ? ` with ${and(...foods.map(({ said }) => said))}` : ''

/** A figure just over a limit is never shown as the limit itself. */
const numberOf = (is: number): string => (Math.round(is * 10) / 10).toString().replace(/\.0$/, '')

function missedOf(nearest: BookPlate | null, { brief }: BookTask): { limit: Limit; is: number } | null {
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

const TOOLS: Record<string, string> = {
  'slow-cooker': 'in a slow cooker',
  'pressure-cooker': 'in a pressure cooker',
  'air-fryer': 'in an air fryer',
  microwave: 'in a microwave',
  oven: 'in the oven',
  stove: 'on the stove',
  grill: 'on a grill',
  blender: 'in a blender',
  none: 'without cooking',
}

function toolWords({ tools }: Brief): string {
  const missing = tools.without.map(
    (tool) => `${/^[aeiou]/.test(tool) ? 'an' : 'a'} ${tool.replaceAll('-', ' ')}`,
  )
  return tools.use ? TOOLS[tools.use]! : `without ${missing.join(' or ')}`
}

function whyForbidden({ ids }: Wanted, { rules }: BookTask): string {
  const foods = ids.flatMap((id) => foodEntry(id)?.food ?? [])
  const none = { allergies: [], diets: [], avoid: [] }
  for (const allergy of rules.allergies)
    if (foods.every((food) => !foodKeeps(food, { ...none, allergies: [allergy] })))
      return `doesn’t go with ${allergyWords(allergy)}`
  for (const diet of rules.diets)
    if (foods.every((food) => !foodKeeps(food, { ...none, diets: [diet] }))) return `is not ${diet}`
  return foods.every(({ id }) => FLOURED.test(id)) && rules.avoid.every((term) => keeps(foods, term))
    ? 'is thickened with flour, which you asked to avoid'
    : 'is something you asked to avoid'
}

const keeps = (foods: readonly Parameters<typeof foodKeeps>[0][], term: string): boolean =>
  foods.every((food) => foodKeeps(food, { allergies: [], diets: [], avoid: [term] }))

/** Removes the reading that named a food. */
function dropWay({ brief }: BookTask, said: string, label: string): Way[] {
  const slug = said.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const reading =
    brief.readings.find(({ id, kind }) => kind === 'food' && id.endsWith(`:${slug}`)) ??
    brief.readings.find(
      ({ kind, text }) => kind === 'food' && text.toLowerCase().includes(said.toLowerCase()),
    )
  return reading?.mendable ? [{ label, choice: `drop:${reading.id}` }] : []
}

/** Another food for the one with the most carbohydrate: lettuce shells for tortillas. */
function* swapWays(
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
function limitWays(nearest: FailedAttempt | null, order: BookTask, tryAgain: TryAgain): Way[] {
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
function* dropWays(order: BookTask, tryAgain: TryAgain): Iterable<Way> {
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

function* otherDishes(order: BookTask, tryAgain: TryAgain): Iterable<Way> {
  const { brief } = order
  const named = dishIn(DISHES, brief.dish?.id)
  if (!named) return
  let found = 0
  const near = nearDishes(named.title, order, named).filter(({ id }) => id !== named.id)
  for (const dish of near.slice(0, 14)) {
    const other = tryAgain({ ...brief, dish: { id: dish.id, said: dish.title }, also: [] })
    if (!other) continue
    yield { label: `${other.title}${gramsWords(other, order)}`, choice: `dish:${dish.id}` }
    found += 1
    if (found === 2) return
  }
}

/** Similar dishes first: same food, cuisine and course; otherwise by words in common with a name. */
function nearDishes(said: string, { brief }: BookTask, like?: BookDish): BookDish[] {
  const words = said
    .slice(0, NAMED_IN)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
  const asked = new Set(brief.foods.flatMap(({ ids }) => ids))
  const scored = DISHES.map((dish) => {
    const names = namesOf(dish)
    const course = like ? dish.course === like.course : !brief.course || dish.course === brief.course
    return {
      dish,
      score:
        (names.includes(words.at(-1) ?? ' ') ? 3 : 0) +
        words.filter((word) => names.includes(word)).length * 2 +
        words.filter((word) => dish.says.includes(word)).length +
        (course ? 1 : 0) +
        (like ? likeness(dish, like) : 0) +
        dish.foods.filter((part) => part.defines && idsOf(part).some((id) => asked.has(id))).length * 2,
    }
  })
  return scored.sort((a, b) => b.score - a.score).map(({ dish }) => dish)
}

/** Only this many characters of the name asked for are compared. */
const NAMED_IN = 120

const allNames = new WeakMap<BookDish, string>()

function namesOf(dish: BookDish): string {
  const known = allNames.get(dish)
  if (known !== undefined) return known
  const names = [dish.title, ...(dish.en ?? []), ...dish.es].join(' ').toLowerCase()
  allNames.set(dish, names)
  return names
}

const KITCHENS =
  /mexican|italian|indian|thai|chinese|japanese|korean|vietnamese|greek|spanish|caribbean|african|middle-eastern/g

/** The same main food counts most, then the cuisine. */
function likeness(dish: BookDish, like: BookDish): number {
  const mains = (one: BookDish) =>
    one.foods.filter(({ defines }) => defines).flatMap((part) => idsOf(part).slice(0, 2))
  const known = new Set(mains(like))
  const kitchens = like.says.match(KITCHENS) ?? []
  return (
    Math.min(6, mains(dish).filter((id) => known.has(id)).length * 2) +
    kitchens.filter((kitchen) => dish.says.includes(kitchen)).length * 2 +
    (dish.course === like.course ? 2 : 0)
  )
}
