import type { BookDish } from '../../dish.ts'
import { aguasFrescas } from './aguas-frescas.ts'
import { chaasAndJaljeera } from './chaas-and-jaljeera.ts'
import { coldDrinks } from './cold-drinks.ts'
import { hotDrinks } from './hot-drinks.ts'
import { smoothies } from './smoothies.ts'
import { tropicalSmoothiesAndLassi } from './tropical-smoothies-and-lassi.ts'

export const drinks: BookDish[] = [
  ...smoothies,
  ...tropicalSmoothiesAndLassi,
  ...hotDrinks,
  ...coldDrinks,
  ...aguasFrescas,
  ...chaasAndJaljeera,
]
