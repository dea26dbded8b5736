import type { Row } from './row.ts'

/** Kinds of food that people refuse by name but never ask for. Singular, lower case. */
export const ONLY_REFUSED: readonly string[] =
  `organ meat, variety meat, innard, entrail, giblet, viscera, game meat, wild game, processed meat, deli meat, lunchmeat, lunch meat, luncheon meat, cured meat, cold cut, raw fish, raw seafood, smoked fish, oily fish, fatty fish, crustacean, mollusk, mollusc, spicy food, spicy stuff, spicy thing, spicy dish, hot pepper, hot spice, fiery food, chili pepper, chile pepper, fried food, deep fried food, fried stuff, fried thing, greasy food, greasy stuff, nightshade, nightshade family, nightshade vegetable, nightshade veg, citrus fruit, stone fruit, tropical fruit, dried fruit, root vegetable, root veg, starchy vegetable, starchy veg, cruciferous vegetable, cruciferous veg, cruciferous veggie, crucifer, brassica, allium, fungi, booze, liquor, hard liquor, fake sugar, fake sweetener, artificial sugar, sugar substitute, sugar alcohol, zero calorie sweetener, high potassium food, potassium rich food, potassium, high phosphorus food, phosphorus rich food, high oxalate food, high oxalate, oxalate, high purine food, purine, high in potassium, high in oxalate, high in purine, high in fodmap, high in vitamin k, vitamin k, vitamin k food, high fodmap food, fodmap, aged cheese, hard cheese, stinky cheese, smelly cheese, fermented food, pickled thing, pickled food, pickled stuff`.split(
    /,\s*/,
  )

/** Words that do not name a single food; the gateway knows which foods they mean. Singular, lower case. */
export const FAMILIES: readonly string[] = [
  ...ONLY_REFUSED,
  ...`cooked beef, cooked steak, cooked pork, cooked lamb, cooked fish, cooked meat, green vegetable, green veg, green veggie, pb, fish, seafood, shellfish, meat, red meat, poultry, chicken, beef, pork, lamb, turkey, steak, mince, minced beef, beef mince, turkey mince, minced turkey, white fish, egg, bean, berry, nut, tree nut, seed, cheese, chocolate, dark chocolate, rice, pasta, noodle, bread, toast, potato, sweet potato, yogurt, greek yogurt, yoghurt, greek yoghurt, milk, cream, chia, oat, oatmeal, hummus, pepper, bell pepper, chili, chilli, chile, mushroom, lettuce, cabbage, squash, pumpkin, courgette, zucchini, aubergine, eggplant, prawn, green, leafy green, fruit, vegetable, veggie, veg, dairy, dairy product, animal product, gluten, wheat, soy, soya, sesame, lactose, alcohol, wine, sugar, honey, carb, carbohydrate, grain, legume, pulse, citrus, coconut, olive, tomato, onion, garlic, herb, coriander, cilantro, sausage, ham, bacon, liver, offal, duck, venison, rabbit, crab, sprout, pea, corn, sweetcorn, lentil, chickpea, garbanzo bean, caffeine, artificial sweetener, sweetener, spice, curry powder, coconut milk, goat cheese, goat's cheese, tortilla, rye bread, apple, banana`.split(
    /,\s*/,
  ),
]

/** Foods of other countries and brands in an ingredient line; in a sentence mostly a name, a place or another word. */
export const ONLY_IN_LINES: readonly string[] =
  `digestive, digestives, gala, cox, flora, planta, stork, philly, mala, castor, caster, laurel, dripping, mutter, bap, soft bap, barm, bloomer, til, tur,
  rai, rodo, jau, mais, sao, samp, pav, saba, tori, bella, desiree, sebago, alphonso, puff, puffs, smash, pide, semo, agria, covo, asin, gata, salada, laos, gabi, anda, ande,
  seb, suka, toyo, maas, kanda, dodo, gud, pori, alu, nido, matar, hoho, kesar, frito, isu, ufa, upo, mee, bura, prata, trix, gula, asukal, cheeni, namak, condensada`.split(
    /,\s*/,
  )

/** Usually named in passing rather than asked for, or not a food at all in most sentences. */
export const NOT_ASKED_FOR: readonly string[] = [
  ...ONLY_REFUSED,
  ...`savory, dairy, gluten, wheat, soy, soya, lactose, carb, carbohydrate, sugar, alcohol, caffeine, salt, pepper, black pepper, water, oil, ice, meat, date, broth, stock, syrup, spice, herb, sweetener, coffee, tea, fat, grain, sauce, dressing, animal product, dairy product, offal, sage, cooking spray, spray, green, grease, dip, seasoning`.split(
    /,\s*/,
  ),
  ...ONLY_IN_LINES,
]

/**
 * Foods that are also the name of a dish: "black beans" are that dish if nothing else is named, and a food in "black
 * beans in 20 minutes" or "carrots and half a chicken".
 */
export const FOODS_FIRST: readonly string[] =
  `catfish, tuna steak, ahi tuna, swordfish, mahi mahi, chicken breast, chicken thighs, chicken drumsticks, chicken legs, whole chicken, turkey breast, pork loin, pork tenderloin, ham, ham steak, lamb chops, leg of lamb, venison, beef liver, sausage, steak, beef steak, sirloin steak, black beans, red beans, beans, plantains, rice, white rice, brown rice, basmati rice, steamed rice, cooked rice, quinoa, couscous, orzo, polenta, udon noodles, bread, whole wheat bread, bagel, rolls, tortellini, gnocchi, spaghetti, spaghetti squash, sweet potato, potato, baked potato, broccoli, steamed broccoli, asparagus, brussels sprouts, brussel sprouts, spinach, cooked spinach, green beans, string beans, collard greens, collards, greens, turnip greens, mustard greens, corn, sweet corn, corn on the cob, carrots, cooked carrots, bok choy, cauliflower rice, riced cauliflower, portobello mushrooms, portobello mushroom, vegetables, veggies, cottage cheese, edamame, rice cakes, eggs, boiled eggs, hard boiled eggs`.split(
    /,\s*/,
  )

/** Foods that never mean the dish of the same name: "salmon for two" is any dish with salmon. */
export const FOODS_ONLY: readonly string[] =
  'salmon, salmon fillet, fish, white fish, cod, tilapia, shrimp, scallops'.split(/,\s*/)

/** Refused for their shape: somebody who wants no bun does not want bread in its place either. */
export const REFUSED_AS: Row[] = [
  {
    means: 'bread',
    en: 'bun|buns|hamburger buns?|burger buns?|rolls?|toast|slices? of bread',
    es: 'panecillo|bollo',
  },
  { means: 'breading', en: 'breaded|dredging', es: '' },
  { means: 'batter', en: 'battered', es: '' },
]

/** Dishes bought ready-made, or cuts of meat: foods to cook with if the book has no such dish. */
export const BOUGHT_READY: readonly string[] =
  'muesli, spaghetti, roast turkey, beef brisket, brisket, baby back ribs, baked potato, jacket potato, corn bread, cornbread, salsa, croissant, naan bread, focaccia, oxtails, cream of mushroom soup'.split(
    /,\s*/,
  )
