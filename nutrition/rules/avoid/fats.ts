import type { FoodClass } from './food-class.ts'

/** Milk fats (dairy as a whole is an allergen) and seed fats. */
export const FATS: FoodClass[] = [
  {
    names: 'butter',
    words: [
      {
        terms:
          'butter, buttered, ghee, buttercream, beurre, beurre blanc, hollandaise, bearnaise, mantequilla, shortbread, croissant',
        harmless:
          'peanut butter, almond butter, cashew butter, nut butter, cocoa butter, cacao butter, sunflower butter, sunflower seed butter, seed butter, apple butter, butter bean, butter lettuce, shea butter, coconut butter, mantequilla de mani, mantequilla de cacahuate, mantequilla de cacahuete, mantequilla de almendra, mantequilla de cacao, mantequilla de coco',
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
  {
    names: 'palm oil, palm fat',
    words: [
      { terms: 'palm oil, palm kernel oil, palm fat, red palm oil, dende, dende oil, palm shortening' },
    ],
  },
  {
    names: 'seed oil, industrial seed oil',
    words: [
      {
        terms:
          'seed oil, vegetable oil, canola oil, rapeseed oil, sunflower oil, safflower oil, soybean oil, soy oil, corn oil, cottonseed oil, grape seed oil, rice bran oil, margarine, shortening',
      },
    ],
  },
]
