import type { Allergen } from '@evenplate/domain/options'
import { pairs } from '../phrases.ts'
import { PLANT_MILK_DRINKS, PLANT_MILKS, PLANT_PROTEINS, PLANTS } from './plant-milks.ts'
import {
  BUNLESS,
  floured,
  GLUTENLESS_BRANDS,
  MADE_OF_OTHERS,
  MALTLESS_BEERS,
  NOT_BUNS,
  NOT_GLUTEN,
  NOT_WHEAT,
  NOT_WHEAT_ABROAD,
  WHEATLESS_KIKKOMAN,
} from './wheatless.ts'

/**
 * Words that only sound like an allergen ("coconut milk", "butternut"), promises that make even its name harmless
 * ("dairy free"), and names that no promise excuses: a "nut-free peanut butter" is at best free of other nuts.
 */
export type LookAlikes = {
  harmless: string
  firm?: string
  promises: string
  promisesAfter?: string
  /** Dishes that have it in one part only, and the names of that part: "summer rolls, no prawns" have none of it. */
  within?: { dishes: string; parts: string }
}

const TOOLS = `bread knife, bread pan, bread machine, bread basket, pastry brush, pastry cutter, pastry blender, pastry bag, pasta pot, pasta water, pasta fork,
  biscuit cutter, biscuit pan, bun less, bagel cutter, cracker less, tortilla warmer, tortilla press`

const NOT_DAIRY = `kite hill, enjoy life, madegood, violife, daiya, miyoko, oatly, so delicious, chao, field roast chao, vegan, plant based, dairy free, non dairy, nondairy, dairyless, milk free`
const BREADLESS = 'no bun, no bread, bunless, lettuce wrapped'
const WHEATLESS_AFTER = `${BREADLESS}, no tortilla, without bun, without the bun, without bread, without tortilla, sin gluten, sin trigo,
  libre de gluten, sin tacc, sin pan`
const NOT_ANIMAL = `vegan, plant based, veggie, vegetarian, meatless, meat free, mock`

/** The only coffee whiteners of that brand without milk protein: its "non-dairy" ones have caseinate. */
const PLANT_COFFEE_MATES = pairs(
  'plant based, vegan, dairy free, oat, almond, soy',
  'coffee mate, coffeemate',
)

/** Foods named like a baked food that are not baked. */
const WHEATLESS_TWINS = `pease pudding, rice cake, corn cake, oat cake, pancake syrup, cake yeast, donut peach, doughnuts peach, sandwich bag, sandwich pickle, pie apple, pie cherry, carrot cake spice, 
  gingerbread spice, cookie butter spice, chia pudding, coleslaw mix, coleslaw blend, coleslaw vegetable, tikka masala paste, 
  tikka masala spice, korma paste, muffin tin, muffin pan, muffin cup, muffin liner, cake pan, cake tin, cake rack, pie dish, pie plate, pie tin, pie weight, pie pumpkin, 
  cookie sheet, cookie cutter, cookie scoop, waffle iron, tart tin, tart pan, pizza stone, pizza sauce, pizza cheese, pizza seasoning, pumpkin pie spice, apple pie spice, 
  cupcake liner, pizza cutter, nori roll, roll of foil, sushi roll, cabbage roll, cookie ice cream scoop, toast cup, rice paper wrap, 
  rice paper roll, lettuce wrap, collard wrap, nori wrap, seaweed wrap, plastic wrap, cling wrap, foil wrap, egg wrap, masa harina`

/** Made with wheat, but without the milk and eggs of the food they are named after. */
const BAKED_TWINS = `${WHEATLESS_TWINS}, summer pudding, mealie pudding, flan case, flan dish, flan tin, black pudding, white pudding, blood pudding, hog pudding, steak and kidney pudding, suet pudding, cake flour, english muffin, lasagna noodle, lasagna sheet, lasagne sheet, pizza dough, pizza crust, pizza base`

const TREE_NUTS = `almond, walnut, pecan, cashew, pistachio, hazel, hazelnut, macadamia, brazil, pine, pili, hickory, ginkgo, gingko, tree, chestnut, cola, kola, candle, beech, tiger, corn, soy, ginger, water`

