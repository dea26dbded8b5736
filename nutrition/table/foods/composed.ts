import type { Food, Nutrients } from '../food.ts'
import { citrus } from './citrus.ts'
import { driedPulses } from './dried-pulses.ts'
import { eggs } from './eggs.ts'
import { fatsAndOils } from './fats-and-oils.ts'
import { flours } from './flours.ts'
import { foodIn } from './food-row.ts'
import { GI, like } from './glycemic-index.ts'
import { nutsAndSeeds } from './nuts-and-seeds.ts'
import { rice } from './rice.ts'
import { spices } from './spices.ts'
import { sugarsAndSyrups } from './sugars-and-syrups.ts'
import { vinegarsAndDressings } from './vinegars-and-dressings.ts'

const PARTS = [
  ...citrus,
  ...driedPulses,
  ...eggs,
  ...fatsAndOils,
  ...flours,
  ...nutsAndSeeds,
  ...rice,
  ...spices,
  ...sugarsAndSyrups,
  ...vinegarsAndDressings,
]

const carbohydrate = foodIn('carbohydrate')
const other = foodIn('other')
const fat = foodIn('fat')

/**
 * Foods nobody we may cite has published, computed from a usual recipe of foods USDA has: grams of each, and grams
 * of what they make (water comes and goes). An estimate, so each says which recipe stands in and has its range.
 */
export const composedFoods: Food[] = [
  carbohydrate('mochi', 'plain mochi', '', made({ 'rice-glutinous-dry': 100 }, 160), {
    also: ['japanese rice cake', 'kirimochi'],
    gi: like(GI.glutinousRice),
    usual: { piece: 50, cup: 150 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    ...recipe('100 g glutinous rice for 160 g'),
  }),
  carbohydrate('tteok', 'Korean rice cakes', '', made({ 'flour-rice': 100 }, 160), {
    also: ['tteok', 'garaetteok', 'tteokbokki rice cake', 'rice cake stick', 'korean rice cake stick'],
    gi: like(GI.jasmine),
    usual: { piece: 12, cup: 150 },
    breaks: ['low-carb', 'low-gi', 'keto', 'paleo'],
    ...recipe('100 g rice flour for 160 g'),
  }),
  carbohydrate('injera', 'injera', '', made({ 'flour-teff': 100 }, 240), {
    also: ['teff flatbread'],
    gi: like(GI.flatbread),
    usual: { piece: 110 },
    breaks: ['low-carb', 'keto', 'paleo'],
    ...recipe('100 g teff flour for 240 g'),
  }),
  carbohydrate('idli-dosa-batter', 'dosa batter', '', made({ 'rice-white-dry': 300, 'urad-dal': 100 }, 950), {
    also: ['idli batter', 'idli', 'dosa'],
    gi: like(GI.jasmine),
    usual: { cup: 240, piece: 40, tbsp: 15 },
    breaks: ['low-carb', 'keto', 'paleo'],
    ...recipe('300 g rice and 100 g urad dal for 950 g'),
  }),
  carbohydrate('masa-dough', 'masa dough', '', made({ 'flour-corn': 228 }, 583), {
    also: ['prepared masa', 'fresh masa'],
    gi: like(GI.tacoShells),
    usual: { cup: 240 },
    breaks: ['low-carb', 'keto', 'paleo'],
    ...recipe('2 cups masa harina and 1 1/2 cups water'),
  }),
  fat('mixed-seeds', 'mixed seeds', '', made({ 'pumpkin-seeds': 50, 'sunflower-seeds': 50 }, 100), {
    also: ['seed mix'],
    gi: like(GI.cashews),
    usual: { cup: 135, tbsp: 8.4, tsp: 2.8 },
    allergens: ['sesame'],
    ...recipe('pumpkin and sunflower seeds, half and half'),
  }),
  fat('flax-egg', 'flax egg', '', made({ 'flaxseed-ground': 7 }, 52), {
    also: ['flaxseed egg'],
    usual: { piece: 52 },
    ...recipe('1 tbsp ground flaxseed and 3 tbsp water'),
  }),
  other(
    'lemon-curd-home',
    'home-made lemon curd',
    '',
    made({ egg: 150, sugar: 200, 'lemon-juice': 122, butter: 113 }, 560),
    {
      also: ['homemade lemon curd'],
      gi: like(GI.sucrose),
      usual: { cup: 300, tbsp: 19, tsp: 6.3 },
      allergens: ['eggs', 'dairy'],
      breaks: ['vegan', 'dairy-free', 'low-carb', 'keto', 'paleo'],
      ...recipe('3 eggs, 1 cup sugar, 1/2 cup lemon juice and 1/2 cup butter'),
    },
  ),
  other(
    'vinegar-rice-seasoned',
    'seasoned rice vinegar',
    '',
    made({ 'vinegar-rice': 60, sugar: 25, salt: 6 }, 91),
    {
      also: ['sushi vinegar', 'sushi rice vinegar'],
      gi: like(GI.sucrose),
      usual: { tbsp: 16, tsp: 5.3, cup: 250 },
      breaks: ['keto', 'paleo'],
      ...recipe('4 tbsp rice vinegar, 2 tbsp sugar and 1 tsp salt'),
    },
  ),
  other('balsamic-glaze', 'balsamic glaze', '', made({ 'vinegar-balsamic': 300 }, 100), {
    also: ['balsamic reduction'],
    gi: like(GI.grapes),
    usual: { tbsp: 20, tsp: 6.7, cup: 320 },
    breaks: ['low-carb', 'keto'],
    ...recipe('balsamic vinegar boiled down to a third'),
  }),
]

function recipe(of: string): { source: string; standIn: string } {
  return { source: `Computed from USDA SR28: ${of}`, standIn: 'a usual recipe' }
}

/** The eight figures of 100 g: null where one of the parts has none. @throws at start where the table has no such food */
function made(parts: Record<string, number>, grams: number): Parameters<typeof carbohydrate>[3] {
  const of = (figure: keyof Nutrients) => {
    const each = Object.entries(parts).map(([id, part]) => {
      const food = PARTS.find((one) => one.id === id)
      if (!food) throw new Error(`no food ${id} to compose from`)
      const per100g = food.per100g[figure]
      return per100g === null ? null : (per100g * part) / grams
    })
    return each.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
  }
  return [
    of('calories'),
    of('carbs'),
    of('fiber'),
    of('protein'),
    of('fat'),
    of('saturatedFat'),
    of('sugars'),
    of('sodium'),
  ]
}
