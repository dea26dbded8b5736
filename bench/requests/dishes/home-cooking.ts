import {
  BAKED,
  COATED,
  FILLED,
  FRIED,
  GRILLED,
  MASHED,
  ROASTED,
  SHAPED,
  SIMMERED,
  STACKED,
  TOSSED,
} from './cooked.ts'
import { dish } from './dish.ts'

const GROUND = [
  'ground beef',
  'ground turkey',
  'ground pork',
  'ground chicken',
  'beef',
  'turkey',
  'lentils',
] as const
const CREAMY = ['cream', 'milk', 'sour cream', 'cream cheese', 'yogurt', 'coconut milk', 'cashews'] as const

/** American home cooking beyond the dishes of the first list. */
export const HOME_COOKING = {
  'shrimp and grits': dish([['shrimp'], ['cornmeal', 'cauliflower']], [FRIED]),
  'dutch baby': dish(
    [['eggs'], ['flour'], ['milk', 'cream', 'coconut milk']],
    [/\bblend|\bwhisk|\bbeat|\bbatter/, BAKED],
    { never: ['garlic', 'onion'], notSteps: /\bflip/ },
  ),
  crepes: dish(
    [['eggs'], ['flour', 'cream cheese', 'milk']],
    [/\bbatter|\bwhisk|\bblend/, /\bthin|\bswirl|\btilt/, FRIED],
  ),
  'bagel and lox': dish(
    [['salmon'], ['cream cheese'], ['bread', 'light bun', 'cucumber', 'flour']],
    [/\bspread|\btop|\blayer|\broll/],
  ),
  'baked oatmeal': dish([['oats'], ['milk', 'eggs', 'yogurt', 'coconut milk', 'banana']], [BAKED], {
    never: ['garlic', 'onion'],
  }),
  migas: dish([['eggs'], ['tortillas', 'tortilla chips']], [FRIED], {}),
  biscuits: dish([['flour'], ['butter', 'yogurt', 'cream', 'milk', 'cheese']], [SHAPED, BAKED], {
    never: ['chicken', 'beef'],
  }),
  'club sandwich': dish(
    [['turkey', 'chicken', 'ham'], ['bacon', 'turkey bacon'], ['lettuce'], ['tomatoes'], ['light bun']],
    [STACKED],
  ),
  'meatball sub': dish(
    [GROUND, ['tomato'], ['cheese'], ['light bun', 'zucchini', 'bell peppers']],
    [/\bmeatballs?|\bballs?\b/, FILLED],
  ),
  'patty melt': dish(
    [['ground beef', 'ground turkey', 'beef'], ['onion'], ['cheese'], ['light bun']],
    [/\bpatt(?:y|ies)/, FRIED],
  ),
  'french dip': dish([['beef'], ['broth'], ['light bun']], [/\bdip|\bjus|\bjuices?|\bbroth/]),
  "po' boy": dish(
    [
      ['shrimp', 'fish', 'white fish', 'seafood', 'catfish'],
      ['light bun'],
      ['lettuce', 'tomatoes', 'cabbage'],
    ],
    [STACKED],
  ),
  'italian wedding soup': dish(
    [[...GROUND, 'chicken'], ['spinach', 'greens'], ['broth']],
    [/\bmeatballs?|\bballs?\b/, SIMMERED],
  ),
  'zuppa toscana': dish(
    [
      ['sausage', 'bacon'],
      ['kale', 'greens', 'spinach'],
      ['potatoes', 'cauliflower', 'turnips', 'radishes'],
      CREAMY,
    ],
    [SIMMERED],
  ),
  'taco soup': dish(
    [[...GROUND, 'chicken'], ['beans', 'corn', 'bell peppers'], ['tomato'], ['chili powder', 'cumin']],
    [SIMMERED],
  ),
  'cream of mushroom soup': dish([['mushrooms'], CREAMY, ['cooking liquid']], [SIMMERED], {
    never: ['tomato'],
  }),
  'beef barley soup': dish([['beef'], ['barley'], ['broth']], [SIMMERED]),
  'vegetable soup': dish([['any vegetable'], ['broth', 'tomato']], [SIMMERED]),
  cioppino: dish(
    [['fish', 'white fish'], ['seafood'], ['tomato'], ['broth', 'red wine', 'cooking liquid']],
    [SIMMERED],
  ),
  'american goulash': dish(
    [['ground beef', 'ground turkey', 'beef', 'turkey'], ['light pasta'], ['tomato']],
    [SIMMERED],
  ),
  'macaroni salad': dish(
    [['light pasta'], ['mayonnaise'], ['celery', 'onion', 'bell peppers', 'any vegetable']],
    [TOSSED],
  ),
  'penne alla vodka': dish([['light pasta'], ['tomato'], CREAMY], [SIMMERED]),
  'linguine with clams': dish(
    [['light pasta'], ['clams'], ['garlic']],
    [/\btoss|\bstir|\bsimmer|\bsteam|\bopen/],
  ),
  'stuffed shells': dish(
    [['light pasta'], ['ricotta', 'cheese'], ['tomato']],
    [/\bfill|\bstuff|\bspoon/, BAKED],
  ),
  'cacio e pepe': dish([['light pasta'], ['parmesan', 'cheese']], [/\btoss|\bstir|\bcoat/], {
    never: ['tomato', 'chicken', 'beef'],
  }),
  'hoppin john': dish([['black-eyed peas'], ['rice', 'cauliflower rice']], [SIMMERED]),
  'dirty rice': dish(
    [
      ['rice', 'cauliflower rice'],
      [...GROUND, 'sausage', 'liver', 'chicken'],
      ['celery', 'bell peppers', 'onion'],
    ],
    [FRIED],
  ),
  'chicken rice casserole': dish([['chicken'], ['rice', 'cauliflower rice'], [...CREAMY, 'cheese']], [BAKED]),
  'tater tot casserole': dish(
    [GROUND, ['potatoes', 'cauliflower'], [...CREAMY, 'cheese', 'mushrooms']],
    [BAKED, /\btop|\barrange|\blayer|\bcover|\bscatter/],
  ),
  'king ranch chicken': dish(
    [
      ['chicken'],
      ['tortillas', 'light tortillas', 'tortilla chips'],
      ['cheese'],
      ['tomato', 'bell peppers', 'chiles'],
    ],
    [BAKED, /\blayer|\bspread|\btop/],
  ),
  'tamale pie': dish(
    [
      [...GROUND, 'beans', 'chicken', 'pork'],
      ['cornmeal', 'flour'],
      ['tomato', 'chiles', 'chili powder'],
    ],
    [BAKED],
  ),
  'sweet potato casserole': dish([['sweet potato', 'squash', 'carrots']], [MASHED, BAKED], {
    never: ['chicken', 'beef'],
  }),
  'chicken marsala': dish([['chicken'], ['mushrooms'], ['broth', 'red wine', 'alcohol']], [FRIED, SIMMERED]),
  'chicken piccata': dish([['chicken'], ['lemon'], ['capers']], [FRIED]),
  'chicken cordon bleu': dish(
    [['chicken'], ['ham'], ['swiss', 'cheese']],
    [/\broll|\bstuff|\bfill|\bfold|\blayer|\btop/, /\bbake|\boven|\bair|\bfry/],
  ),
  'salisbury steak': dish(
    [['ground beef', 'ground turkey', 'beef'], ['mushrooms', 'onion'], ['broth']],
    [/\bpatt(?:y|ies)|\bovals?|\bshape/, /\bgravy|\bsimmer|\bsauce/],
  ),
  'chicken fried steak': dish([['beef', 'steak'], ['breadcrumbs']], [COATED, /\bfry|\bskillet|\boven|\bair/]),
  'leg of lamb': dish([['lamb']], [ROASTED]),
  'glazed ham': dish([['ham']], [/\bglaze|\bbrush/, BAKED]),
  'blackened fish': dish(
    [
      ['fish', 'white fish', 'catfish'],
      ['paprika', 'heat'],
    ],
    [FRIED],
  ),
  etouffee: dish(
    [
      ['crawfish', 'shrimp', 'chicken'],
      ['celery', 'bell peppers', 'onion'],
      ['broth', 'cooking liquid', 'tomato'],
    ],
    [SIMMERED],
  ),
  'smothered pork chops': dish(
    [
      ['pork chops', 'pork'],
      ['onion', 'mushrooms'],
      ['broth', 'milk', 'cream'],
    ],
    [FRIED, SIMMERED],
  ),
  'liver and onions': dish([['liver'], ['onion']], [FRIED]),
  brisket: dish([['beef']], [/\bslow|\bbraise|\bcover|\bpressure|\bsmok|\btender/], {
    never: ['ground beef'],
  }),
  'seared scallops': dish([['scallops']], [FRIED]),
  'broccoli salad': dish([['broccoli'], ['mayonnaise', 'vinegar']], [TOSSED]),
  'nicoise salad': dish(
    [['tuna', 'salmon'], ['eggs'], ['green beans'], ['olives', 'tomatoes', 'potatoes']],
    [TOSSED],
  ),
  'wedge salad': dish(
    [['lettuce'], ['blue cheese', 'cheese', 'sour cream', 'mayonnaise']],
    [/\bwedge|\bquarter|\bcut/],
  ),
  'chinese chicken salad': dish(
    [['chicken'], ['cabbage', 'lettuce'], ['soy sauce', 'ginger', 'vinegar']],
    [TOSSED],
  ),
  'watermelon feta salad': dish([['watermelon'], ['feta', 'cheese']], [TOSSED]),
  'cucumber salad': dish([['cucumber'], ['vinegar', 'yogurt', 'sour cream']], [TOSSED]),
  succotash: dish([['lima beans', 'beans'], ['corn']], [/\bcook|\bsaut|\bsimmer|\bskillet|\bstir/]),
  'glazed carrots': dish([['carrots']], [/\bglaz|\bcoat|\btoss|\bshin/], { never: ['chicken', 'beef'] }),
  latkes: dish(
    [
      ['potatoes', 'zucchini', 'cauliflower', 'celeriac', 'turnips'],
      ['eggs', 'flour', 'flaxseed'],
    ],
    [/\bgrate|\bshred/, FRIED],
  ),
  'onion rings': dish([['onion'], ['breadcrumbs', 'flour']], [/\brings?/, /\bfry|\bbake|\boven|\bair/]),
  'corn pudding': dish(
    [['corn'], ['eggs'], ['milk', 'cream', 'coconut milk', 'yogurt', 'cottage cheese']],
    [BAKED],
  ),
  'seven layer dip': dish(
    [['beans'], ['avocado'], ['sour cream', 'yogurt'], ['cheese', 'tomato']],
    [/\blayer|\bspread/],
  ),
  'queso dip': dish([['cheese'], ['milk', 'cream', 'tomato', 'chiles', 'jalapeno']], [/\bmelt|\bstir/]),
  'crab dip': dish(
    [['crab'], ['cream cheese', 'sour cream', 'yogurt', 'mayonnaise']],
    [/\bstir|\bmix|\bfold|\bcombine/],
  ),
  'pimento cheese': dish(
    [
      ['cheddar', 'cheese'],
      ['mayonnaise', 'cream cheese'],
      ['bell peppers', 'paprika', 'allspice'],
    ],
    [/\bstir|\bmix|\bbeat|\bfold|\bcombine|\bprocess|\bpulse/],
  ),
  'zucchini fritters': dish([['zucchini'], ['eggs', 'flour', 'flaxseed']], [/\bgrate|\bshred/, FRIED]),
  'stuffed avocado': dish([['avocado']], [FILLED]),
  'foil packets': dish([['any vegetable']], [/\bfoil|\bparchment|\bpackets?/, GRILLED]),
}
