import { ALLERGEN_WORDS } from './allergen-words.ts'
import { MEAT_WORDS, VEGETABLE_RIBS } from './diet-words.ts'
import type { Allergen } from './food.ts'
import { words } from './food-words.ts'
import { type Lexicon, lexicon, list, pairs } from './lexicon.ts'
import { PEANUT_WORDS, TREE_NUT_WORDS } from './nut-words.ts'

/** Splits the "avoid" box: "mushrooms, no cilantro and peanuts" are three terms. At most 30, each at most 60 characters. */
export function avoidTermsOf(text: string): string[] {
  const terms = text
    .slice(0, 1000)
    .toLowerCase()
    // An aside is no part of the food: "nuts (allergy)", "peanuts: anaphylaxis", "fish because I am allergic".
    .replace(
      /(?<=[a-z] ?)(?<!\b(?:allerg\w+|intoleran\w+|foods?|anything|things|stuff|all|no) ?)[([][^)\]]*[)\]]?/g,
      ' ',
    )
    .replace(/[()[\]]/g, ',')
    .replace(
      /(?<=[a-z]) ?:(?! ?$)[^,;\n.]*|\sbecause\b[^,;\n.]*|\s(?:mainly|mostly)(?= *(?:$|[,;\n.]))/g,
      (aside) => (/^ ?:/.test(aside) && !SAYS_WHY.test(aside) ? aside : ''),
    )
    .split(/[,;\n.•|/&+:]|\s(?:and|or|nor|as well as|but)\s/)
    .map(withoutLeadIn)
    .filter((term) => term.length > 1 && !EMPTY.has(term))
  return [...new Set(terms)].slice(0, 30)
}

const SAYS_WHY = /\b(?:anaphyla|allerg|hives|rash|sever|intoleran|sick|epi|deadly|react)/

function withoutLeadIn(part: string): string {
  let term = part.trim()
  for (let again = 0; again < 6; again += 1) {
    const shorter = term.replace(LEAD_IN, '').trim()
    if (shorter === term) break
    term = shorter
  }
  return term
    .replace(/\s(?:please|thanks|at all|of any kind|in any form|too|either|if possible|products?)$/, '')
    .slice(0, 60)
    .trim()
}

