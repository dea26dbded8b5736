import { describe, expect, it } from 'vitest'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { toolsOf, wayWith } from '../../../dish-book/ways.ts'
import { chances, randomOf } from '../building/random.ts'
import { briefFor, foods } from '../testing/briefs.ts'
import { attempt } from './attempt.ts'
import { layTable } from './lay-table.ts'
import { placeFoods } from './place-foods.ts'
import { rank } from './rank.ts'
import { solve } from './solve.ts'
import { bookTaskFor } from './task.ts'
import { leastMinutes, writeSteps } from './write-steps.ts'

const RULES = { allergies: [], diets: [], avoid: [] }

/** Different requests besides the dish: they change its foods. */
const BRIEFS = [
  briefFor(),
  briefFor({ servings: 12, unwanted: ['onion'] }),
  briefFor({ foods: foods('tofu-firm', 'broccoli') }),
]

describe('the fewest minutes of a way to cook', () => {
  it.each(BRIEFS.map((brief, at) => [at, brief] as const))(
    'are never more than it takes (%i)',
    (_, brief) => {
      const order = bookTaskFor(brief, RULES, 'a guest', 0)
      const longer = DISHES.flatMap((dish) => {
        const placed = placeFoods(dish, order)
        if (!('cast' in placed)) return []
        return toolsOf(dish).flatMap((tool) => {
          const way = wayWith(dish, tool)!
          const amounts = solve(placed.cast, brief.servings, 1, {
            limits: [],
            load: 90,
            netCarbs: 200,
            grams: { least: 0, most: 900 },
          })
          const { minutes } = writeSteps(way, layTable(placed.cast, amounts, way, brief.servings))
          return leastMinutes(way) > minutes ? [`${dish.id}, ${tool}: ${leastMinutes(way)} > ${minutes}`] : []
        })
      })
      expect(longer).toEqual([])
    },
  )

  it('rule out a roast for someone with ten minutes', () => {
    const roasts = DISHES.flatMap(({ ways }) => ways.filter((way) => leastMinutes(way) > 10))
    expect(roasts.length).toBeGreaterThan(100)
  })
})

describe('a dish that is not possible', () => {
  it('says how many minutes it takes, and how near its lightest version comes', () => {
    const named = (id: string, more = {}) => {
      const dish = DISHES.find((one) => one.id === id)!
      const brief = briefFor({ dish: { id, said: dish.title }, ...more })
      return attempt(dish, bookTaskFor(brief, RULES, 'a guest', 0), [])
    }
    const late = named('beef-stew', { minutes: 10 })
    expect(late).toMatchObject({ plate: null, why: { kind: 'minutes' } })
    expect(late.plate === null && late.why.kind === 'minutes' && late.why.minutes).toBeGreaterThan(60)
    const heavy = named('beef-stew', { limits: [{ figure: 'calories', kind: 'at-most', value: 60 }] })
    expect(heavy).toMatchObject({ plate: null, why: { kind: 'limit' } })
    expect(heavy.plate === null && heavy.nearest?.misses).toBeGreaterThan(0)
  })
})

describe('the ranking of dishes', () => {
  it('is the same for a brief ranked before, and different for another seed', () => {
    const brief = briefFor({ foods: foods('lentils-cooked') })
    const ids = (of: typeof brief, seed: string) =>
      rank(DISHES, bookTaskFor(of, RULES, seed, 0)).map(({ dish }) => dish.id)
    const first = ids(brief, 'a guest')
    expect(ids(brief, 'a guest')).toEqual(first)
    expect(ids({ ...brief }, 'a guest')).toEqual(first)
    expect(ids(brief, 'another')).not.toEqual(first)
  })

  it('depends on the rules a brief is ranked under', () => {
    const brief = briefFor()
    const ids = (rules: typeof RULES | { allergies: 'nuts'[]; diets: 'vegan'[]; avoid: string[] }) =>
      rank(DISHES, bookTaskFor(brief, rules, 'a guest', 0)).length
    expect(ids({ allergies: [], diets: ['vegan'], avoid: [] })).toBeLessThan(ids(RULES))
    expect(ids(RULES)).toBe(rank(DISHES, bookTaskFor({ ...brief }, RULES, 'x', 0)).length)
  })
})

describe('what is left to chance', () => {
  it('is drawn from one seed', () => {
    const drawn = chances('guest 7 0 ')
    for (const end of ['', 'chili', 'beef-stew']) expect(drawn(end)).toBe(randomOf(`guest 7 0 ${end}`).next())
  })
})
