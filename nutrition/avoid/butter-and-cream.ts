import type { FoodClass } from './food-class.ts'

/** Fats of milk; all of dairy is an allergen. */
export const BUTTER_AND_CREAM: FoodClass[] = [
  {
    names: 'butter',
    words: [
      {
        terms:
          'butter, buttered, ghee, buttercream, beurre, beurre blanc, hollandaise, bearnaise, mantequilla, shortbread, croissant',
        harmless:
          'peanut butter, almond butter, cashew butter, nut butter, cocoa butter, cacao butter, sunflower butter, sunflower seed butter, seed butter, apple butter, butter bean, butter lettuce, shea butter, coconut butter',
        promises: 'vegan, dairy free, plant based',
      },
    ],
  },
  {
    names: 'cream',
    words: [
      {
        terms: 'cream, half and half, creme fraiche, crema',
        harmless:
          'cream of tartar, coconut cream, cashew cream, oat cream, soy cream, nice cream, cream of wheat',
        promises: 'vegan, dairy free, plant based',
      },
    ],
  },
]