const LEAD_IN =
  /^(?:please|also|mostly|mainly|things with|and|or|but|no|not|nor|none|without|avoid(?:ing)?|skip|exclude|omit|leave out|anything (?:with|containing)|any|all|foods? (?:with|containing)|i(?:'m| am)? ?(?:can(?:'t|not) (?:eat|have|stand)|do(?:n't| not) (?:like|eat|want)|hate|dislike|allergic to|intolerant to)|allergic to|(?:really )?(?:hate|dislike)|things like|like|kinds? of|too much|the|nothing)(?=\s|$)/

const EMPTY = new Set(['nothing', 'none', 'n/a', 'na', 'no', 'anything', 'idk', 'not sure'])

/** Names for one food across kitchens; any of a row stands for all of it. */
const SYNONYMS: string[][] = [
  ['cilantro', 'coriander', 'coriander leaf', 'chinese parsley'],
  ['zucchini', 'courgette', 'zoodle', 'courgetti'],
  ['eggplant', 'aubergine', 'brinjal'],
  ['arugula', 'rocket', 'roquette'],
  ['scallion', 'green onion', 'spring onion', 'salad onion'],
  ['shrimp', 'prawn', 'scampi'],
  ['bell pepper', 'capsicum', 'sweet pepper', 'red pepper', 'green pepper', 'yellow pepper', 'orange pepper'],
  ['chickpea', 'garbanzo', 'garbanzo bean', 'hummus', 'chickpea flour', 'besan', 'gram flour', 'falafel'],
  ['beet', 'beetroot'],
  ['rutabaga', 'swede'],
  [
    'corn',
    'sweetcorn',
    'maize',
    'cornmeal',
    'cornstarch',
    'polenta',
    'masa',
    'hominy',
    'grits',
    'popcorn',
    'corn syrup',
    'cornflour',
    'corn flour',
    'cornbread',
    'cornflake',
    'corn flake',
    'masa harina',
    'tortilla chip',
    'nacho',
    'tamale',
    'pozole',
    'elote',
    'baby corn',
    'arepa',
    'taco shell',
    'tostada',
  ],
  ['snow pea', 'mangetout', 'sugar snap pea', 'snap pea'],
  ['swiss chard', 'chard', 'silverbeet'],
  ['bok choy', 'pak choi', 'pak choy'],
  ['romaine', 'cos lettuce'],
  ['sweet potato', 'kumara', 'yam'],
  ['cantaloupe', 'rockmelon'],
  ['papaya', 'pawpaw'],
  ['fava bean', 'broad bean'],
  ['lima bean', 'butter bean'],
  ['white bean', 'cannellini', 'navy bean', 'haricot bean', 'great northern bean'],
  ['mayonnaise', 'mayo', 'aioli'],
  [
    'tomato',
    'arrabbiata',
    'bolognese',
    'pomodoro',
    'puttanesca',
    'sugo',
    'bruschetta topping',
    'gazpacho',
    'shakshuka',
    'bloody mary mix',
    'marinara',
    'passata',
    'ketchup',
    'salsa',
    'pico de gallo',
    'tomato paste',
    'tomato sauce',
    'pizza sauce',
  ],
  [
    'cheese',
    'cheesy',
    'parm',
    'quesadilla',
    'camembert',
    'manchego',
    'havarti',
    'edam',
    'emmental',
    'burrata',
    'roquefort',
    'stilton',
    'asiago',
    'fontina',
    'labneh',
    'raclette',
    'bocconcini',
    'quesillo',
    'cheddar',
    'parmesan',
    'parmigiano',
    'mozzarella',
    'feta',
    'ricotta',
    'gouda',
    'gruyere',
    'brie',
    'gorgonzola',
    'provolone',
    'halloumi',
    'paneer',
    'pecorino',
    'mascarpone',
    'cotija',
    'queso',
    'monterey jack',
    'goat cheese',
    'blue cheese',
  ],
  ['bacon', 'pancetta', 'lardon', 'guanciale', 'speck'],
  ['cashew', 'cashew butter'],
]

/** What holds the first of a row; to avoid one of them is not to avoid the rest. */
const HOLDERS: string[][] = [
  ['garlic', 'aioli', 'toum', 'skordalia', 'gremolata', 'chimichurri', 'tzatziki'],
  ['avocado', 'guacamole'],
  [
    'cheese',
    'pesto',
    'alfredo',
    'carbonara',
    'fondue',
    'rarebit',
    'mornay',
    'cacio e pepe',
    'caesar dressing',
    'caesar salad',
    'tiramisu',
    'cannoli',
    'saganaki',
    'spanakopita',
    'au gratin',
    'queso fresco',
    'cheesecake',
    'cheeseburger',
    'mozz',
  ],
  ['lentil', 'dal', 'daal', 'dhal', 'masoor', 'toor', 'puy', 'misir wot', 'sambar'],
  ['yogurt', 'tzatziki', 'raita', 'lassi', 'labneh', 'skyr', 'dahi', 'ayran'],
  ['oat', 'oatmeal', 'granola', 'muesli', 'porridge', 'flapjack'],
  ['chocolate', 'cocoa', 'cacao', 'nutella', 'brownie', 'mocha', 'ganache'],
  ['coffee', 'espresso', 'mocha', 'latte', 'cappuccino', 'kahlua'],
  [
    'caffeine',
    'coffee',
    'espresso',
    'matcha',
    'black tea',
    'green tea',
    'mocha',
    'earl grey',
    'chai',
    'cola',
    'guarana',
    'yerba mate',
  ],
  ['mustard', 'dijon', 'honey mustard'],
  ['celery', 'celery salt', 'celery seed', 'celeriac', 'mirepoix'],
  [
    'anchovy',
    'anchoa',
    'boquerone',
    'worcestershire',
    'caesar dressing',
    'puttanesca',
    'bagna cauda',
    'tapenade',
    'fish sauce',
  ],
  ['gelatin', 'gelatine', 'marshmallow', 'jello', 'jell o', 'aspic', 'gummy bear'],
  ['cabbage', 'sauerkraut', 'kimchi', 'coleslaw', 'savoy', 'napa cabbage', 'bok choy'],
  ['lamb', 'mutton', 'hogget', 'merguez', 'rogan josh', 'gyro meat', 'cordero', 'agnello'],
  ['chicken', 'poussin', 'cornish hen', 'capon', 'drumstick', 'schmaltz', 'pollo', 'poulet', 'murgh'],
  ['tuna', 'ahi', 'albacore', 'skipjack', 'tonnato', 'maguro', 'toro', 'atun'],
  ['salmon', 'lox', 'gravlax', 'sockeye', 'coho', 'saumon'],
  ['coconut', 'copra', 'pina colada'],
  ['honey', 'honeycomb', 'miel', 'baklava'],
  ['vinegar', 'balsamic', 'verjuice'],
  ['squash', 'butternut', 'pumpkin', 'kabocha', 'delicata', 'pattypan', 'zucchini', 'courgette'],
  ['msg', 'monosodium glutamate', 'ajinomoto', 'accent seasoning', 'stock cube', 'bouillon cube'],
  [
    'offal',
    'liver',
    'kidney',
    'tripe',
    'sweetbread',
    'giblet',
    'gizzard',
    'tongue',
    'haggis',
    'foie gras',
    'chicken heart',
  ],
  [
    'bread',
    'toast',
    'baguette',
    'pita',
    'crouton',
    'bun',
    'sourdough',
    'ciabatta',
    'naan',
    'breadcrumb',
    'panko',
    'focaccia',
    'brioche',
    'bagel',
    'crostini',
    'bruschetta',
  ],
]

const RED_MEAT = `beef, pork, lamb, mutton, veal, venison, bison, goat meat, steak, ham, bacon, pancetta, prosciutto, sausage, brisket, sirloin, ribeye, rib eye, short rib, spare rib, sparerib, pork rib, back rib, banger, rasher, streaky, tenderloin, chuck roast, pot roast, hamburger, meatball, meatloaf, chorizo, salami, pepperoni, oxtail, liver, ground chuck, corned beef, pastrami`
const PORK = `banger, rasher, streaky, pork rib, spare rib, sparerib, baby back rib, back rib, lap cheong, char siu, pork rind, cracklin, scrapple, capicola, coppa, nduja, culatello, tasso, fatback, salt pork, boston butt, jamon, tocino, black pudding, carne de cerdo, schinken, jambon, porchetta, hot dog, bologna, pork, ham, gammon, bacon, pancetta, prosciutto, guanciale, chorizo, lard, salami, soppressata, pepperoni, mortadella, italian sausage, bratwurst, kielbasa, andouille, carnitas, chicharron, speck, lardon, sausage, spam, nduja`
const HOT = `kimchi, gochugaru, chorizo picante, vindaloo, jerk seasoning, peri peri, piri piri, cajun seasoning, berbere, zhoug, schug, chili crisp, chili, chili pepper, chili flake, chili powder, chili oil, chili garlic sauce, chili paste, jalapeno, serrano pepper, serrano chili, habanero, scotch bonnet, cayenne, red pepper flake, crushed red pepper, hot sauce, tabasco, sriracha, sambal, harissa, gochujang, gochugaru, chipotle, thai chili, bird eye chili, hot paprika, hot pepper, ghost pepper, wasabi, buffalo sauce, spicy`
const MUSHROOM = `mushroom, shiitake, portobello, portabella, cremini, crimini, porcini, enoki, chanterelle, maitake, morel, truffle, oyster mushroom, baby bella, shimeji`
const NIGHTSHADE = `tomato, potato, eggplant, aubergine, bell pepper, red pepper, green pepper, yellow pepper, orange pepper, sweet pepper, capsicum, chili, jalapeno, serrano, habanero, poblano, cayenne, paprika, tomatillo, goji, pimento, chipotle, hot sauce, sriracha, salsa, marinara, ketchup, passata, red pepper flake, french fry`
const LEGUME = `bean, lentil, chickpea, garbanzo, pea, split pea, peanut, soybean, edamame, tofu, tempeh, hummus, lupin, dal, daal`

const MOULDY = `brie, camembert, chevre, blue cheese, danish blue, blue vein, gorgonzola, roquefort, cambozola, saint agur, dolcelatte, taleggio, pont leveque, livarot, epoisses, reblochon, bleu`
const FRESH_CHEESE = `feta, stilton, queso fresco, queso blanco, goat cheese, ricotta, burrata, mozzarella, soft cheese, panela`
const PLANT_CHEESE = pairs('tofu, almond, cashew, coconut', 'feta, ricotta, mozzarella')

const BEAN_TWINS = `vanilla bean, coffee bean, cocoa bean, cacao bean, green bean, string bean, french bean, runner bean, haricot vert`

/** What means a whole allergen, in the words people type. */
const ALLERGENS: [string, Allergen[]][] = [
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

/** The allergens an avoid term stands for whole: their foods are out whatever a line calls them. */
export function avoidAllergens(term: string): Allergen[] {
  const key = words(term).join(' ')
  return ALLERGENS.find(([names]) => isNamed(names, key))?.[1] ?? []
}

const isNamed = (names: string, key: string): boolean =>
  list(names).some((name) => words(name).join(' ') === key)

/** Classes a person may name instead of foods. */
const CLASSES: [string, () => Lexicon[]][] = [
  ['tree nut', () => [TREE_NUT_WORDS]],
  ['peanut, groundnut, monkey nut, peanut butter', () => [PEANUT_WORDS]],
  ['meat', () => [MEAT_WORDS]],
  [
    'red meat',
    () => [
      lexicon({
        terms: RED_MEAT,
        harmless:
          'turkey sausage, chicken sausage, turkey bacon, turkey meatball, chicken meatball, pork free, cauliflower steak, tuna steak, salmon steak, turkey ham, hamburger bun, turkey meatloaf',
        promises: 'vegan, vegetarian, veggie, plant based',
      }),
    ],
  ],
  [
    'pork',
    () => [
      lexicon({
        terms: PORK,
        bought: 'rib',
        harmless: `turkey sausage, chicken sausage, turkey bacon, beef bacon, turkey pepperoni, beef sausage, ${pairs('turkey, beef', 'rasher')}, ${pairs('rasher, rasher of', 'turkey, beef, vegan, veggie, vegetarian, plant based, tempeh, tofu')}, ${VEGETABLE_RIBS}, ${pairs('beef, short, beef short, lamb, prime, beef back, veal', 'rib')}, rib eye, rib of beef, rib of lamb, rib roast of beef`,
        promises: 'vegan, vegetarian, plant based',
      }),
    ],
  ],
  [
    'beef',
    () => [
      lexicon({
        terms:
          'beef, steak, brisket, sirloin, ribeye, rib eye, short rib, chuck roast, ground chuck, pot roast, corned beef, pastrami, oxtail, hamburger, veal, filet mignon, bresaola, flank, tri tip, london broil, tallow, suet, barbacoa, ropa vieja, carne asada, bulgogi, bolognese, cheeseburger, beef jerky, biltong, demi glace, osso buco, boeuf, ternera, rindfleisch',
        harmless:
          'beef tomato, cauliflower steak, tuna steak, salmon steak, ham steak, turkey steak, hamburger bun, swordfish steak, tofu steak',
        promises: 'vegan, plant based, vegetarian',
      }),
    ],
  ],
  [
    'poultry',
    () => [
      lexicon({
        terms: 'poultry, chicken, turkey, duck, goose, quail, game hen, fowl',
        harmless: 'quail egg, duck egg',
        promises: 'vegan, vegetarian, plant based',
      }),
    ],
  ],
  [
    'raw fish',
    () => [
      lexicon({
        terms:
          'sashimi, sushi, nigiri, ceviche, crudo, ahi poke, tuna poke, salmon poke, poke bowl, gravlax, lox, smoked salmon, smoked trout, salmon tartare, tuna tartare, salmon carpaccio, tuna carpaccio, raw oyster, raw fish, raw salmon, raw tuna, raw clam, oyster on the half shell, seared rare tuna, seared tuna, sushi grade, roe, caviar, ikura, tobiko',
        harmless:
          'sushi rice, sushi vinegar, sushi nori, tofu poke bowl, tempeh poke bowl, vegetable sushi, cucumber sushi, avocado sushi',
        promises: 'vegan, vegetarian, cooked',
      }),
    ],
  ],
  [
    'high mercury fish',
    () => [
      lexicon({ terms: 'swordfish, shark, king mackerel, marlin, tilefish, orange roughy, bigeye tuna' }),
    ],
  ],
  [
    'unpasteurised cheese, unpasteurized cheese',
    () => [
      lexicon({
        terms: 'unpasteurised, unpasteurized, raw milk, raw milk cheese, raw cheese, raw goat milk, lait cru',
      }),
    ],
  ],
  [
    'liver',
    () => [
      lexicon({
        terms: 'liver, liverwurst, pate, foie gras, cod liver oil, haggis, leberwurst',
        harmless:
          'mushroom pate, lentil pate, walnut pate, vegetable pate, vegetarian pate, pate feuilletee, pate brisee, pate sablee, liver friendly, liver health',
        promises: 'vegan, vegetarian, plant based',
      }),
    ],
  ],
  [
    'runny egg, raw egg',
    () => [
      lexicon({
        terms:
          'soft boiled, sunny side up, over easy, raw egg, raw yolk, raw egg yolk, raw egg white, soft yolk, yolk are soft, yolk are still soft, yolk stay soft, yolk remain soft, yolk a little soft, liquid yolk, yolk still liquid, yolk are liquid, yolk are creamy, yolk still creamy, yolk still soft, yolk is soft, yolk slightly soft, onsen egg, 6 minute egg, egg benedict, eggnog, homemade mayonnaise, homemade mayo, homemade aioli, hollandaise, bearnaise, zabaglione, zabaione, sabayon, tiramisu',
        // A jam, a batter and a flame have these words too.
        beside: {
          terms: 'runny, jammy, over medium, soft set, soft in the middle, soft in the center',
          of: 'egg, yolk, white are, white set, omelette, omelet, frittata, shakshuka, scramble',
        },
        harmless:
          'no longer runny, no longer jammy, no longer soft in the middle, over medium heat, over medium high, over medium low, over medium flame, over medium hot, over medium coal, over medium gas',
        promises: 'vegan, plant based, egg free, eggless',
      }),
    ],
  ],
  [
    'soft cheese',
    () => [
      lexicon({ terms: MOULDY, promises: 'vegan, dairy free, plant based' }),
      lexicon({
        terms: FRESH_CHEESE,
        harmless: PLANT_CHEESE,
        promises: 'vegan, dairy free, plant based, pasteurised, pasteurized',
      }),
    ],
  ],
  [
    'fresh soft cheese',
    () => [
      lexicon({
        terms: FRESH_CHEESE,
        harmless: PLANT_CHEESE,
        promises: 'vegan, dairy free, plant based, pasteurised, pasteurized',
      }),
    ],
  ],
  // No promise of pasteurised milk helps: what grows on it afterwards is the matter.
  [
    'mould-ripened cheese, mold-ripened cheese',
    () => [lexicon({ terms: MOULDY, promises: 'vegan, dairy free, plant based' })],
  ],
  [
    'cold cut, lunch meat',
    () => [
      lexicon({
        terms:
          'cold cut, lunch meat, deli, ham, prosciutto, serrano ham, jamon, salami, soppressata, pepperoni, bologna, mortadella, pastrami, corned beef, hot dog, frankfurter, bresaola, coppa, luncheon meat, smoked turkey, smoked chicken, sliced turkey, turkey slice, chicken slice',
        harmless:
          'hot dog bun, ham hock, fresh ham, smoked turkey leg, smoked turkey wing, smoked turkey neck, smoked turkey sausage, smoked chicken sausage',
        promises: 'vegan, vegetarian, plant based',
      }),
    ],
  ],
  [
    'raw sprout',
    () => [
      lexicon({
        terms:
          'raw sprout, fresh sprout, raw bean sprout, alfalfa sprout, sprouted alfalfa, radish sprout, broccoli sprout, clover sprout, onion sprout, mustard sprout, lentil sprout, cress sprout, mixed sprout, salad sprout, sprout mix, alfalfa',
      }),
    ],
  ],
  // Mostly fried or boiled: a dish may have them, and its reader is told to cook them through.
  ['bean sprout, beansprout', () => [lexicon({ terms: 'bean sprout, beansprout, mung sprout' })]],
  [
    'rare meat',
    () => [
      lexicon({
        terms: `medium rare, rare steak, for rare, to rare, until rare, rare inside, rare duck, rare beef, rare lamb, blue rare, steak tartare, beef tartare, beef carpaccio, seared rare, rosy inside, rosy in the middle, still rosy, still pink, slightly pink, barely pink, blushing pink, hint of pink, touch of pink, ${pairs('pink, rare', 'inside, within, center, centre, middle, in the middle, in the center, in the centre, in center, in the very center')}`,
        harmless: `no longer pink, not pink, no longer slightly pink, not still pink, no longer still pink, isnt pink, for rare occasion, ${pairs('no longer pink, isnt pink, not pink', 'inside, within, center, centre, in the middle, in the center, in the centre, in center, in the very center')}`,
      }),
    ],
  ],
  [
    'processed meat, deli meat, cured meat',
    () => [
      lexicon({
        terms: `${PORK}, hot dog, deli, bologna, pastrami, corned beef, jerky, turkey bacon`,
        promises: 'vegan, vegetarian, plant based',
      }),
    ],
  ],
  [
    'nightshade',
    () => [
      lexicon({ terms: NIGHTSHADE, harmless: 'sweet potato, black pepper, white pepper, sichuan pepper' }),
    ],
  ],
  [
    'spicy food, spicy, spicy thing, spice heat, hot food, chili, chili pepper, hot pepper, heat',
    () => [
      lexicon({ terms: HOT, harmless: 'sweet chili bean, chili con carne', promises: 'mild, not spicy' }),
    ],
  ],
  [
    'capsicum and chili',
    () => [
      lexicon({
        terms:
          'pepper, capsicum, jalapeno, poblano, serrano, habanero, ancho, chipotle, chili, pimiento, pepperoncini, peperonata, piquillo, shishito, padron',
        harmless:
          'black pepper, white pepper, ground pepper, cracked pepper, salt and pepper, pepper and salt, pepper to taste, peppercorn, lemon pepper, sichuan pepper, szechuan pepper, pink pepper, tsp pepper, teaspoon pepper, pinch pepper, pinch of pepper, pepper mill, serrano ham, pepper jack',
      }),
    ],
  ],
  ['mushroom, fungi', () => [lexicon({ terms: MUSHROOM, harmless: 'chocolate truffle' })]],
  [
    'alcohol',
    () => [
      lexicon({
        terms:
          'wine, beer, rum, vodka, brandy, whiskey, whisky, bourbon, tequila, cognac, sherry, port wine, marsala, sake, mirin, liqueur, amaretto, vermouth, champagne, prosecco, ale, stout, lager, cooking wine, shaoxing, port, ruby port, madeira, kirsch, grand marnier, cointreau, triple sec, kahlua, limoncello, pernod, ouzo, pastis, calvados, armagnac, gin, grappa, chartreuse, campari, aperol, guinness, ipa, porter, irish cream, bailey, hard cider, dry cider, soju, schnapps, absinthe, sambuca, frangelico, disaronno, curacao, creme de cassis, creme de menthe, rum extract, angostura, michelada, beer batter',
        harmless:
          'wine vinegar, red wine vinegar, white wine vinegar, rice wine vinegar, sherry vinegar, champagne vinegar, ginger beer, root beer, ginger ale, cider vinegar, malt vinegar, port salut, rice wine vinegar, wine gum, beer mustard free, rum free',
        promises: 'alcohol free, non alcoholic',
      }),
    ],
  ],
  [
    'sugar, added sugar, refined sugar',
    () => [
      lexicon({
        terms:
          'sugar, brown sugar, corn syrup, molasses, cane syrup, golden syrup, honey, maple syrup, agave, jaggery, piloncillo, panela, demerara, turbinado, muscovado, treacle, dextrose, fructose, glucose syrup, date syrup, rice syrup, malt syrup, nectar, caramel, condensed milk, confectioner sugar, icing sugar, sucrose, rapadura, sucanat',
        harmless:
          'blood sugar, sugar snap pea, sugar snap, sugar pumpkin, sugar substitute, brown sugar substitute',
        promises: 'sugar free, no sugar',
      }),
    ],
  ],
  [
    'artificial sweetener, sweetener',
    () => [
      lexicon({
        terms:
          'erythritol, stevia, sucralose, aspartame, saccharin, xylitol, allulose, monk fruit, splenda, swerve, truvia, sweetener',
      }),
    ],
  ],
  ['legume, pulse', () => [lexicon({ terms: LEGUME, harmless: BEAN_TWINS })]],
  [
    'bean',
    () => [
      lexicon({
        terms: 'bean, chickpea, garbanzo, edamame',
        harmless: `vanilla bean, coffee bean, cocoa bean, cacao bean`,
      }),
    ],
  ],
  [
    'seed',
    () => [
      lexicon({
        terms:
          'seed, seeded bread, tahini, hummus, sesame, chia, flax, flaxseed, linseed, flax meal, pepita, hemp heart, halva, gomasio, furikake, dukkah, zaatar, everything bagel, everything seasoning, benne',
        harmless: `grape seed oil, ${pairs('seed', 'removed, discarded, scraped out, scooped out')}, ${pairs('remove, discard, scrape out, scoop out, without', 'seed, the seed')}, seed and rib, rib and seed, seed and membrane, membrane and seed`,
      }),
    ],
  ],
  [
    'sulphite, sulfite, sulphur dioxide, sulfur dioxide',
    () => [
      lexicon({
        terms: `wine, beer, cider, sherry, port, madeira, marsala, champagne, prosecco, vermouth, mirin, sulphite, sulfite, sulphur dioxide, sulfur dioxide, metabisulphite, metabisulfite,
          dried fruit, raisin, sultana, golden raisin, ${pairs('dried', 'apricot, mango, pineapple, peach, pear, apple, papaya, cranberry, cherry, banana, potato, coconut')}, desiccated coconut, candied fruit, glace cherry, maraschino cherry,
          wine vinegar, balsamic, balsamic vinegar, cider vinegar, malt vinegar, grape juice, bottled lemon juice, bottled lime juice, molasses, treacle, sauerkraut, pickled onion, potato flake, instant mashed potato, sausage, dijon`,
        harmless: 'ginger beer, root beer, port salut, wine gum',
        promises:
          'sulphite free, sulfite free, unsulphured, unsulfured, unsulphated, no added sulphite, no added sulfite',
      }),
    ],
  ],
  ['allium', () => [lexicon({ terms: 'onion, garlic, leek, shallot, chive, scallion, ramp, aioli' })]],
  [
    'onion',
    () => [lexicon({ terms: 'onion, shallot, scallion, leek, chive, pico de gallo, sofrito, mirepoix' })],
  ],
  [
    'citrus',
    () => [
      lexicon({
        terms: 'lemon, lime, orange, grapefruit, tangerine, mandarin, clementine, yuzu, pomelo, ponzu',
        harmless: 'lemon grass, lime leaf',
      }),
    ],
  ],
  [
    'berry',
    () => [lexicon({ terms: 'berry, strawberry, blueberry, raspberry, blackberry, cranberry, gooseberry' })],
  ],
  [
    'potato',
    () => [
      lexicon({
        terms:
          'potato, french fry, hash brown, gnocchi, latke, rosti, tater tot, potato chip, poutine, vichyssoise, colcannon, spud, fingerling, yukon gold, russet',
        harmless: 'sweet potato, potato masher, potato ricer, potato peeler',
      }),
    ],
  ],
  [
    'butter',
    () => [
      lexicon({
        terms:
          'butter, buttered, ghee, buttercream, beurre, beurre blanc, hollandaise, bearnaise, mantequilla, shortbread, croissant',
        harmless:
          'peanut butter, almond butter, cashew butter, nut butter, cocoa butter, cacao butter, sunflower butter, sunflower seed butter, seed butter, apple butter, butter bean, butter lettuce, shea butter, coconut butter',
        promises: 'vegan, dairy free, plant based',
      }),
    ],
  ],
  [
    'cream',
    () => [
      lexicon({
        terms: 'cream, half and half, creme fraiche, crema',
        harmless:
          'cream of tartar, coconut cream, cashew cream, oat cream, soy cream, nice cream, cream of wheat',
        promises: 'vegan, dairy free, plant based',
      }),
    ],
  ],
  [
    'rice',
    () => [
      lexicon({
        terms:
          'rice, risotto, sushi, arborio, basmati, paella, biryani, pilaf, pilau, congee, jambalaya, donburi, onigiri, arancini, horchata, rice noodle, dolma',
        harmless:
          'cauliflower rice, broccoli rice, konjac rice, rice vinegar, rice wine vinegar, rice wine, rice cooker, rice paper, shirataki rice',
      }),
    ],
  ],
  [
    'pasta, noodle',
    () => [
      lexicon({
        terms:
          'pasta, spaghetti, noodle, penne, fusilli, macaroni, linguine, fettuccine, lasagna, orzo, rigatoni, rotini, ravioli, ramen, udon, soba',
        harmless:
          'spaghetti squash, zucchini noodle, courgette noodle, pasta water, carrot noodle, cucumber noodle',
      }),
    ],
  ],
  [
    'olive',
    () => [
      lexicon({
        terms: 'olive, tapenade, kalamata, castelvetrano, puttanesca, muffuletta, nicoise',
        harmless: 'olive oil',
      }),
    ],
  ],
  [
    'fried food, deep fried food, deep fried',
    () => [lexicon({ terms: 'deep fry, deep fried, deep frying, fried', harmless: 'stir fried, stir fry' })],
  ],
  [
    'leafy green, green',
    () => [
      lexicon({
        terms:
          'spinach, kale, chard, collard, lettuce, arugula, rocket, leafy green, salad green, watercress, mustard green, turnip green',
      }),
    ],
  ],
]

const VEGETABLE_PEPPERS = 'capsicum and chili'

const known = new Map<string, Lexicon[]>()

/** The words that name what an avoid term means: its synonyms, its family, or the term itself. */
export function avoidLexicons(term: string): Lexicon[] {
  // Who writes the plural means vegetables; "pepper" may be the spice.
  const key = /^peppers$/i.test(term.trim()) ? VEGETABLE_PEPPERS : words(term).join(' ')
  const found = known.get(key) ?? meaningOf(key)
  // Terms are typed by visitors: remember the common ones, never grow without end.
  if (known.size < 500) known.set(key, found)
  return found
}

function meaningOf(key: string): Lexicon[] {
  if (!key) return []
  const allergens = avoidAllergens(key)
  if (allergens.length > 0) return allergens.map((allergen) => ALLERGEN_WORDS[allergen])
  const family = CLASSES.find(([names]) => isNamed(names, key))
  if (family) return family[1]()
  const same = SYNONYMS.filter(
    (row) =>
      words(row[0] ?? '').join(' ') === key || row.slice(1, 4).some((name) => words(name).join(' ') === key),
  )
  const holders = HOLDERS.filter(([held]) => words(held ?? '').join(' ') === key)
  return [
    lexicon({ terms: [key, ...same.flat(), ...holders.flat()].join(','), harmless: COMPOUNDS[key] ?? '' }),
  ]
}

/** Compounds that carry a term's word and are another food. */
const COMPOUNDS: Record<string, string> = {
  corn: 'corn salad',
  lamb: 'lamb lettuce, lamb quarter',
  chicken: 'chicken of the wood, chicken seasoning, chickenless',
  honey: 'honey dew, honey mushroom, honey locust',
  mustard: 'mustard green',
  coffee: 'coffee grinder, coffee mug',
  bread: 'bread knife, bread pan, cauliflower toast',
  oat: 'oat fiber',
  squash: 'lemon squash, orange squash',
  pepper: 'bell pepper, red pepper flake',
  apple: 'custard apple, crab apple',
  grape: 'grape tomato, grape seed, grape seed oil',
  ginger: 'ginger nut',
  lemon: 'lemon grass',
  pea: 'sweet pea shoot',
  cilantro: 'coriander seed, ground coriander',
  turkey: 'turkey tail mushroom',
  oyster: 'oyster mushroom, king oyster mushroom',
  duck: 'duck sauce',
  chestnut: 'water chestnut, chestnut mushroom',
  cheese: 'nut cheese, vegan pesto, dairy free pesto, vegan alfredo, vegan cheesecake',
  chocolate: 'chocolate mint',
  date: 'use by date, sell by date, best before date, expiry date, expiration date, up to date, date on, date night',
}
