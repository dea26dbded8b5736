import {
  ball,
  bean,
  crumbs,
  cube,
  type Drawing,
  disc,
  dollop,
  egg,
  fillet,
  floret,
  grain,
  leaf,
  mushroom,
  noodle,
  nut,
  round,
  seared,
  seed,
  shrimp,
  slice,
  spear,
  strip,
  wedge,
  wheel,
  wholeEgg,
} from './food-drawings.ts'
import type { FoodGroup } from './shares.ts'
import type { Vessel } from './vessels.ts'

export type Look = { key: string; drawing: Drawing; group: FoodGroup }

/**
 * How a food looks, by a word in its name; null if there is no drawing for it, or if it is invisible on a plate. The
 * last known word of a name decides, since a name ends with its noun: "peanut butter" is a butter.
 * @param vessel the vessel it is in: eggs in a cake are drawn without a yolk
 */
export function lookOf(name: string, vessel?: Vessel): Look | null {
  const words = (name.split(/[,(]| in | with /i)[0] ?? '').toLowerCase().replaceAll(/[^\p{L} -]/gu, ' ')
  if (UNSEEN.test(words)) return null
  let best: { look: Look; end: number; length: number } | null = null
  for (const [pattern, look] of LOOKS)
    for (const { index, 0: found } of words.matchAll(pattern)) {
      const end = index + found.length
      if (!best || end > best.end || (end === best.end && found.length > best.length))
        best = { look, end, length: found.length }
    }
  const look = best?.look ?? null
  return look?.drawing === egg && vessel && BEATEN_IN.has(vessel) ? { ...look, drawing: wholeEgg } : look
}

/** A yolk is not visible in a cake. */
const BEATEN_IN: ReadonlySet<Vessel> = new Set(['cake-tin', 'mug', 'glass'])

const UNSEEN =
  /\b(?:water|salt|broth|stock|vinegar|pepper flakes|black pepper|ground pepper|(?<!cocoa )powder|extract|baking|spray|seasoning|spice|cumin|paprika|cinnamon|oregano|turmeric|oil|juice|zest|aminos|vanilla|starch|cornstarch|yeast|gelatin)\b/

const row = (group: FoodGroup, words: string, drawing: Drawing): [RegExp, Look] => [
  new RegExp(`(?<!\\p{L})(?:${longestFirst(words)})(?:e?s)?(?!\\p{L})`, 'gu'),
  { key: words.split('|')[0]!.replaceAll(/[^a-z]/g, ''), drawing, group },
]

/** So that "jalapeño pepper" is found as one name. */
const longestFirst = (words: string) =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')

const LOOKS: readonly [RegExp, Look][] = [
  row('vegetables', 'spinach|chard|arugula|watercress|leaf|leaves|greens?', leaf('#4f8a4b', '#a9cf8e')),
  row('vegetables', 'kale|collards?|seaweed|nori', leaf('#2f6240', '#8fb88a')),
  row(
    'vegetables',
    'lettuce|romaine|cabbage|bok choy|sprout|endive|coleslaw mix',
    leaf('#8dbb62', '#dcecb9'),
  ),
  row('vegetables', 'red cabbage|radicchio|beet|beetroot', leaf('#8b3a62', '#dba6c0')),
  row('vegetables', 'basil|parsley|cilantro|mint|dill|herb', leaf('#5c9c4e', '#c5e2a5')),
  row('vegetables', 'broccoli|broccolini', floret('#3f7a3c', '#6bab5d', '#9cba6b')),
  row('vegetables', 'cauliflower|cauliflower rice', floret('#f1ead6', '#fffdf4', '#dfd9b4')),
  row(
    'vegetables',
    'cucumber|zucchini|pickle|courgette|tomatillo|chayote|caper',
    round('#5e9150', '#dcebb8', '#cbe09f'),
  ),
  row('vegetables', 'carrot', round('#cf7024', '#f0973f', '#f8b566')),
  row('vegetables', 'radish|turnip|daikon', round('#c43b5a', '#fbf3f1', '#f5e3e2')),
  row('vegetables', 'eggplant|aubergine', round('#4d2b56', '#e9dfbf', '#d6c595')),
  row('vegetables', 'squash|pumpkin', wedge('#b6651f', '#f2a53f')),
  row('vegetables', 'tomato|tomatoes', wheel('#c8452f', '#e0654a', '#f3a27f')),
  row(
    'vegetables',
    'tomato sauce|marinara|marinara sauce|pasta sauce|pizza sauce|enchilada sauce|salsa|tomato paste|tomato puree|crushed tomato|crushed tomatoes|ketchup|hot sauce|sriracha',
    dollop('#c0442e', '#e57f63'),
  ),
  row('vegetables', 'pepper|bell pepper|red pepper|chile|chili', strip('#cf3d2c', '#f08a70')),
  row(
    'vegetables',
    'green pepper|green bell pepper|green chile|green chili|jalapeño|jalapeno|jalapeño pepper|poblano|poblano pepper|serrano|serrano pepper',
    strip('#4c8f3f', '#9fcd7f'),
  ),
  row('vegetables', 'onion|shallot|leek|fennel|kimchi|sauerkraut', strip('#d9c3dc', '#fdf8fd')),
  row('vegetables', 'scallion|green onion|chive', strip('#6ba54f', '#cde6ad')),
  row(
    'vegetables',
    'garlic|water chestnut|bean sprout|bamboo shoot|artichoke|artichoke heart',
    bean('#f3ead8', '#fffdf6'),
  ),
  row('vegetables', 'asparagus|green bean|snow pea|snap pea|okra', spear('#5f9a48', '#b8d98d')),
  row('vegetables', 'celery|celery stalk', strip('#a3c56c', '#e6f2c9')),
  row('vegetables', 'mushroom|portobello|shiitake', mushroom),
  row('protein', 'chicken|turkey|chicken breast|chicken thigh|duck', seared('#c98a52', '#e3ac74', '#96592f')),
  row('protein', 'beef|steak|lamb|venison|brisket|sirloin', seared('#6f3d29', '#95563a', '#4a2517')),
  row('protein', 'pork|ham|tenderloin|prosciutto', seared('#c1806c', '#e6b09c', '#9c5a48')),
  row(
    'protein',
    'bacon|sausage|chorizo|salami|pepperoni|hot dog|kielbasa|andouille',
    strip('#9c4433', '#e3a488'),
  ),
  row(
    'protein',
    'ground beef|ground turkey|ground chicken|ground pork|ground lamb|meatball',
    crumbs('#7d4a33', '#a96e4d'),
  ),
  row('protein', 'salmon|trout|salmon fillet', fillet('#d9764d', '#f09a72', '#fbd3bd')),
  row(
    'protein',
    'cod|tilapia|halibut|haddock|fish|sea bass|snapper|pollock|sole|catfish',
    fillet('#e6d6bb', '#fbf3e2', '#d9c6a2'),
  ),
  row('protein', 'tuna|sardine|mackerel|anchovy|anchovies', fillet('#a9746a', '#cb9a8d', '#ecd0c7')),
  row('protein', 'shrimp|prawn|crab|lobster|scallop|mussel|clam', shrimp),
  row('protein', 'egg|egg white', egg),
  row('protein', 'tofu|tempeh|paneer|halloumi|seitan|mozzarella', cube('#ead9b4', '#fbf1d9', '#d6c092')),
  row(
    'protein',
    'cheese|cheddar|swiss|gouda|monterey jack|gruyere|gruyère|provolone',
    cube('#eeb64a', '#f8d27d', '#d79a30'),
  ),
  row(
    'protein',
    'feta|goat cheese|cottage cheese|ricotta|parmesan|cotija|pecorino|queso fresco',
    crumbs('#efe6cf', '#fffdf6'),
  ),
  row('protein', 'yogurt|greek yogurt|skyr|labneh|protein|tzatziki', dollop('#f5f0e4', '#dcd3c0')),
  row('protein', 'edamame|lupini', bean('#8cbb52', '#d3e9a6')),
  row('carbohydrate', 'rice|white rice|orzo|risotto', grain('#f2ead4', '#fffdf5')),
  row(
    'carbohydrate',
    'brown rice|wild rice|farro|barley|bulgur|freekeh|buckwheat',
    grain('#b98b4f', '#d9b27c'),
  ),
  row('carbohydrate', 'quinoa|couscous|millet|amaranth|cornmeal|polenta|grits', seed('#e0bd6f')),
  row('carbohydrate', 'oat|rolled oats|oatmeal|granola|cereal|muesli', grain('#d8b985', '#efdcb5')),
  row(
    'carbohydrate',
    'pasta|spaghetti|noodle|macaroni|penne|linguine|ramen|vermicelli|udon|ziti|rigatoni|fettuccine|lasagna|egg noodle|gnocchi',
    noodle('#e9c873', '#f9e6ad'),
  ),
  row(
    'carbohydrate',
    'bread|toast|bun|bagel|pita|naan|roll|pizza crust|english muffin|crouton|biscuit|ladyfinger|crispbread',
    slice('#a96a35', '#e9c998'),
  ),
  row('carbohydrate', 'cracker|waffle|phyllo|puff pastry|wonton wrapper', slice('#d6a75c', '#f5dda8')),
  row(
    'carbohydrate',
    'tortilla|corn tortilla|wrap|taco shell|tostada shell|pancake|flatbread|injera|pizza dough|pie crust',
    disc('#d6a75c', '#f5dda8', '#c08a3e'),
  ),
  row('carbohydrate', 'potato|potatoes|yuca|cassava|plantain|parsnip', cube('#ecd08c', '#f9e7b6', '#d6b263')),
  row(
    'carbohydrate',
    'sweet potato|sweet potatoes|yam|butternut squash|butternut',
    cube('#d97b33', '#f0a15c', '#bd6222'),
  ),
  row('carbohydrate', 'corn|hominy', ball('#f0c23c', '#fae08c')),
  row('carbohydrate', 'pea|green pea|split pea', ball('#6aa84a', '#b7dc94')),
  row('carbohydrate', 'black bean', bean('#37282f', '#7d6a72')),
  row('carbohydrate', 'bean|kidney bean|red bean|pinto bean', bean('#8e3b32', '#c98578')),
  row('carbohydrate', 'white bean|cannellini bean|navy bean|butter bean', bean('#efe1c1', '#fffaf0')),
  row('carbohydrate', 'chickpea|garbanzo|hummus|garbanzo bean|falafel', ball('#dcb268', '#f3d9a2')),
  row('carbohydrate', 'lentil|dal|red lentil', seed('#a4703b')),
  row('carbohydrate', 'flour|almond flour|coconut flour|breadcrumb|panko|cake', crumbs('#d9b981', '#f2dfb7')),
  row('carbohydrate', 'blueberry|blueberries|blackberry|blackberries|grape', ball('#4b4a86', '#9796c9')),
  row(
    'carbohydrate',
    'berry|berries|strawberry|strawberries|raspberry|raspberries|cherry|cherries|cranberry|cranberries',
    ball('#c0304a', '#ee8d9b'),
  ),
  row('carbohydrate', 'banana', round('#e9cf6a', '#fbf0c4', '#f0dc98')),
  row('carbohydrate', 'apple|pear|peach|nectarine|plum', wedge('#b8432f', '#fbeecb')),
  row(
    'carbohydrate',
    'mango|pineapple|melon|cantaloupe|apricot|papaya',
    cube('#f0a12f', '#fac565', '#d98419'),
  ),
  row('carbohydrate', 'watermelon', cube('#d94a4a', '#f08080', '#b93636')),
  row('carbohydrate', 'orange|clementine|grapefruit|tangerine', wheel('#d97c1c', '#f5a43c', '#fbc777')),
  row('carbohydrate', 'lemon|lime', wheel('#c9ba2c', '#f3e56b', '#faf3b0')),
  row('carbohydrate', 'date|raisin|fig|prune', bean('#5a3423', '#9a6a4e')),
  row(
    'carbohydrate',
    'sugar|honey|maple syrup|syrup|jam|agave|molasses|applesauce',
    dollop('#cf8f34', '#f0c374'),
  ),
  row('carbohydrate', 'milk|oat milk|kefir|buttermilk', dollop('#f7f3ea', '#e2dac8')),
  row('other', 'avocado|guacamole', wedge('#4a6b32', '#cfdc86')),
  row('other', 'olive', ball('#5b6130', '#aeb474')),
  row('other', 'almond|almonds|hazelnut|pecan|peanut|brazil nut|nut', nut('#96643a', '#b9834f', '#8a5830')),
  row('other', 'walnut', crumbs('#9c7145', '#caa271')),
  row('other', 'cashew|pine nut|macadamia|pistachio', bean('#e8cf9e', '#f9ecd0')),
  row('other', 'seed|chia|chia seed|flaxseed|sesame|sunflower seed|pumpkin seed|hemp heart', seed('#6d5a3c')),
  row(
    'other',
    'chocolate|cocoa|cocoa powder|cacao|chocolate chip|espresso|coffee',
    cube('#4b2b1d', '#6b4230', '#38190f'),
  ),
  row(
    'other',
    'butter|ghee|mayonnaise|tahini|almond butter|peanut butter|nut butter',
    dollop('#dfb767', '#f3dba3'),
  ),
  row(
    'other',
    'cream|sour cream|cream cheese|mascarpone|ranch dressing|caesar dressing|coconut milk|coconut cream|almond milk|half-and-half|half and half',
    dollop('#faf4e6', '#e4d9c2'),
  ),
  row('other', 'coconut|shredded coconut', strip('#f5efe2', '#ffffff')),
  row('other', 'sauce|dressing|soy sauce|curry paste|miso', dollop('#9a5a33', '#c98b5f')),
  row('other', 'pesto|chimichurri', dollop('#4f7f3a', '#9cc47c')),
  row('other', 'mustard|honey mustard', dollop('#cf9f2a', '#f2d577')),
]
