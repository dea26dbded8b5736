import { ALL_DIETS, type Diet } from '@evenplate/domain/diets'
import type { Allergen } from '../../table/food.ts'
import { type Lexicon, lexicon, pairs } from '../../text/lexicon.ts'
import { MEAT_ABROAD } from './abroad-words.ts'

/** "Chicken-style pieces": named after a food they do not contain. */
const IN_STYLE = pairs('chicken, beef, turkey, ham, bacon, duck, lamb, pork', 'style')

/** Stalks and pepper walls, in a line that begins with an amount: "2 ribs celery" is not meat. */
export const VEGETABLE_RIBS = `${pairs('corn, seitan, jackfruit, tofu, cauliflower, celery, chard, kale, collard, romaine, cabbage, bok choy, fennel, rhubarb, cardoon, center, centre, central, middle, stem, white, thick, tough, leaf, inner', 'rib')},
  ${pairs('rib', 'scraped, shaved, out, cabbage, bok choy, romaine, collard, celery, chard, swiss chard, rainbow chard, kale, fennel, rhubarb, removed, discarded, cut out, stripped')},
  ${pairs('rib of, rib from, rib organic, rib green, rib from the', 'celery, chard, swiss chard, kale, fennel, rhubarb')}, rib and seed, seed and rib, rib and membrane, rib and stem, stem and rib, rib and leaf, leaf and rib, rib small celery, rib large celery, rib chopped celery, rib diced celery`

const NOT_MEAT = `vegan, plant based, veggie, vegetarian, meatless, meat free, mock, chickenless`

export const MEAT_WORDS: Lexicon = lexicon({
  terms: `meat, banger, rasher, streaky, chicken, beef, pork, lamb, mutton, turkey, duck, goose, veal, venison, bison, rabbit, quail, pheasant, partridge, poultry, fowl, game hen, ham, gammon, bacon, pancetta,
    prosciutto, guanciale, speck, nduja, lardon, serrano ham, jamon, salami, soppressata, pepperoni, chorizo, sausage, bratwurst, kielbasa, andouille, hot dog, frankfurter,
    mortadella, bologna, bresaola, pastrami, corned beef, jerky, steak, beef mince, lamb mince, minced meat, meatball, meatloaf, hamburger, beef burger,
    cheeseburger, gelatin, gelatine, aspic, collagen, lard, suet, tallow, schmaltz, dripping, goose fat, duck fat, bone broth, bone marrow, pate, foie gras, liver, kidney,
    tripe, sweetbread, giblet, gizzard, oxtail, brisket, short rib, spare rib, sparerib, baby back rib, prime rib, rib eye, ribeye, sirloin, tenderloin, filet mignon,
    chuck roast, pot roast, ground chuck, carnitas, barbacoa, spam, blt, marshmallow, gummy bear, jell o, jello, rennet, goat meat, goat curry, goat stew, black pudding, haggis, lap cheong, cracklin, pork rind, chicharron, demi glace, demiglace, elk, ostrich, chicken drumstick, turkey drumstick, wingette, cornish hen, poussin, new york strip, flank steak, london broil, topside, silverside, eye of round, eye round, top round, bottom round, rump roast, tri tip, ox tongue, osso buco, osso bucco, boston butt, back rib, country style rib, biltong, fatback, lap xuong, morcilla, liverwurst, braunschweiger, brown gravy, emu, kangaroo, alligator, frog leg, squab, guinea fowl, hare, boar, wild boar, chicken stock, chicken broth, beef bouillon, animal rennet, mincemeat, ground round, cold cut, lunch meat, deli meat, cheesesteak, capicola, coppa, culatello, bresaola, cotechino, boudin, merguez, linguica, carmine, cochineal, lorraine, lomo, mettwurst, landjager, knackwurst, weisswurst, tasso, scrapple, head cheese, porkchop, ${MEAT_ABROAD}`,
  harmless: `${IN_STYLE}, ${pairs('coconut, tempeh, eggplant, aubergine, rice paper, mushroom, shiitake, carrot, tofu, seitan, soy', 'bacon')},
    ${pairs('cauliflower, cabbage, tofu, portobello, mushroom, watermelon, eggplant, aubergine, celeriac, tempeh, seitan, jackfruit', 'steak')},
    ${pairs('soy, tofu, seitan, chickpea, lentil, mushroom', 'sausage, meatball, meatloaf, chicken, mince, jerky, duck')},
    ${pairs('shred like, shred apart like, pull apart like', 'pork, pulled pork, chicken, beef, meat')}, ${pairs('jackfruit, banana peel, soy curl', 'pulled pork, pork carnitas, pulled chicken, pulled beef, barbacoa')},
    beyond burger, beyond meat, beyond beef, beyond sausage, impossible burger, impossible beef, impossible meat, impossible sausage,
    kidney bean, nut meat, coconut meat, hamburger bun, goat cheese, steak seasoning, steak knife, quail egg, duck egg, goose egg, duck sauce, chicken of the wood,
    ${pairs('soy, tofu, seitan, mushroom', 'chorizo, bacon, ham, pepperoni, salami, keema, broth, stock, gelatin')}, into steak, poultry seasoning, hot dog bun, steak sauce, butter chicken sauce, butter chicken spice, wheat meat, poultry spice, poultry herb, steak spice, sin carne, pate feuilletee, pate brisee, pate sablee, vegetarian pate, agar gelatin, coconut jerky, elk mushroom, jambon vegetal,
    ${VEGETABLE_RIBS}, ${pairs('tempeh, tofu, coconut, carrot, aubergine, eggplant, rice paper, mushroom', 'rasher')}, ${pairs('rasher, rasher of', 'vegan, veggie, vegetarian, plant based, meatless, tempeh, tofu, coconut, seitan, eggplant, aubergine')}, turkey tail mushroom, lamb lettuce, lamb quarter, beef tomato, buffalo mozzarella, jackfruit carnitas, mushroom carnitas, mushroom pate, lentil pate, walnut pate, walnut meat, meat thermometer, meat mallet, meat pounder, serrano pepper, serrano chili`,
  bought: `burger patty, rib`,
  promises: NOT_MEAT,
})

