import { list, pairs } from '../phrases.ts'

export const NOT_WHEAT = `almond, coconut, rice, oat, chickpea, garbanzo, garbanzo bean, gram, tapioca, cassava, corn, potato, buckwheat,
  quinoa, sorghum, millet, teff, amaranth, soy, soya, lupin, banana, green banana, arrowroot, hazelnut, nut, peanut, flax,
  flaxseed, sunflower, sunflower seed, tigernut, tiger nut, lentil, red lentil, pea, cauliflower, plantain, masa,
  chestnut, walnut, pecan, pumpkin seed, sesame, banza, konjac, black bean, edamame, zucchini, courgette, hearts of palm, shirataki,
  glass, cellophane, bean thread, mung bean, kelp, miracle, carrot, cucumber, squash, butternut, butternut squash, sweet potato,
  beet, daikon, turnip, cabbage, egg white, parmesan, cheese, seed, mushroom, lettuce, spiralized zucchini, celeriac`

/** Oats are not wheat, but they are not gluten free unless the line says so. */
export const NOT_GLUTEN = NOT_WHEAT.replace('rice, oat,', 'rice,')

/** Shapes cut from other foods, and flours whose source is named after the word. */
export const MADE_OF_OTHERS = `soybean flour, soya bean flour, into noodle, into spaghetti, into pasta, into lasagna, crustless quiche, ${pairs('flour made from, flour from, flour made of', NOT_GLUTEN)}`

/** A brand of soy sauce brewed with wheat; these are its products without. */
export const WHEATLESS_KIKKOMAN = `kikkoman gluten free, kikkoman tamari`

/** Brands all of whose foods are made without gluten. */
export const GLUTENLESS_BRANDS = `enjoy life, madegood, glutino, udi, canyon bakehouse, schar, base culture, unbun, simple mill, cup4cup, kinnikinnick, three bakers, crunchmaster, tinkyada, orgran`

/** Drinks called beer that are not brewed of malt. */
export const MALTLESS_BEERS = `ginger beer, root beer, birch beer, spruce beer`

/** Vietnamese rice noodles are "bun", and spiced Ethiopian butter sounds like bulgur. */
export const NOT_BUNS = `niter kibbeh, bun cha, bun bo hue, bun rieu, bun thit nuong`

const FLOURED = `couscous, breadstick, farfalle, elbow, ziti, shell, cake, muffin, cookie, pancake, waffle, batter, cereal, pie crust, pastry, pizza, wafer, flour, pasta, spaghetti, noodle, penne, fusilli, rotini, macaroni, linguine, fettuccine, lasagna, lasagne, orzo,
  rigatoni, vermicelli, tortilla, bread, breadcrumb, bread crumb, cracker, crust, pizza crust, wrap, bun, wrapper, naan, pita, gnocchi,
  lasagna sheet, lasagna noodle, toast, dumpling, ramen, cornbread, bagel, biscuit, flatbread, roll`

/** What mostly gives such a food its taste: carrot cake, cheese pizza and sesame noodles are made of wheat. */
const TASTES = new Set(
  [
    pairs(
      `banana, hazelnut, nut, peanut, walnut, pecan, sesame, carrot, cheese, parmesan, mushroom, zucchini, courgette, potato, sweet potato, squash,
      butternut, butternut squash, seed, pumpkin seed, chestnut, soy, soya, beet`,
      'cake, muffin, cookie, pancake, waffle, batter, pastry, pizza, wafer, toast, bagel, biscuit, roll, dumpling, bun, bread',
    ),
    pairs('almond, coconut, corn', 'cake, cookie, pastry, wafer, bun, roll, biscuit, toast, dumpling, pizza'),
    pairs('corn', 'muffin, bread, batter'),
    pairs('arrowroot', 'biscuit, cookie'),
    // Their dough is bound with wheat flour.
    pairs('potato, sweet potato, squash, butternut squash, carrot, beet, chestnut', 'gnocchi'),
    pairs('cheese, sesame', 'cracker, breadstick, flatbread'),
    pairs(
      'cheese, parmesan, mushroom, sesame, peanut, walnut, pecan, nut, hazelnut, seed',
      `couscous, farfalle, elbow, ziti, shell, pasta, spaghetti, noodle, penne, fusilli, rotini, macaroni, linguine, fettuccine, lasagna, lasagne,
      orzo, rigatoni, vermicelli, ramen, gnocchi, lasagna noodle, naan`,
    ),
  ].flatMap(list),
)

/** Flours, pastas and breads of such plants. */
export const floured = (plants: string): string =>
  list(pairs(plants, FLOURED))
    .filter((name) => !TASTES.has(name))
    .join(',')