const NUTTY_SQUASH = 'calabaza cacahuate, calabaza de cacahuate, calabaza cacahuete, calabaza de cacahuete'

const NOT_NUTS = `${NUTTY_SQUASH}, kecap manis, betel nut, kola nut, horse chestnut,
      water chestnut, chestnut mushroom, tiger nut, soy nut, corn nut, grape nut, ginger nut, nut brown, size of a walnut,
      butternut, wing nut, nut milk bag, pine nut free,
      nut free, brazil nutmeg,
      noix de coco, noix de muscade, noix de saint jacques, nuez moscada, noce moscata, nuez de coco, noz moscada, noce di cocco, beurre noisette, muskat nuss,
      fox nut, chestnut leaf, pad thai noodle, pad thai rice noodle, rice noodle pad thai style, noix de st jacques, noix de veau, noix de boeuf,
      nuss schinken, nussschinken, ${pairs('lamb, venison, pork, veal, pommes, potato, cafe', 'noisette')}, noisette of lamb, noisette of venison, noisette dagneau, noisette potato`

/** Dishes on spinach; the biscuits of nuts have the same name. */
const FLORENTINES = pairs(
  'chicken, turkey, egg, salmon, sole, tilapia, cod, halibut, flounder, fish, shrimp, pork, steak, quiche, omelet, crepe, pasta, pizza, ravioli, tortellini, lasagna, manicotti, potato, benedict, bagel, wrap, panini, soup, rice, chop',
  'florentine',
)

/** What is scrambled is named before the vegetables with it. */
const TOFU_SCRAMBLES = pairs(
  'tofu, chickpea, tempeh',
  'scramble, veggie scramble, vegetable scramble, breakfast scramble, mexican scramble, southwest scramble, southwestern scramble, spinach scramble, mushroom scramble, kale scramble, garden scramble',
)

/** Brands all of whose foods are made without peanuts and tree nuts. */
const NUTLESS_BRANDS = 'enjoy life, madegood'

/** Their powder has milk, but not the eggs of the dressing. */
const RANCH_SNACKS = `ranch water, ranch style, corn nut ranch, ${pairs('ranch', 'dorito, corn nut, popcorn, pringle, wheat thin, sunflower seed, almond, flavored chip, flavored tortilla chip, flavored popcorn, rice cake')}`

/** Spices to boil shellfish in. */
const BOIL_SPICES = `seafood seasoning, crab seasoning, ${pairs('crab boil, shrimp boil, crawfish boil, seafood boil, fish boil, shrimp and crab boil, crab and shrimp boil', 'seasoning, spice, mix, bag, concentrate, packet, powder')}, liquid crab boil, liquid shrimp boil, ${pairs('zatarain', 'crab boil, shrimp boil, shrimp and crab boil, liquid crab boil, crawfish boil, fish fri, fish fry')}`

/** Spreads and pearls of plants. */
const NOT_CAVIAR = pairs(
  'finger lime, citrus, lime, poor man, eggplant, aubergine, zucchini, courgette, squash, mushroom, beet, balsamic, seaweed, kelp, mustard, tomato, tapioca, olive oil, cowboy, texas, redneck, mississippi, bean, lentil',
  'caviar',
)

