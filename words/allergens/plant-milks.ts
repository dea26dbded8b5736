import { list, pairs } from '../phrases.ts'

/** Plants that give a milk, a cream or a butter without dairy. */
export const PLANTS = `coconut, almond, soy, soya, oat, rice, cashew, hemp, hazelnut, macadamia, pea, flax, quinoa, walnut, peanut,
  pistachio, sesame, nut, plant, banana, potato, tofu, tiger nut, pecan, sunflower, sunflower seed, seed, pumpkin seed, bean`

const COFFEES =
  'latte, cappuccino, flat white, mocha, cortado, macchiato, chai latte, matcha latte, iced latte'
const DESSERTS = 'ice cream, yogurt, custard, milkshake, milk shake, soft serve, frozen yogurt, cream cheese'

/** What mostly gives such a food its taste: pistachio ice cream and a hazelnut latte are made of milk. */
const TASTES = new Set(
  [
    pairs(
      'banana, hazelnut, macadamia, walnut, peanut, pistachio, sesame, nut, pecan, potato, pumpkin seed, tiger nut',
      `creamer, milk tea, ${DESSERTS}, ${COFFEES}`,
    ),
    pairs('coconut, almond', 'ice cream, custard, milkshake, milk shake, soft serve, cream cheese'),
  ].flatMap(list),
)

/** Milks, creams and cheeses of plants. */
export const PLANT_MILKS: string = list(
  pairs(
    PLANTS,
    `milk, yogurt, cream, butter, cheese, kefir, creamer, ice cream, ricotta, feta, parmesan, mozzarella, queso, curd,
    whipped cream, milk powder, mascarpone, cream cheese, custard, crema, milk tea, milkshake, milk shake, soft serve, frozen yogurt, ${COFFEES}`,
  ),
)
  .filter((name) => !TASTES.has(name))
  .join(',')

/** Coffees with a milk of plants. */
export const PLANT_MILK_DRINKS = `
  ${pairs(pairs(PLANTS, 'milk'), COFFEES)}, ${pairs(COFFEES, pairs('with, made with', pairs(PLANTS, 'milk')))},
  ${pairs('cortado con, capuchino con, cafe con leche de, latte con, latte de', 'leche de almendra, leche de avena, leche de soja, leche de soya, leche de coco, almendra, avena, soja, soya, coco')}`

/** "Protein powder" alone is mostly of whey. */
export const PLANT_PROTEINS = pairs(
  'pea, rice, brown rice, hemp, vegan, plant, plant based, collagen, beef, pumpkin seed, unsweetened pea',
  'protein powder, protein shake, protein bar, protein isolate, protein crisp, protein',
)
