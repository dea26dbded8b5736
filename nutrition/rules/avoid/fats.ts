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
  {
    // What is fried in much oil: onions for a soup are not meant.
    names:
      'fried food, deep fried food, fried stuff, fried thing, fried dish, fried item, fried snack, greasy food, greasy stuff, fritura, comida frita',
    words: [
      {
        terms:
          'fried, deep fry, deep frying, for frying, fritter, tempura, katsu, schnitzel, milanesa, french fry, hash brown, tater tot, potato chip, tortilla chip, corn chip, plantain chip, fish and chip, hush puppy, corn dog, mozzarella stick, onion ring, doughnut, churro, crispy onion, chicharron, pork rind, falafel, samosa, pakora, egg roll, spring roll, tostone, maduro, wonton chip',
        harmless:
          'stir fried, stir fry, air fried, oven fried, refried, dry fried, fried tofu puff, egg roll in a bowl, spring roll bowl, rice paper spring roll wrapper',
      },
    ],
  },
]