export const LOOK_ALIKES: Record<Allergen | 'peanuts' | 'tree-nuts', LookAlikes> = {
  dairy: {
    harmless: `${BAKED_TWINS}, ${TOFU_SCRAMBLES}, ${PLANT_COFFEE_MATES}, ${PLANT_MILK_DRINKS}, ${PLANT_PROTEINS}, ${pairs('coconutmilk, almondmilk, oatmilk, soymilk, cashewmilk', 'yogurt, ice cream, creamer, yoghurt')}, egg white protein powder, soy protein powder, potato waffle, waffle fry, waffle cut, pisto manchego, prawn malai, aam panna, sol kadhi, sherbet dip dab, sherbet lemon, sherbet fountain, dip dab, taquito de suadero, atole blanco de masa, enchilada sauce, manhattan clam chowder, rhode island clam chowder, leche de tigre, cream style, ranch water, cream soda, cream cracker, butter oak lettuce, butter crunch lettuce, butter leaf lettuce, lemon curd free, vietnamese caramel,
      ${PLANT_MILKS},
      cream of tartar, cream of coconut, cream of wheat, cream of rice, cream of buckwheat, creamed coconut, nice cream, cream the, cream together, butter knife, butter dish, cheese grater, cheese cloth, milk frother, milk pan, butter muslin, cocoa butter, cacao butter,
      shea butter, apple butter, pumpkin butter, mango butter, fruit butter, almond nut butter, butter bean, butter lettuce,
      butter head lettuce, butter squash, bean curd, soybean curd, milk thistle, kefir lime, kefir lime leaf, romano bean, romano pepper,
      coconut milk beverage, coconut condensed milk, coconut milk yogurt, almond milk yogurt, oat milk yogurt, cashew milk yogurt, soy milk yogurt,
      oat milk ice cream, coconut milk ice cream, light coconut milk, lite coconut milk, almond coconut milk, dark chocolate ganache, vegan non dairy creamer, vegan nondairy creamer, plant based creamer,
      bread and butter pickle, cream style sweetcorn, creamed sweetcorn, custard apple, ripple milk, panela sugar, salad cream, cream sherry, custard powder, ranch style bean,
      ${pairs(PLANTS, 'milk creamer, milk cheese, milk butter, milk kefir, milk powder')}, creamer potato, cream style corn, caramel color, buttery spread vegan,
      manteca de cerdo, manteca de puerco, manteca de cacao, mantequilla de cacao, manteca de cacahuate, manteca de mani, manteca vegetal, manteca de karite, te helado, cafe helado, vaso helado, bien helado, ${pairs('crema de, mantequilla de, leche de, yogur de, queso de, bebida de', 'coco, almendra, soja, soya, avena, arroz, cacahuate, cacahuete, mani, avellana, anacardo, nuez, maranon, ajonjoli, sesamo, girasol, canamo')}, crema de balsamico, crema de cacao, crema de cassis, leche de coco, leche de almendra, leche de soja, leche de avena, leche de arroz, lait de coco, lait damande, lait de soja, lait davoine, lait de riz, creme de coco, latte di cocco, latte di mandorla, latte di soia, latte di avena,
      leite de coco, leite de amendoa, leite de soja, leite de aveia, nata de coco, ${pairs('creme de', 'menthe, cassis, cacao, violette, mure, framboise, fraise, peche, banane, pamplemousse, cerise, myrtille, rose, noyaux, marron')}, crema de coco, crema di mandorle, kokos milch, queso vegano`,
    firm: `nondairy creamer, nondairy coffee creamer, non dairy coffee creamer, nondairy whitener, non dairy whitener, whey, casein, caseinate, lactalbumin,
      coffee mate, coffeemate, powdered creamer, powdered coffee creamer, creamer powder, coffee whitener`,
    promises: NOT_DAIRY,
    promisesAfter: 'sin lacteos, sin leche, libre de lacteos, vegano, vegana',
  },
  nuts: {
    harmless: `${NOT_NUTS}, ${FLORENTINES}, circus peanut, whey protein powder, pea protein powder`,
    firm: `peanut, almond, walnut, pecan, cashew, pistachio, hazelnut, macadamia, brazil nut, pine nut, filbert, groundnut, peanut butter, almond butter, almond flour, chestnut, mixed nut`,
    promises: `${NUTLESS_BRANDS}, nut free, peanut free, tree nut free, nutless`,
  },
  peanuts: {
    harmless: `${NUTTY_SQUASH}, kecap manis, ${pairs(TREE_NUTS, 'nut, nut butter, nut milk, nut oil, nut flour, nut meal')}`,
    firm: 'peanut',
    promises: `${NUTLESS_BRANDS}, peanut free, nut free`,
  },
  'tree-nuts': {
    harmless: `${NOT_NUTS}, ${FLORENTINES}, ground nut, monkey nut, beer nut, peanut butter`,
    firm: `almond, walnut, pecan, cashew, pistachio, hazelnut, macadamia, brazil nut, pine nut, filbert, almond butter, almond flour, chestnut, mixed nut`,
    promises: `${NUTLESS_BRANDS}, nut free, peanut free, tree nut free, nutless`,
  },
  eggs: {
    harmless: `${BAKED_TWINS}, ${RANCH_SNACKS}, potato waffle, waffle fry, waffle cut, ranch dip mix, ranch mix, ranch seasoning, kinder surprise egg, easter egg chocolate, chocolate egg, chocolate easter egg, egg cream soda, new york egg cream, easter egg radish, egg tomato, egg ring,
      egg plant, egg slicer, egg timer, egg cup, egg carton, flax egg, chia egg, flaxseed egg, vegan egg, just egg, egg fruit, ${pairs('aquafaba', 'meringue, mayo, mayonnaise, macaron, macaroon, pavlova, egg, whip, mousse')},
      ${TOFU_SCRAMBLES}, tofu frittata, tofu omelette, chickpea omelette, chickpea omelet, chickpea frittata,
      lacto ovo, ovo lacto, ovo vegetarian, ovo and lacto,
      custard apple, custard powder, pad thai noodle, pad thai rice noodle`,
    promises: `enjoy life, madegood, vegan, plant based, egg free, eggless`,
    promisesAfter: `sin huevo, vegano, vegana, ${pairs('made with, made from, made of, made using', 'aquafaba, chickpea water, chickpea brine')}`,
  },
  soy: {
    harmless: `${PLANT_PROTEINS}, egg white protein powder, ramen noodle, gyoza wrapper, egg roll wrapper, wonton wrapper, potsticker wrapper, goma dofu, sunflower lecithin, bolo de rolo, hazelnut miso, lo mein noodle, chow mein noodle,
      ${pairs('chickpea, hemp, pumpkin, fava, fava bean, burmese, shan, lentil, red lentil, pumpkin seed, peanut', 'tofu, miso, tempeh')}, pumfu,
      pousses de soja, germes de soja`,
    promises: `soy free, soya free`,
  },
  wheat: {
    harmless: `${BUNLESS}, ${WHEATLESS_KIKKOMAN}, ${NOT_BUNS}, ${floured(NOT_WHEAT)}, ${MADE_OF_OTHERS}, brown rice flour, white rice flour, sweet rice flour, glutinous rice flour, corn masa flour,
      rice vermicelli, vermicelli rice noodle, pure asafoetida, spaghetti squash, brown rice pasta, brown rice spaghetti, brown rice noodle, brown rice penne, corn tortilla chip, tortilla chip,
      bread and butter pickle, cloud bread, cauliflower pizza crust, cauliflower pizza base, almond meal crust, sweet potato glass noodle, sweet potato toast,
      buckwheat soba, 100% buckwheat soba, coconut flour tortilla, almond flour tortilla, rice flour tortilla, chickpea flour tortilla, grain free tortilla, corn flour tortilla,
      cassava flour tortilla, almond flour cracker, almond flour bread, almond flour pizza crust, ${TOOLS},
      white corn tortilla, yellow corn tortilla, blue corn tortilla, soft corn tortilla, rice paper wrapper, rice paper spring roll wrapper, tofu noodle,
      ${WHEATLESS_TWINS}, ${NOT_WHEAT_ABROAD},
      rice stick noodle, pad thai noodle, pad thai rice noodle, rice vermicelli noodle, sweet potato starch noodle, legume pasta, soybean pasta, soybean spaghetti, arepa flour, potato starch flour, yuca flour, manioc flour, lupini flour, carob flour, everything bagel seasoning, pasta sauce, spaghetti sauce, scallop potato, rye flour, medium rye flour, dark rye flour, light rye flour, white rye flour, whole rye flour, barley flour, rye cracker, rye wafer`,
    firm: `wheat, wheat flour, spelt, seitan, kamut, farro, bulgur, durum, triticale, freekeh, einkorn, emmer`,
    promises: `${BREADLESS}, ${GLUTENLESS_BRANDS}, flourless, gluten free, wheat free, grain free, gf`,
    promisesAfter: WHEATLESS_AFTER,
  },
  gluten: {
    harmless: `${BUNLESS}, ${WHEATLESS_KIKKOMAN}, ${NOT_BUNS}, ${floured(NOT_GLUTEN)}, ${MADE_OF_OTHERS}, 100% buckwheat soba, 100% buckwheat noodle, pure buckwheat soba, brown rice flour, white rice flour, sweet rice flour, glutinous rice flour, corn masa flour,
      rice vermicelli, vermicelli rice noodle, pure asafoetida, spaghetti squash, brown rice pasta, brown rice spaghetti, brown rice noodle, brown rice penne, corn tortilla chip, tortilla chip,
      bread and butter pickle, cloud bread, cauliflower pizza crust, cauliflower pizza base, almond meal crust, sweet potato glass noodle, sweet potato toast,
      coconut flour tortilla, almond flour tortilla, rice flour tortilla, chickpea flour tortilla, corn flour tortilla, cassava flour tortilla, almond flour cracker, almond flour bread, almond flour pizza crust,
      ${MALTLESS_BEERS}, ginger ale, ${TOOLS},
      white corn tortilla, yellow corn tortilla, blue corn tortilla, soft corn tortilla, rice paper wrapper, rice paper spring roll wrapper, tofu noodle,
      ${WHEATLESS_TWINS}, ${NOT_WHEAT_ABROAD}, avena sin gluten,
      rice stick noodle, pad thai noodle, pad thai rice noodle, rice vermicelli noodle, sweet potato starch noodle, legume pasta, soybean pasta, soybean spaghetti, arepa flour, potato starch flour, yuca flour, manioc flour, lupini flour, carob flour, everything bagel seasoning, pasta sauce, spaghetti sauce, scallop potato, rice malt syrup`,
    firm: `wheat, wheat flour, barley, rye, spelt, seitan, kamut, farro, bulgur, durum, triticale, freekeh, einkorn, emmer`,
    promises: `${BREADLESS}, ${GLUTENLESS_BRANDS}, flourless, gluten free, grain free, gf`,
    promisesAfter: WHEATLESS_AFTER,
  },
  shellfish: {
    harmless: `${pairs('sambal', 'oelek, ulek, olek, manis')}, into scallop, paella rice, paella spice, paella pan, gumbo file, jambalaya seasoning, gumbo seasoning, jambalaya spice, oyster leaf, ${BOIL_SPICES}, tom yum vegetable,
      oyster mushroom, king oyster mushroom, king oyster, crab apple, lobster mushroom, oyster cracker, oyster plant, mushroom oyster sauce, vegetable oyster,
      oyster blade, prawn free, seta ostra, seta de ostra, hongo ostra, hongo de ostra,
      ,
      scallop squash`,
    promises: `${NOT_ANIMAL}, shellfish free, seafood free`,
    within: {
      dishes:
        'summer roll, rice paper roll, fresh spring roll, vietnamese spring roll, vietnamese roll, goi cuon',
      parts: 'prawn, shrimp, seafood, shellfish',
    },
  },
  fish: {
    harmless: `${pairs('eggplant, aubergine, squash, zucchini, courgette, mushroom, beet, beetroot, pepper, vegetable, balsamic, seaweed, lime, texas', 'caviar')}, paella rice, paella spice, paella pan, ${BOIL_SPICES}, ${NOT_CAVIAR}, fish fri, ${pairs('fish fry', 'seasoning, mix, breading, coating, batter mix')}, ${pairs('flake like, flake apart like', 'fish, tuna, salmon, cod, crab')}, kombu dashi, kelp dashi, shiitake dashi, mushroom dashi, fish pepper, fish mint, fish eye tapioca, goldfish cracker,
      perch the, perch on, ${pairs('cebolla, patata, papa, manzana, pasa, quinoa, remolacha, salsa, corteza, carne', 'dorada')}, hasta que este dorada, hasta que quede dorada, fish spatula, fish knife, fish slice, fish kettle, swedish fish, vegan caesar,
      bass ale, bass drum, roller skate, skate park, nicoise olive, tofu poke bowl, tempeh poke bowl,
      ,
      pad thai noodle, pad thai rice noodle`,
    promises: `${NOT_ANIMAL}, fish free, fishless, seafood free, anchovy free`,
  },
  sesame: {
    harmless: `gajar halwa, carrot halwa, sooji halwa, suji halwa, moong dal halwa, semolina halwa, atta halwa`,
    promises: `sesame free, tahini free`,
    promisesAfter: 'without tahini, without any tahini',
  },
}
