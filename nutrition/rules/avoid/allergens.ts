import type { Allergen } from '../../table/food.ts'

/** Words people type that mean a whole allergen. */
export const ALLERGENS: [string, Allergen[]][] = [
  ['seafood', ['fish', 'shellfish']],
  ['shellfish, crustacean, mollusc, mollusk', ['shellfish']],
  ['fish, finfish', ['fish']],
  ['dairy, lactose, milk, milk product, casein, milk protein, dairy protein, cow milk', ['dairy']],
  ['nut', ['nuts']],
  ['egg, egg product', ['eggs']],
  ['soy, soya, soybean, soya bean', ['soy']],
  ['wheat', ['wheat']],
  ['gluten, coeliac, celiac, coeliac disease, celiac disease', ['gluten']],
  ['sesame, sesame seed, tahini', ['sesame']],
]