/** "Pan de coco" and "galletas de almendra" are baked with wheat, too, and "empanadas de papa" are filled with it. */
const TASTES_IN_SPANISH = new Set(
  [
    pairs('pan', 'de calabacin, de calabaza, de platano, de coco, de papa, de patata'),
    pairs('galleta', 'de calabaza, de platano, de almendra, de coco'),
    pairs('empanada', 'de calabacin, de calabaza, de lenteja, de garbanzo, de papa, de patata, de coco'),
  ].flatMap(list),
)

const OF_OTHERS_IN_SPANISH = list(
  pairs(
    `fideo, tallarin, tallarines, espagueti, macarron, macarrones, pasta, galleta, tortita, panqueque, pan, tortilla, sopaipilla, empanada,
    arepa, masa, oblea`,
    `de arroz, de maiz, de calabacin, de calabaza, de lenteja, de garbanzo, de trigo sarraceno, de yuca, de platano, de almendra, de coco,
    de nube, sin gluten, de konjac, de papa, de patata`,
  ),
)
  .filter((name) => !TASTES_IN_SPANISH.has(name))
  .join(',')

/** Flours, noodles and breads of other plants, in other languages. */
export const NOT_WHEAT_ABROAD = `${pairs('pasta de', 'cacahuate, cacahuete, mani, tomate, tamarindo, chile, achiote, ajo, curry, sesamo, ajonjoli, almendra, avellana, pistacho, miso, anchoa, aceituna, datil, vainilla, guayaba, jengibre, camaron, mole')}, trigo sarraceno, harina de trigo sarraceno, ${OF_OTHERS_IN_SPANISH}, harina de maiz, harina de arroz, harina de almendra, harina de coco, harina de garbanzo, harina de avena, harina pan, farine de riz, farine de sarrasin, farine de mais, farine de coco, farine de chataigne, farine de pois chiche, ble noir,
      farina di riso, farina di ceci, farina di mais, farina di mandorle, farina di castagne, farina di cocco, farina di grano saraceno, farinha de arroz, farinha de mandioca, farinha de amendoa, farinha de coco, farinha de milho, fideos de arroz, fideos de calabacin`

const PAN_FRIED = pairs(
  'pan fried, stir fried, air fried, dry fried, shallow fried',
  'chicken, turkey, fish, catfish, cod, haddock, whiting, flounder, tilapia, snapper, grouper, plaice, squid, calamari, shrimp, prawn, oyster, clam, scallop, okra, mushroom, zucchini, courgette, eggplant, artichoke, pork chop, steak, green tomato',
)

/** Cut as thin as a wafer. */
const WAFER_THIN = pairs(
  'wafer thin',
  'ham, turkey, chicken, beef, roast beef, pork, gammon, bacon, salami, pastrami, smoked, honey roast, cooked, slice, sliced, cucumber, radish, potato',
)

/** The meat of a burger without its bun, and kinds whose crust, batter or wrapper is of another plant. */
export const BUNLESS = `${pairs('red, white, thin, sliced, raw, thick, sweet, yellow, pickled, grilled, green, spring', 'onion ring')}, burrito bowl, naked burrito, burger patty, burger meat, burger no bun, burger without bun, burger without the bun, burger bowl, burger lettuce wrap, burger in lettuce, burger dill pickle, burger seasoning, burger spice, hamburger pickle,
  hamburguesa sin pan, hamburguesa sola sin pan, hamburguesa al plato, carne de hamburguesa, carne para hamburguesa, burger sauce, burger salad,
  ${PAN_FRIED}, cauliflower crust pizza, cauliflower pizza, chickpea crust pizza, to 1 baking flour, 1 to 1 flour, potato waffle, waffle fry, waffle cut fry, waffle cut, sweet potato waffle fry, oat milk waffle,
  prawn cracker, shrimp cracker, prawn chip, fish cracker, jicama wrap, coconut wrap, egg white wrap, cheese wrap, tootsie roll, sushi roll, hand roll, ${pairs('tuna, salmon, california, spicy tuna, shrimp, salad, avocado, cucumber', 'roll sushi')},
  fruit roll, ${WAFER_THIN}, frito pie, tamale pie, apple pie spice, rocky road ice cream, batter free, ragi flour, jowar flour, bajra flour, makki ki roti, makki roti, jowar roti, bajra roti, ragi roti, rice roti, akki roti, kuttu ka atta, kuttu atta, singhara atta,
  rice rava, idli rava, ragi rava, meringue roll, ready to roll, roll out, ginger snap pea, toast without bread, over the sandwich, per sandwich`
