import type { MealType } from '@evenplate/domain/options'
import type { Scraps } from './scraps.ts'

/** What the meal is called; the first kind that is named counts. "something sweet after dinner" names no dinner. */
export function mealTypeOf(text: Scraps): MealType | null {
  text.takeAll(
    /\b(?:after|before|until|between|following|post) (?:\w+ )?(?:breakfast|lunch|dinner|supper|meals)\b/g,
  )
  text.takeAll(
    /\b(?:not|no|instead of|rather than|skip(?:ping)?) (?:a |an |for )?(?:breakfast|lunch|dinner|supper|snacks?|desserts?)\b/g,
  )
  for (const [mealType, pattern] of [...NAMED, ...HINTED]) if (text.has(pattern)) return mealType
  return null
}

const NAMED: [MealType, RegExp][] = [
  ['Dessert', /\b(?:desserts?|afters)\b/],
  ['Snack', /\b(?:snacks?|snacking|nibbles?|appetizers?|starter|finger food)\b/],
  ['Breakfast', /\b(?:breakfasts?|brekkie|brunch(?:es)?)\b/],
  ['Lunch', /\b(?:lunch(?:es|box|boxes|time)?|packed lunch)\b/],
  ['Dinner', /\b(?:dinners?|suppers?|evening meal)\b/],
]

const HINTED: [MealType, RegExp][] = [
  [
    'Dessert',
    /\b(?:something sweet|sweet (?:treat|tooth|bite)|treats?|pudding|brownies?|cookies?|crumble|cobbler|mousse|cheesecake|(?:birthday |mug |lava )?cakes?|ice cream|sorbet|panna cotta)\b/,
  ],
  ['Snack', /\b(?:mid-?(?:morning|afternoon)|between meals|afternoon bite|dip)\b/],
  [
    'Breakfast',
    /\b(?:mornings?|overnight oats|porridge|oatmeal|wake up|granola|pancakes?|waffles?|fr[uü]hst[uü]ck|to start (?:the|my) day)\b/,
  ],
  ['Lunch', /\b(?:noon|midday|at work|for the office)\b/],
  ['Dinner', /\b(?:tonight|this evening|weeknight|in the evening|main course)\b/],
]