const BEES: Lexicon = lexicon({
  terms: `honey, beeswax, royal jelly, bee pollen, propolis, mead, carmine, cochineal, shellac, confectioner glaze, honeycomb, manuka, miel, honig, miele, lanolin, castoreum`,
  harmless: `honey mushroom, honey dew, honey dew melon, honeycomb tripe, date honey`,
  promises: `vegan, plant based, honey free`,
})

const PALEO: Lexicon = lexicon({
  terms: `bean, lentil, chickpea, garbanzo, peanut, hummus, tofu, tempeh, edamame, miso, soy, soy sauce, tamari, black eyed pea, split pea, rice, corn, oat, oatmeal, quinoa, barley, rye,
    millet, sorghum, buckwheat, amaranth, teff, cornmeal, polenta, grits, tortilla, couscous, bulgur, pasta, bread, wheat, flour, sugar, corn syrup,
    canola oil, soybean oil, vegetable oil, corn oil, sunflower oil, safflower oil, margarine, milk, cheese, yogurt, butter, cream, cereal, cracker, aspartame, sucralose, cornstarch`,
  harmless: `${pairs('coconut, almond, cashew, hazelnut, macadamia, walnut, nut, hemp, sunflower seed, pecan, pistachio', 'milk, cheese, yogurt, butter, cream, flour, bread')},
    ${pairs('almond, coconut, cassava, tapioca, arrowroot, hazelnut, plantain, tigernut, almond flour, cassava flour, coconut flour', 'flour, tortilla, bread, cracker, crust')},
    green bean, string bean, french bean, runner bean, vanilla bean, coffee bean, cocoa bean, cacao bean, cauliflower rice, broccoli rice, rice vinegar, rice wine vinegar, konjac rice, coconut sugar, maple sugar, date sugar,
    blood sugar, sugar snap pea, sugar pumpkin, cream of tartar, cocoa butter, cacao butter, butter lettuce, clarified butter, butternut, coconut whipped cream, apple butter, peppercorn, nut butter`,
  promises: `paleo, grain free, sugar free, dairy free, vegan, soy free`,
})

