import { NO_NUTRITION } from '@evenplate/domain/nutrients'
import type { LineFigures } from '@evenplate/domain/recipe'
import type { ShopFood } from '@evenplate/domain/shop-food'
import { mondayOf } from '@evenplate/meal-plan/dates'
import type { Plan, PlannedDish } from '@evenplate/meal-plan/plan'
import { newPlan } from '../plan/new-plan.ts'
import { localDay } from '../plan/words.ts'
import { sampleDish } from './sample-dishes.ts'
import { sampleId, slotAt } from './sample-week.ts'

/** The current week: a list without a week in its address shows this one. */
export const THIS_WEEK = mondayOf(localDay(new Date()))

/** A line that was read as this food; null if none was found. */
const line = (text: string, foodId: string | null, grams: number | null): LineFigures => ({
  line: text,
  food: foodId,
  foodId,
  grams,
  weighedBy: null,
  source: null,
  nutrition: NO_NUTRITION,
  gi: null,
  giSource: null,
  glycemicLoad: null,
  negligible: false,
  rest: '',
  note: '',
  carbsBetween: null,
  carriesCarbs: true,
  giEstimate: false,
  plateShare: null,
})

function dish(at: number, title: string, lines: LineFigures[]): PlannedDish {
  const made = sampleDish(sampleId(900 + at), title, 44)
  const recipe = { ...made.recipe, figures: { ...made.recipe.figures, lines } }
  return { ...made, recipe }
}

export const CHILI = dish(1, 'Three-Bean Chili', [
  line('2 cans kidney beans', 'kidney-beans', 480),
  line('2 onions', 'onion', 220),
  line('2 tsp ground cumin', 'cumin', 4),
  line('1 packet of my aunt’s spice mix', null, null),
])
export const EGGS = dish(2, 'Spinach and Feta Scramble', [
  line('8 eggs', 'egg', 400),
  line('200 g spinach', 'spinach', 200),
  line('100 g feta', 'feta', 100),
])
export const SALMON = dish(3, 'Lemon Salmon with Quinoa', [
  line('600 g salmon', 'salmon', 600),
  line('200 g spinach', 'spinach', 200),
  line('1 onion', 'onion', 110),
])

/** Chili for four on Monday, whose leftovers are Tuesday's lunch; eggs on Wednesday; salmon on Friday. */
export function shoppingWeek(week = THIS_WEEK): Plan {
  const plan = newPlan(week)
  const slots = plan.slots.map((slot, at) => ({ ...slot, id: sampleId(at) }))
  const empty = { ...plan, slots }
  const [monday, tuesday, wednesday, friday] = [
    slotAt(empty, 0, 'Dinner'),
    slotAt(empty, 1, 'Lunch'),
    slotAt(empty, 2, 'Breakfast'),
    slotAt(empty, 4, 'Dinner'),
  ]
  const stands = new Map<string, Partial<Plan['slots'][number]>>([
    [monday.id, { content: { kind: 'dish', dish: CHILI.id }, plates: 2 }],
    [tuesday.id, { content: { kind: 'leftover', of: monday.id, frozen: false } }],
    [wednesday.id, { content: { kind: 'dish', dish: EGGS.id }, plates: 3 }],
    [friday.id, { content: { kind: 'dish', dish: SALMON.id }, plates: 3 }],
  ])
  return {
    ...empty,
    slots: slots.map((slot) => ({ ...slot, ...stands.get(slot.id) })),
    dishes: Object.fromEntries([CHILI, EGGS, SALMON].map((one) => [one.id, one])),
  }
}

/** How the shop sells them, as `GET /api/foods` returns it. */
export const SHOP_FOODS: ShopFood[] = [
  {
    id: 'kidney-beans',
    name: 'kidney beans',
    aisle: 'cans',
    buy: { by: 'g' },
    packages: [{ kind: 'can', grams: 255, label: 425 }],
  },
  {
    id: 'onion',
    name: 'onions',
    aisle: 'produce',
    buy: { by: 'piece', grams: 110, one: 'onion', many: 'onions' },
    packages: [],
  },
  { id: 'spinach', name: 'spinach', aisle: 'produce', buy: { by: 'g' }, packages: [] },
  { id: 'cumin', name: 'ground cumin', aisle: 'spices', buy: { by: 'jar' }, packages: [] },
  {
    id: 'egg',
    name: 'eggs',
    aisle: 'dairy',
    buy: { by: 'piece', grams: 50, one: 'egg', many: 'eggs' },
    packages: [
      { kind: 'pieces', grams: 300, label: 6 },
      { kind: 'pieces', grams: 600, label: 12 },
    ],
  },
  {
    id: 'feta',
    name: 'feta',
    aisle: 'dairy',
    buy: { by: 'g' },
    packages: [{ kind: 'package', grams: 200, label: 200 }],
  },
  { id: 'salmon', name: 'salmon', aisle: 'fish', buy: { by: 'g' }, packages: [] },
]
