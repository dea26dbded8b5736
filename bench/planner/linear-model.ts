import { leftoverWay } from '../../meal-plan/filling/leftovers.ts'
import type { Problem, SearchSlot } from '../../meal-plan/filling/problem.ts'
import { AGAIN_DAYS, ALIKE_DAYS, FRESH_UNTIL, WEIGHTS } from '../../meal-plan/filling/weights.ts'
import { PORTIONS } from '../../meal-plan/rules.ts'

/** Terms of one linear expression: a factor for each variable. */
type Sum = Map<string, number>
/** One way to fill a place: its variable, what is eaten, and the place it was cooked in. */
type Way = { name: string; at: number; dish: number; servings: number; cookedAt: number; isCooked: boolean }

/**
 * The whole penalty of a week as a mixed-integer linear program in CPLEX's LP format, for weeks without locked slots. Every
 * pair of dish and portion, and every leftover, is a yes or no. Written from the definitions of the terms, not from the search.
 */
export function linearModel(problem: Problem): string {
  const model = new Model()
  const ways = problem.places.map((place, at) => waysAt(problem, place, at))
  const all = ways.flat()
  for (const [at, own] of ways.entries()) {
    model.binaries.push(`e${at}`)
    model.cost(`e${at}`, WEIGHTS.empty)
    model.row([[`e${at}`, 1], ...own.map(({ name }): [string, number] => [name, 1])], '=', 1)
    for (const way of own) {
      model.binaries.push(way.name)
      model.cost(way.name, ownPrice(problem, way))
    }
  }
  linkLeftovers(model, all)
  repeats(model, problem, all)
  freshFood(model, problem, all)
  foodAtHome(model, problem, all)
  uneven(model, problem, ways)
  if (problem.cooksTwice) {
    const eaten = all.filter(({ isCooked }) => !isCooked).map(({ name }): [string, number] => [name, 1])
    model.cost('wanted', WEIGHTS.leftovers)
    model.row([['wanted', 1], ...eaten], '>=', problem.leftoversWanted)
    model.row(
      [['wanted', 1], ...eaten.map(([name]): [string, number] => [name, -1])],
      '>=',
      -problem.leftoversWanted,
    )
  }
  return model.text()
}

class Model {
  readonly binaries: string[] = []
  private readonly costs: Sum = new Map()
  private readonly rows: string[] = []
  private named = 0

  /** A new variable, 0 or more. */
  fresh = (): string => `v${this.named++}`

  cost(name: string, each: number): void {
    this.costs.set(name, (this.costs.get(name) ?? 0) + each)
  }

  row(terms: [string, number][], sign: '=' | '>=' | '<=', bound: number): void {
    const sum: Sum = new Map()
    for (const [name, factor] of terms) sum.set(name, (sum.get(name) ?? 0) + factor)
    this.rows.push(`r${this.rows.length}: ${written(sum)} ${sign} ${bound}`)
  }

  text(): string {
    return [
      'Minimize',
      `obj: ${written(this.costs)}`,
      'Subject To',
      ...this.rows,
      'Binaries',
      this.binaries.join('\n'),
      'End',
    ].join('\n')
  }
}

