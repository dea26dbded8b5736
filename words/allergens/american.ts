import type { Holding } from './holding.ts'

/** Foods of North America, most of them sold in packages. */
export const AMERICAN: Holding[] = [
  {
    holds: ['wheat'],
    en: `hawaiian roll, biscuits and gravy, crescent dough, canned biscuit, refrigerated biscuit, puff pastry sheet,
      shake n bake, shake and bake, stove top stuffing, rice a roni, jiffy mix, self rising flour, bread flour, wondra,
      flour tortilla, sopapilla, frozen onion ring, french fried onion, crispy fried onion, fried onion topping,
      hoagie roll, pop tart, twizzler, croissandwich, saltine cracker, chex mix, wheat thin, fig newton, garlic toast`,
  },
  {
    holds: ['wheat'],
    en: `burrito, chimichanga, chalupa, po boy, sub sandwich, club sandwich, sloppy joe, sandwich`,
    asBought: true,
  },
  {
    holds: ['wheat', 'dairy'],
    may: ['eggs'],
    en: 'cinnamon roll, monkey bread, danish pastry, shoofly pie, cheese straw, cheese danish',
  },
  {
    holds: ['wheat', 'dairy'],
    en: 'kraft dinner, hamburger helper, cheez it, goldfish cracker, pizza roll, pizza bite, hot pocket',
  },
  {
    holds: ['wheat', 'dairy'],
    en: `macaroni cheese, cauliflower cheese, garlic bread, cheese bread, grilled cheese, reuben, bagel bite, streusel, crumble topping, crisp topping,
      cobbler, cheesy bread, mozzarella stick, chicken pot pie, pot pie`,
    asBought: true,
  },
  {
    holds: ['wheat', 'eggs', 'dairy'],
    en: `chicken fried steak, country fried steak, hush puppy, funnel cake, twinkie, snickerdoodle, whoopie pie,
      boston cream pie, key lime pie, red velvet cake, pound cake, coffee cake,
      chocolate chip cookie, blondie, carrot cake, cake pop, birthday cake, cupcake mix`,
    asBought: true,
  },
  { holds: ['wheat', 'eggs'], en: 'biscotti' },
  { holds: ['eggs'], en: 'amaretti' },
  {
    holds: ['dairy'],
    en: `nacho cheese, dorito, queso dip, sour cream and onion chip, muscle milk, kashkaval, sirene, bryndza, oscypek,
      liptauer, obatzda, tilsit, port salut, beaufort, ossau iraty, dolcelatte, cambozola, red leicester, crowdie,
      swiss cheese, american single`,
  },
  { holds: ['dairy'], en: 'whey protein, whey powder, protein shake, premier protein' },
  {
    holds: ['dairy'],
    en: 'margarine, creamed spinach, spinach dip, onion dip, alfredo sauce, chowder base',
    asBought: true,
  },
  {
    holds: ['dairy'],
    may: ['soy', 'nuts'],
    en: 'protein bar',
    asBought: true,
  },
  {
    holds: ['dairy'],
    may: ['soy'],
    en: 'protein powder, meal replacement shake',
    asBought: true,
  },
  { holds: ['peanuts', 'wheat'], en: 'nutter butter' },
  {
    holds: ['peanuts'],
    en: `cracker jack, fluffernutter, buckeye candy, uncrustable, crunchy nut`,
  },
  { holds: ['tree-nuts', 'dairy'], en: 'turtle candy' },
  { holds: ['tree-nuts', 'wheat'], en: 'bear claw pastry' },
  { holds: ['fish'], es: 'salsa inglesa, salsa perrins, salsa lizano', en: 'lea perrins' },
  // The British sauce has barley malt vinegar; many cubes and powders have wheat flour.
  {
    holds: ['gluten'],
    en: 'worcestershire sauce, bouillon powder, stock powder, gravy powder',
    es: 'salsa inglesa, salsa perrins, salsa lizano, cubo de caldo, cubito de caldo, pastilla de caldo, caldo en polvo, caldo en cubo',
    asBought: true,
  },
  { holds: ['eggs'], may: ['dairy'], en: 'special sauce, big mac sauce, fry sauce, burger sauce' },
  { holds: ['eggs'], en: 'macaroni salad, tuna salad', asBought: true },
]
