import { beforeAll, describe, expect, it } from 'vitest'
import { allowedBy } from '../providers/house-chef/book/allowed-by.ts'
import { type Cast, usualCast } from '../providers/house-chef/book/cast.ts'
import { type BookPlate, cookBookDish } from '../providers/house-chef/book/cook-book-dish.ts'
import { needsHeat } from '../providers/house-chef/book/kinds.ts'
import { spokenSo } from '../providers/house-chef/book/spoken-so.ts'
import type { BookDish } from './dish.ts'
import { DISHES, PLAIN } from './dishes/all-dishes.ts'
import { toolsOf, wayWith } from './ways.ts'

/**
 * Every dish with every tool, for one, four and twelve people, and in the diets that change most; checks for what an editor would
 * strike out.
 */
type Cooked = { dish: BookDish; plate: BookPlate; waits: number; steps: string; said: string }

const AIM = { limits: [], load: 18, netCarbs: 60, grams: { least: 0, most: 900 } }
const all: Cooked[] = []

function cook(
  dish: BookDish,
  cast: Cast,
  tool: Parameters<typeof wayWith>[1],
  servings: number,
  diet?: 'vegan' | 'gluten-free',
): void {
  const way = wayWith(dish, tool)!
  const rules = { allergies: [], diets: diet ? [diet] : [], avoid: [] }
  const keeps = allowedBy(rules)
  const made = cookBookDish(dish, cast, way, {
    servings,
    mealType: dish.meals[0]!,
    aim: AIM,
    allowed: ({ food }) => keeps(food),
    seed: 'kitchen',
  })
  const plate = spokenSo(made, rules)
  if (!plate) return
  const steps = plate.instructions.join(' ')
  all.push({
    dish,
    plate,
    waits: way.waits ?? 0,
    steps,
    said: `${dish.id}, ${tool}, ${servings}${diet ? `, ${diet}` : ''}`,
  })
}

beforeAll(() => {
  for (const dish of [...DISHES, ...PLAIN]) {
    const usual = usualCast(dish, () => true)!
    for (const tool of toolsOf(dish)) for (const servings of [1, 4, 12]) cook(dish, usual, tool, servings)
    for (const diet of ['vegan', 'gluten-free'] as const) {
      const keeps = allowedBy({ allergies: [], diets: [diet], avoid: [] })
      const cast = usualCast(dish, ({ food }) => keeps(food))
      if (cast) cook(dish, cast, dish.ways[0]!.tool, 4, diet)
    }
  }
}, 120_000)

const isUneven = (count: number): boolean => Math.abs(count - Math.round(count)) > 0.05
const DRY_GRAIN = /^(?:rice-(?!noodles).*-dry|quinoa-dry|grits-dry|polenta-dry)$/

/** Where a mistake was found: dish, tool, people and the words. */
const found = (look: (one: Cooked) => string | null | undefined | false): string[] =>
  all.flatMap((one) => {
    const what = look(one)
    return what ? [`${one.said}: ${what}`] : []
  })
const words = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[0]
const line = ({ plate }: Cooked, pattern: RegExp): string | undefined =>
  plate.ingredients.find((one) => pattern.test(one))

const TOOL_NAMED: Record<string, RegExp> = {
  'air-fryer': /air[ -]fr(?:y|ier)/i,
  'slow-cooker': /slow cooker/i,
  'pressure-cooker': /pressure/i,
  microwave: /microwave/i,
  grill: /grill/i,
  blender: /blend|process/i,
}