const STARCHES = `rice, pasta, spaghetti, macaroni, noodle, bread, potato, tortilla, couscous, quinoa, oatmeal, bun, bagel, cereal, polenta, grits, bulgur, farro, barley, crouton, french fry, cornbread, breadcrumb`
const STARCH_TWINS = `${pairs('cauliflower, broccoli, konjac, shirataki, cabbage, kohlrabi, turnip, hearts of palm', 'rice, potato, noodle, pasta, couscous, tortilla, polenta, grits, mash, bread, bun')},
  ${pairs('zucchini, courgette, carrot, cucumber, daikon, celeriac, squash, kelp, egg, egg white, almond flour, coconut flour, almond, cheese, lettuce, cloud, mushroom, portobello, eggplant, tofu, low carb, keto', 'noodle, pasta, spaghetti, bread, bun, tortilla, wrap, rice')},
  spaghetti squash, rice vinegar, rice wine, rice wine vinegar, rice cooker, rice paper, potato masher, potato ricer, potato peeler, bread knife, noodle bowl`

const LOW_CARB: Lexicon = lexicon({ terms: STARCHES, harmless: STARCH_TWINS, promises: `low carb, keto` })

const KETO: Lexicon = lexicon({
  terms: `${STARCHES}, lentil, chickpea, black bean, kidney bean, pinto bean, white bean, hummus, banana, grape, mango, pineapple, raisin, corn, oat, date syrup, medjool date, honey, maple syrup`,
  harmless: `${STARCH_TWINS}, grape tomato, grape seed, grape leaf, baby corn, oat fiber, corn salad`,
  promises: `low carb, keto, sugar free`,
})

const LOW_GI: Lexicon = lexicon({
  terms: `white rice, jasmine rice, sushi rice, sticky rice, glutinous rice, instant rice, white bread, baguette, potato, mashed potato, french fry, cornflake, corn flake, rice cake, puffed rice,
    instant oat, instant oatmeal, corn syrup, glucose, dextrose, maltodextrin, pretzel, rice cracker, white flour, white pasta`,
  harmless: `sweet potato, blood glucose, glucose level, glucose spike, glucose response, glucose meter, glucose control, cauliflower potato, potato masher, potato ricer, potato peeler, jasmine tea`,
})

/** What each diet forbids by name, in addition to allergens. Empty if its allergens are all it forbids. */
export const DIET_WORDS: Record<Diet, Lexicon[]> = {
  vegetarian: [MEAT_WORDS],
  vegan: [MEAT_WORDS, BEES],
  paleo: [PALEO],
  'low-carb': [LOW_CARB],
  keto: [KETO],
  'low-gi': [LOW_GI],
  'gluten-free': [],
  'dairy-free': [],
}

/** The allergens a diet excludes completely. */
export const DIET_ALLERGENS: Record<Diet, Allergen[]> = {
  vegetarian: ['fish', 'shellfish'],
  vegan: ['fish', 'shellfish', 'dairy', 'eggs'],
  'gluten-free': ['gluten'],
  'dairy-free': ['dairy'],
  paleo: ['wheat', 'gluten'],
  'low-carb': [],
  keto: [],
  'low-gi': [],
}

/** Diets that a spoonful does not break: grams of available carbohydrate a whole recipe may get from one such line. */
export const DOSE_DIETS: Partial<Record<Diet, number>> = { 'low-carb': 6, 'low-gi': 6, keto: 4 }

/** Diets that leave out meat: a plant may be named after the meat it replaces ("mushroom bacon"). */
export const MEATLESS: ReadonlySet<string> = new Set(
  ALL_DIETS.filter((diet) => DIET_WORDS[diet].includes(MEAT_WORDS)),
)

/** How a recipe's own text claims to follow a diet. */
export const DIET_CLAIMS: readonly [RegExp, Diet][] = [
  [/gluten[- ]free|grain[- ]free/i, 'gluten-free'],
  [/dairy[- ]free/i, 'dairy-free'],
  [/\bvegan\b|plant[- ]based/i, 'vegan'],
  [/vegetarian/i, 'vegetarian'],
  [/\bketo\b/i, 'keto'],
  [/\bpaleo\b/i, 'paleo'],
  [/low[- ]carb/i, 'low-carb'],
]
