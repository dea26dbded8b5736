import type { Food } from '@evenplate/nutrition/table/food'
import { type Entry, entry } from './larder-entry.ts'
import { carbohydrates, dairies, fruits, milks, toppings } from './others.ts'
import { proteins } from './proteins.ts'
import { vegetables } from './vegetables.ts'

/** Everything that can fill a role in a dish. */
export const LARDER: Entry[] = [
  ...proteins,
  ...vegetables,
  ...carbohydrates,
  ...fruits,
  ...toppings,
  ...dairies,
  ...milks,
]

const byFood = new Map<string, Entry[]>()
for (const one of LARDER) byFood.set(one.food.id, [...(byFood.get(one.food.id) ?? []), one])

/** The larder's entries for a food, one or more. */
export const larderEntries = (id: string): readonly Entry[] => byFood.get(id) ?? []

/**
 * An entry for a food that the larder lacks, as far as its group says how to cook it. Null for foods without an obvious place on a
 * plate.
 */
export function improvised(food: Food): Entry | null {
  const make = IMPROVISED.find(({ is }) => is(food))
  if (!make || food.per100g.carbs === null) return null
  const hasCup = food.measures.some(({ unit }) => unit === 'cup')
  return entry(make.kind, food.id, food.name, make.cut, make.ways, {
    unit: make.unit === 'cup' && !hasCup ? 'lb' : make.unit,
  })
}

type Improvised = {
  is: (food: Food) => boolean
  kind: Entry['kind']
  ways: string
  cut: string
  unit: string
}

const PREPARED =
  /cooked|canned|dried|dry|frozen|puree|powder|sauce|juice|baked|boiled|mashed|fried|smoked|deli|bacon|salami|prosciutto|pepperoni|hot dog|roe|imitation|paste|pickle|zest/i

/** Eaten raw, which is not safe for everyone; cooked, they are pointless. */
const SPROUTS = /sprouts?$/i

const IMPROVISED: Improvised[] = [
  {
    is: (food) =>
      food.group === 'vegetable' &&
      !PREPARED.test(food.name) &&
      !SPROUTS.test(food.name) &&
      (food.per100g.carbs ?? 0) < 15,
    kind: 'vegetable',
    ways: 'roast:22 fry:6 simmer:10',
    cut: 'cut into bite-size pieces',
    unit: 'cup',
  },
  {
    is: (food) => food.allergens.includes('fish') && food.group === 'protein' && !PREPARED.test(food.name),
    kind: 'fish',
    ways: 'roast:13 pan:8 parcel:15',
    cut: 'in portions',
    unit: 'lb',
  },
  {
    is: (food) =>
      food.allergens.includes('shellfish') && food.group === 'protein' && !PREPARED.test(food.name),
    kind: 'shellfish',
    ways: 'fry:5 simmer:5 pan:5',
    cut: 'cleaned',
    unit: 'lb',
  },
  {
    is: (food) => /^(?:ground|extra-lean ground|80% lean ground)/.test(food.name),
    kind: 'mince',
    ways: 'brown:8 patty:12 ball:18',
    cut: '',
    unit: 'lb',
  },
  {
    is: (food) => food.group === 'fruit' && !PREPARED.test(food.name),
    kind: 'fruit',
    ways: 'fresh bake',
    cut: 'cut into bite-size pieces',
    unit: 'cup',
  },
]