describe('steps', () => {
  it('give thermometer readings for poultry and ground meat', () => {
    const raw = /^(?!.*(?:broth|hot-dog|kielbasa|andouille|smoked|nuggets|salami|pepperoni)).*/
    expect(
      found(({ plate, steps }) => {
        const meat = plate.items.find(
          ({ entry }) =>
            (entry.kind === 'poultry' || entry.kind === 'mince') &&
            needsHeat(entry) &&
            raw.test(entry.food.id),
        )
        const told = meat?.entry.kind === 'poultry' ? /165 °F|pull apart/ : /16[05] °F|no pink|pull apart/
        return meat && !told.test(steps) && meat.entry.food.id
      }),
    ).toEqual([])
  })

  it('say once how to tell it is done, and rest after the minutes', () => {
    expect(found(({ steps }) => words(steps, /until [^.;]*?,? and until |rest 3 minutes,/))).toEqual([])
    expect(
      found(({ steps }) => words(steps, /(?:^|[.] )(?:cook|grill|fry|sear|brown) the [\w -]+, until/i)),
    ).toEqual([])
    expect(found(({ steps }) => words(steps, /Serve [^.]*\. Serve (?:hot|warm|at once)/))).toEqual([])
  })

  it('name the tool they are for', () => {
    expect(
      found(({ plate, steps }) => {
        const named = TOOL_NAMED[plate.tool]
        return named && !named.test(steps) && plate.tool
      }),
    ).toEqual([])
  })

  it('keep no cooking water unless needed', () => {
    expect(
      found(
        ({ steps }) =>
          /Save (?:½|1) cup of the cooking water/.test(steps) &&
          (steps.match(/cooking water/g) ?? []).length < 2 &&
          'water',
      ),
    ).toEqual([])
  })

  it('name a pan by its size', () => {
    expect(
      found(({ steps }) =>
        words(steps, /\ba (?:baking dish|pie dish|cake pan|loaf pan|baking pan|lined pan|lined dish)\b/),
      ),
    ).toEqual([])
    expect(found(({ steps }) => /baking dish/.test(steps) && words(steps, / in \d dishes/))).toEqual([])
  })

  it('overfill no cooker', () => {
    expect(
      found(({ plate, steps }) => {
        const most = plate.tool === 'slow-cooker' ? 5500 : plate.tool === 'pressure-cooker' ? 5000 : null
        const grams = plate.items.reduce((sum, one) => sum + one.grams, 0)
        return most !== null && grams > most && !/This fills/.test(steps) && `${Math.round(grams)} g`
      }),
    ).toEqual([])
    expect(
      found(({ plate, steps }) => {
        const grams = plate.items.reduce((sum, one) => sum + one.grams, 0)
        return (
          plate.tool === 'air-fryer' &&
          grams > 2600 &&
          !/ in \d+ batches/.test(steps) &&
          `${Math.round(grams)} g`
        )
      }),
    ).toEqual([])
  })

  it('simmer no stew for twelve people in a skillet', () => {
    expect(
      found(({ plate, steps }) => {
        const grams = plate.items.reduce((sum, one) => sum + one.grams, 0)
        return (
          grams > 6500 &&
          /in a (?:large, deep )?skillet/.test(steps) &&
          /simmer/.test(steps) &&
          // A stew in its pot may have something fried next to it.
          !/\bpot\b/.test(steps) &&
          `${Math.round(grams)} g`
        )
      }),
    ).toEqual([])
  })

  it('say one bowl, one slice and one patty for one person', () => {
    expect(
      found(
        ({ plate, steps }) =>
          plate.servings === 1 &&
          words(
            steps,
            /\b(?:in|into|among) (?:bowls|glasses|mugs|plates)\b|\b1 (?:slices|patties|cups|squares|pieces)\b/,
          ),
      ),
    ).toEqual([])
    expect(found(({ steps }) => words(steps, /one (?:slice|piece|square|patty)? ?a serving/))).toEqual([])
  })

  it('boil a grain in the water it absorbs, however little of it there is', () => {
    expect(
      found(({ dish, plate, said }) => {
        const seats = [...plate.version.cast.values()].flat()
        const grain = seats.find(({ entry, as }) => as !== 'lighter' && DRY_GRAIN.test(entry.food.id))
        const wet = seats.filter(
          ({ entry, part }) => part.job === 'liquid' && /^water$|broth/.test(entry.food.id),
        )
        if (!grain || wet.length === 0 || dish.course === 'soup' || /, 1$/.test(said)) return null
        const gramsOf = (id: string) => plate.items.find(({ entry }) => entry.food.id === id)?.grams ?? 0
        const is =
          wet.reduce((sum, { entry }) => sum + gramsOf(entry.food.id), 0) / gramsOf(grain.entry.food.id)
        const usual = wet.reduce((sum, { part }) => sum + part.grams, 0) / grain.part.grams
        return (
          (is < 0.75 * usual || is > 1.35 * usual) &&
          `${is.toFixed(1)} of water to 1, not ${usual.toFixed(1)}`
        )
      }),
    ).toEqual([])
  })

  it('take at least the longest time they name', () => {
    expect(
      found(({ plate, steps, waits }) => {
        const minutes = [...steps.matchAll(/\b(\d+) minutes/g)].map(([, count]) => Number(count))
        const longest = Math.max(0, ...minutes)
        return (
          longest > plate.prepTime + plate.cookTime + Math.max(waits, 0) + 5 &&
          `${longest} of ${plate.prepTime + plate.cookTime} minutes`
        )
      }),
    ).toEqual([])
  })
})