const written = (sum: Sum): string =>
  [...sum]
    .map(([name, factor]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor).toFixed(9)} ${name}`)
    .join('\n ')

function waysAt({ places, dishes, cooksTwice }: Problem, place: SearchSlot, at: number): Way[] {
  const cooked = [...place.options].map((option): Way => {
    const [dish, portion] = [option >> 2, option & 3]
    return {
      name: `x${at}_${dish}_${portion}`,
      at,
      dish,
      servings: PORTIONS[portion]!,
      cookedAt: at,
      isCooked: true,
    }
  })
  if (!place.isMain || !cooksTwice) return cooked
  const eaten = places.flatMap((cooking, of): Way[] => {
    if (!cooking.isMain || cooking.day >= place.day) return []
    return [...new Set([...cooking.options].map((option) => option >> 2))]
      .filter((dish) => leftoverWay(dishes[dish]!, place.day - cooking.day) !== null)
      .flatMap((dish) =>
        PORTIONS.flatMap((servings, portion): Way[] =>
          Number.isFinite(place.eating[dish * 4 + portion]!)
            ? [{ name: `l${at}_${of}_${dish}_${portion}`, at, dish, servings, cookedAt: of, isCooked: false }]
            : [],
        ),
      )
  })
  return [...cooked, ...eaten]
}

function ownPrice({ places, dishes }: Problem, { at, dish, servings, cookedAt, isCooked }: Way): number {
  const place = places[at]!
  const eating = place.eating[dish * 4 + PORTIONS.indexOf(servings as (typeof PORTIONS)[number])]!
  if (isCooked) return eating + place.cooking[dish]!
  const days = place.day - places[cookedAt]!.day
  return eating + (leftoverWay(dishes[dish]!, days) === 'freezer' ? WEIGHTS.frozen : WEIGHTS.waiting * days)
}

/** At most one meal eats the leftovers of a place, and only of the dish cooked there. */
function linkLeftovers(model: Model, all: Way[]): void {
  const keyOf = ({ cookedAt, dish }: Way) => `${cookedAt} ${dish}`
  const eaten = Map.groupBy(
    all.filter(({ isCooked }) => !isCooked),
    keyOf,
  )
  const cooked = Map.groupBy(
    all.filter(({ isCooked }) => isCooked),
    keyOf,
  )
  for (const [key, ways] of eaten)
    model.row(
      [
        ...ways.map(({ name }): [string, number] => [name, 1]),
        ...cooked.get(key)!.map(({ name }): [string, number] => [name, -1]),
      ],
      '<=',
      0,
    )
}

/** Each span of days pays for every cooking of a dish or a tag after the first. */
function repeats(model: Model, { places, dishes, shared }: Problem, all: Way[]): void {
  const cooked = all.filter(({ isCooked }) => isCooked)
  const excess = (ways: Way[], first: number, days: number, price: number) => {
    const inside = ways.filter(({ at }) => places[at]!.day >= first && places[at]!.day < first + days)
    if (price === 0 || new Set(inside.map(({ at }) => at)).size < 2) return
    const name = model.fresh()
    model.cost(name, price)
    model.row([[name, 1], ...inside.map((way): [string, number] => [way.name, -1])], '>=', -1)
  }
  for (let dish = 0; dish < dishes.length; dish++) {
    const ways = cooked.filter((way) => way.dish === dish)
    const weight = shared.againWeights[dish]!
    for (let first = 1 - AGAIN_DAYS; first < 7; first++)
      excess(ways, first, AGAIN_DAYS, WEIGHTS.again * weight)
    excess(ways, 0, 7, WEIGHTS.againInWeek * weight)
  }
  for (const [tag, weight] of shared.tagWeights.entries()) {
    const ways = cooked.filter(({ dish }) => shared.tags[dish]!.includes(tag))
    for (let first = 1 - ALIKE_DAYS; first < 7; first++) excess(ways, first, ALIKE_DAYS, weight)
  }
}

function freshFood(model: Model, { places, shared }: Problem, all: Way[]): void {
  for (const food of shared.freshFoods.keys())
    for (const isLate of [false, true]) {
      const ways = all.filter(
        ({ isCooked, at, dish }) =>
          isCooked && places[at]!.day > FRESH_UNTIL === isLate && shared.fresh[dish]!.includes(food),
      )
      if (ways.length === 0) continue
      const name = model.fresh()
      model.cost(name, WEIGHTS.fresh)
      for (const [, own] of Map.groupBy(ways, ({ at }) => at))
        model.row([[name, 1], ...own.map((way): [string, number] => [way.name, -1])], '>=', 0)
    }
}

function foodAtHome(model: Model, { places, dishes, shared }: Problem, all: Way[]): void {
  for (const { food, grams, lastDay } of shared.atHome) {
    const name = model.fresh()
    model.cost(name, WEIGHTS.spoiled)
    const uses = all
      .filter(
        ({ dish, cookedAt }) => places[cookedAt]!.day <= lastDay && (dishes[dish]!.foods[food] ?? 0) > 0,
      )
      .map((way): [string, number] => [
        way.name,
        (dishes[way.dish]!.foods[food]! * (way.servings + places[way.at]!.slot.plates)) / grams,
      ])
    model.row([[name, 1], ...uses], '>=', 1)
  }
}

function uneven(model: Model, { places, dishes }: Problem, ways: Way[][]): void {
  const distance = ({ at, dish, servings }: Way) =>
    dishes[dish]!.carbs * servings - (places[at]!.budget?.carbs ?? 0)
  for (const [at, { after }] of places.entries()) {
    if (after < 0) continue
    const name = model.fresh()
    model.cost(name, WEIGHTS.uneven)
    const here = ways[at]!.map((way): [string, number] => [way.name, distance(way)])
    const there = ways[after]!.map((way): [string, number] => [way.name, distance(way)])
    const minus = (terms: [string, number][]) =>
      terms.map(([one, factor]): [string, number] => [one, -factor])
    // An empty place differs from no other.
    const unless: [string, number][] = [
      [`e${at}`, FAR],
      [`e${after}`, FAR],
    ]
    model.row([[name, 1], ...minus(here), ...there, ...unless], '>=', 0)
    model.row([[name, 1], ...here, ...minus(there), ...unless], '>=', 0)
  }
}

/** More grams than any two plates can differ by. */
const FAR = 400
