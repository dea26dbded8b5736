import type { LineFigures, Recipe } from '@evenplate/domain/recipe'
import type { ShopFood } from '@evenplate/domain/shop-food'
import type { PantryItem } from '../fill.ts'
import type { Plan, PlannedDish, Slot, SlotContent } from '../plan.ts'
import type { PlanRules } from '../rules.ts'

const RULES: PlanRules = {
  counts: 'total',
  budgets: { Breakfast: null, Lunch: null, Dinner: null, Snacks: null },
  onWeekdays: [],
  meals: ['Breakfast', 'Lunch', 'Dinner'],
  snacks: 1,
  minutes: [null, null, null, null, null, null, null],
  mostLoad: null,
  mostSodium: null,
  leastFiber: null,
  dietary: [],
  allergies: [],
  avoid: '',
  allowsAtLeast: false,
  cooksTwice: true,
  portion: 1,
  plates: 0,
}

/** A line that was read as this food; `null` grams means it gives no weight. */
export const line = (foodId: string | null, grams: number | null, text?: string): LineFigures =>
  ({
    line: text ?? `${grams} g ${foodId}`,
    food: foodId,
    foodId,
    grams,
    rest: text === undefined ? (foodId ?? '') : '',
  }) as LineFigures

/** A dish with only the fields that the list reads: servings and lines. */
export const dish = (id: string, servings: number, lines: LineFigures[]): PlannedDish => ({
  id,
  from: { kind: 'model' },
  recipe: { title: id, servings, figures: { lines } } as unknown as Recipe,
})

export const slot = (id: string, content: SlotContent | null, more: Partial<Slot> = {}): Slot => ({
  id,
  day: '2026-11-23',
  meal: 'Dinner',
  content,
  locked: false,
  portion: 1,
  plates: 0,
  why: null,
  changed: 0,
  ...more,
})

export const cooks = (id: string, of: string, more: Partial<Slot> = {}): Slot =>
  slot(id, { kind: 'dish', dish: of }, more)

export const eatsLeftovers = (id: string, of: string, more: Partial<Slot> = {}): Slot =>
  slot(id, { kind: 'leftover', of, frozen: false }, more)

export const planOf = (slots: Slot[], dishes: PlannedDish[]): Plan => ({
  version: 1,
  week: '2026-11-23',
  rules: RULES,
  slots,
  dishes: Object.fromEntries(dishes.map((one) => [one.id, one])),
})

export const pantry = (food: string, grams: number): PantryItem => ({
  id: `${food}-${grams}`,
  food,
  label: food,
  grams,
  useBy: null,
})

const sizes = (kind: 'package' | 'carton', density = 1) =>
  [250, 500, 1000].map((label) => ({ kind, grams: label * density, label }))

export const EGG: ShopFood = {
  id: 'egg',
  name: 'eggs',
  aisle: 'dairy',
  buy: { by: 'piece', grams: 50, one: 'egg', many: 'eggs' },
  packages: [6, 10, 12].map((label) => ({ kind: 'pieces', grams: label * 50, label })),
}
export const FLOUR: ShopFood = {
  id: 'flour',
  name: 'all-purpose flour',
  aisle: 'baking',
  buy: { by: 'g' },
  packages: sizes('package'),
}
export const MILK: ShopFood = {
  id: 'milk',
  name: 'whole milk',
  aisle: 'dairy',
  buy: { by: 'ml', density: 1.03 },
  packages: sizes('carton', 1.03),
}
export const CHICKPEAS: ShopFood = {
  id: 'chickpeas',
  name: 'chickpeas',
  aisle: 'cans',
  buy: { by: 'g' },
  packages: [{ kind: 'can', grams: 240, label: 400 }],
}
export const TOMATOES: ShopFood = {
  id: 'canned-tomatoes',
  name: 'canned tomatoes',
  aisle: 'cans',
  buy: { by: 'g' },
  packages: [{ kind: 'can', grams: 400, label: 400 }],
}
export const CUMIN: ShopFood = {
  id: 'cumin',
  name: 'ground cumin',
  aisle: 'spices',
  buy: { by: 'jar' },
  packages: [{ kind: 'jar', grams: 40, label: 40 }],
}
export const SALMON: ShopFood = {
  id: 'salmon',
  name: 'salmon',
  aisle: 'fish',
  buy: { by: 'g' },
  packages: [],
}
export const ASPARAGUS: ShopFood = {
  id: 'asparagus',
  name: 'asparagus',
  aisle: 'produce',
  buy: { by: 'g' },
  packages: [],
  edible: 0.5,
}
export const ONION: ShopFood = {
  id: 'onion',
  name: 'onion',
  aisle: 'produce',
  buy: { by: 'piece', grams: 110, one: 'onion', many: 'onions' },
  packages: [],
}
export const PARSLEY: ShopFood = {
  id: 'parsley',
  name: 'parsley',
  aisle: 'produce',
  buy: { by: 'piece', grams: 60, one: 'bunch', many: 'bunches' },
  packages: [],
}
export const RICE: ShopFood = {
  id: 'rice-dry',
  name: 'white rice',
  aisle: 'dry',
  buy: { by: 'g' },
  packages: sizes('package'),
}
export const COOKED_RICE: ShopFood = {
  id: 'rice-cooked',
  name: 'cooked white rice',
  aisle: 'dry',
  buy: { by: 'g' },
  packages: [],
  boughtAs: { id: 'rice-dry', times: 0.35, source: 'USDA' },
}

export const SHOP: ReadonlyMap<string, ShopFood> = new Map(
  [EGG, FLOUR, MILK, CHICKPEAS, TOMATOES, CUMIN, SALMON, ASPARAGUS, ONION, PARSLEY, RICE, COOKED_RICE].map(
    (food) => [food.id, food],
  ),
)