describe('the list', () => {
  it('uses singular and plural correctly', () => {
    expect(
      found((one) =>
        line(
          one,
          /^(?:1|½|¼|⅓|⅔|¾) (?:large |medium |small )?(?:hard-boiled eggs|limes|bananas|tomatoes|eggs)\b/,
        ),
      ),
    ).toEqual([])
    expect(
      found((one) =>
        line(
          one,
          /^(?:[2-9]|\d\d)(?: ½)? (?:large |medium |small )?(?:banana|lime|egg|Asian pear|green chili|red chili|apple|peach)(?: \(|,|$)/,
        ),
      ),
    ).toEqual([])
  })

  it('gives a pound or more in pounds, and never ten cups of vegetables', () => {
    expect(found((one) => line(one, /^(?:1[6-9]|[2-9]\d) oz /))).toEqual([])
    expect(
      found((one) =>
        line(
          one,
          /^(?:[7-9]|1\d)(?: ½)? cups (?:broccoli|Brussels|carrots|cauliflower|mushrooms|cremini|green beans|zucchini|bean sprouts)/,
        ),
      ),
    ).toEqual([])
  })

  it('measures no bay leaf in spoons, and no egg that can be halved', () => {
    expect(found((one) => line(one, /(?:tsp|tbsp|cup) (?:bay leaf|bay leaves)|cups? eggs?,/))).toEqual([])
  })

  it('has shelled shrimp and whole tortillas to roll', () => {
    expect(found((one) => line(one, /^(?!.*(?:peeled|cooked|paste|dried)).*\bshrimp\b/))).toEqual([])
    expect(
      found(({ plate }) => {
        const wrap = plate.items.find(
          ({ entry }) => /tortilla-(?:whole-wheat|flour)/.test(entry.food.id) && entry.unit !== 'cup',
        )
        return wrap && isUneven(wrap.grams / wrap.entry.unitGrams / plate.servings) && wrap.line
      }),
    ).toEqual([])
  })
})

describe('the notes', () => {
  it('name no dish by a bare "plant-based ground" or by its sweetener', () => {
    expect(
      found(({ plate }) =>
        words(plate.title, /Plant-based Ground|with (?:Allulose|Erythritol|Stevia|Almond Flour)/),
      ),
    ).toEqual([])
  })

  it('do not tell anyone to weigh flour in a cake or look for fiber in an onion', () => {
    expect(
      found(({ plate }) =>
        plate.tips.find(
          (tip) =>
            /on the scale/.test(tip) && ['cake', 'cookies', 'bread', 'drink'].includes(plate.book.course),
        ),
      ),
    ).toEqual([])
    expect(
      found(({ plate }) =>
        plate.tips.find((tip) => /\b[1-9] g on the scale/.test(tip) && !/\d\d g on/.test(tip)),
      ),
    ).toEqual([])
  })

  it('do not tell anyone to weigh eggs for their carbohydrate', () => {
    expect(
      found(({ plate }) =>
        plate.tips.find((tip) =>
          /carbohydrate .* (?:in|from) the (?:eggs?|chicken|cheddar|celery)\./.test(tip),
        ),
      ),
    ).toEqual([])
  })

  it('keep rice no longer than three days', () => {
    expect(
      found(
        ({ plate }) =>
          plate.items.some(({ entry }) => /^rice-.*cooked/.test(entry.food.id)) &&
          plate.tips.find((tip) => /[4-9] days in the refrigerator/.test(tip)),
      ),
    ).toEqual([])
  })

  it('use the singular after "a": a warm tortilla, a graham cracker crust', () => {
    expect(
      found(({ plate }) =>
        words(
          plate.description,
          /\ban? (?:(?!of |with )[a-z-]+ ){0,3}(?:tortillas|crackers|buns|rolls|bagels|muffins|peppers|avocados)\b/,
        ),
      ),
    ).toEqual([])
  })

  it('say how long it has to chill, rise or freeze', () => {
    expect(
      found(
        ({ plate, waits }) =>
          waits >= 15 && !/ more to | more for /.test(plate.description) && plate.description,
      ),
    ).toEqual([])
  })
})

it('fry no more vegetables at once than a wok can brown', () => {
  expect(
    found(({ plate, steps }) => {
      if (plate.servings < 12 || !/\bwok\b/.test(steps)) return null
      const fried = plate.instructions.find((step) =>
        /Heat the rest of the \w+ oil\. (?:Add|Cook) the [^.]*, stirring/.test(step),
      )
      const grams = plate.items
        .filter(({ entry, name }) => entry.kind === 'vegetable' && fried?.includes(name))
        .reduce((sum, one) => sum + one.grams, 0)
      return grams > 1000 && !/ batches/.test(fried!) && `${Math.round(grams)} g`
    }),
  ).toEqual([])
})
