import { beforeAll, describe, expect, it } from 'vitest'
import { DISHES, PLAIN } from '../../../dish-book/dishes/all-dishes.ts'
import { toolsOf, wayWith } from '../../../dish-book/ways.ts'
import { allowedBy } from './allowed-by.ts'
import { usualCast } from './cast.ts'
import { type BookPlate, cookBookDish } from './cook-book-dish.ts'
import { greased } from './greasing.ts'
import { panned } from './vessels.ts'
import { writeText } from './write-steps.ts'

/** Every dish for four, with each tool, and as a vegan gets it. */
const all: { said: string; plate: BookPlate; steps: string }[] = []
const AIM = { limits: [], load: 18, netCarbs: 60, grams: { least: 0, most: 900 } }

beforeAll(() => {
  for (const dish of [...DISHES, ...PLAIN])
    for (const diet of [null, 'vegan'] as const) {
      const keeps = allowedBy({ allergies: [], diets: diet ? [diet] : [], avoid: [] })
      const allowed = ({ food }: { food: Parameters<typeof keeps>[0] }) => keeps(food)
      const cast = usualCast(dish, allowed)
      if (!cast) continue
      for (const tool of diet ? [dish.ways[0]!.tool] : toolsOf(dish)) {
        const order = { servings: 4, mealType: dish.meals[0]!, aim: AIM, allowed, seed: 'words' }
        const plate = cookBookDish(dish, cast, wayWith(dish, tool)!, order)
        all.push({ said: `${dish.id}, ${tool}, ${diet}`, plate, steps: plate.instructions.join(' ') })
      }
    }
}, 60_000)

const found = (look: (one: (typeof all)[number]) => string | undefined): string[] =>
  all.flatMap((one) => {
    const what = look(one)
    return what ? [`${one.said}: ${what}`] : []
  })

describe('every dish', () => {
  it('heats a pressure cooker on its setting, not over a flame', () => {
    expect(
      found(
        ({ steps }) => /in (?:a|the) pressure cooker[^.]*sauté setting over [a-z-]+ heat/.exec(steps)?.[0],
      ),
    ).toEqual([])
  })

  it('ends no list in the middle', () => {
    expect(found(({ plate }) => /\b(?:and|with|or)[.,;]/.exec(plate.description)?.[0])).toEqual([])
  })

  it('counts eggs, yolks and whites', () => {
    expect(
      found(({ plate }) =>
        plate.ingredients.find((line) =>
          /(?:oz|lb) eggs?\b(?! n)|(?:oz|tbsp|cup) egg (?:yolk|white)/.test(line),
        ),
      ),
    ).toEqual([])
  })

  it('says how avocados are cut', () => {
    expect(
      found(({ plate, steps }) =>
        plate.ingredients.find(
          (line) =>
            /(?:medium|large) avocado/.test(line) &&
            !/, (?!ripe$)/.test(line) &&
            !/(?:mash|blend|scoop|slice|halve|cut|quarter|chop|pull|shred|tear|spoon)[^.]*avocado|avocado[^.]*(?:mash|blend|scoop|slice|halve|cut|chop|strips)/i.test(
              steps,
            ),
        ),
      ),
    ).toEqual([])
  })

  it('is shown with as many cooking minutes as one of its pots takes', () => {
    expect(
      found(({ plate, steps }) => {
        const potatoes = /(?:boil|steam|simmer)[^.;]*?(\d+) minutes/gi
        const longest = Math.max(0, ...[...steps.matchAll(potatoes)].map(([, count]) => Number(count)))
        return longest > plate.cookTime + 1 && !/soak|stand|freez|overnight/i.test(steps)
          ? `${longest} of ${plate.cookTime} minutes`
          : undefined
      }),
    ).toEqual([])
  })
})

describe('a baking dish', () => {
  it('holds pepper halves side by side', () => {
    expect(panned(['Set the peppers, cut side up, in a baking dish.'], 1900, 4)[0]).toContain('9-by-13-inch')
    expect(panned(['Pour into a baking dish.'], 1900, 4)[0]).toContain('8-inch')
  })

  it('holds as many cups in water as people eat', () => {
    const step = 'Set the cups in a baking dish with 1 inch of hot water.'
    expect(panned([step], 500, 4)[0]).toContain('an 8-inch square baking dish')
    expect(panned([step], 1800, 10)[0]).toContain('two 9-by-13-inch baking dishes')
  })

  it('is lined, not greased, without any fat', () => {
    expect(greased(['Grease an 8-inch square baking dish.', 'Bake on an oiled sheet pan.'], false)).toEqual([
      'Line an 8-inch square baking dish with parchment paper.',
      'Bake on a lined sheet pan.',
    ])
    expect(greased(['Grease a pan.'], true)).toEqual(['Grease a pan.'])
  })
})

it('closes a list that lost its last food', () => {
  const table = { seats: () => [], grams: () => 0, servings: 4, batches: 1, loads: 'batches' }
  expect(writeText('Ham, peppers, onion and {cheese}.', table)).toBe('Ham, peppers and onion.')
  expect(writeText('Fried eggs with {cheese}.', table)).toBe('Fried eggs.')
})
