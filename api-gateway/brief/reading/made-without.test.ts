import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const wordsOf = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK).readings.map(
    (reading) => reading.text,
  )

describe('"no" that says what a product is made without', () => {
  it.each<[text: string, readings: string[]]>([
    [
      'crockpot pulled pork no sugar bbq sauce',
      ['pulled pork', 'bbq sauce, if it fits', 'in a slow cooker', 'no added sugar'],
    ],
    ['meatloaf with no sugar added ketchup', ['meatloaf', 'ketchup, if it fits', 'no added sugar']],
    ['toast with no salt butter', ['toast', 'unsalted butter']],
    ['parfait with no-fat greek yogurt', ['yogurt parfait', 'nonfat greek yogurt']],
    ['tacos with no carb tortillas', ['tacos', 'low carb tortillas']],
    ['no sodium chicken broth soup', ['chicken broth', 'a soup', 'low in salt']],
    ['keto cheesecake no bake', ['cheesecake', 'no oven', 'keto']],
    ['no boil lasagna noodles', ['lasagna noodles']],
    ['cerdo con salsa barbacoa sin azúcar', ['pork', 'barbecue sauce, if it fits', 'no added sugar']],
  ])('refuses no product: %s', (text, readings) => expect(wordsOf(text)).toEqual(readings))

  it.each<[text: string, readings: string[]]>([
    ['meatloaf no sugar no ketchup', ['meatloaf', 'no ketchup', 'no added sugar']],
    ['no ketchup on my meatloaf', ['meatloaf', 'no ketchup']],
    ['no carbs or rice', ['low-carb', 'no rice']],
    ['no sugar, bread pudding', ['bread pudding', 'no added sugar']],
  ])('and a plain one still refuses: %s', (text, readings) => expect(wordsOf(text)).toEqual(readings))
})
