import { BAKED, FRIED, MASHED, ROASTED, SIMMERED, TOSSED } from './cooked.ts'
import { dish } from './dish.ts'

export const SIDES_AND_SALADS = {
  'caesar salad': dish(
    [['romaine'], ['parmesan', 'cheese'], ['anchovies', 'lemon', 'mustard'], ['croutons']],
    [TOSSED],
  ),
  'cobb salad': dish(
    [
      ['lettuce'],
      ['eggs'],
      ['avocado', 'bacon'],
      ['chicken', 'turkey', 'tofu', 'bacon'],
      ['tomatoes', 'cheese'],
    ],
    [TOSSED],
  ),
  'potato salad': dish(
    [
      ['potatoes', 'cauliflower', 'celeriac'],
      ['mayonnaise', 'vinegar'],
    ],
    [/\bboil|\bsimmer|\bsteam|\bcook|\broast/, TOSSED],
  ),
  coleslaw: dish([['cabbage'], ['mayonnaise', 'vinegar']], [TOSSED], { never: ['meat', 'fish', 'beans'] }),
  caprese: dish(
    [['tomatoes'], ['mozzarella'], ['basil']],
    [/\barrange|\blayer|\btoss|\balternate|\boverlap|\bdrizzl/],
  ),
  'pasta salad': dish(
    [['light pasta'], ['any vegetable'], ['vinegar', 'mayonnaise', 'pesto']],
    [/\btoss|\bmix|\bstir|\bdress|\bcombine/],
  ),
  'taco salad': dish(
    [
      ['lettuce'],
      ['ground beef', 'ground turkey', 'chicken', 'beans', 'beef', 'turkey'],
      ['tomato', 'avocado', 'cheese'],
    ],
    [/\btop|\btoss|\bdivide|\bdress/],
  ),
  'waldorf salad': dish([['apples'], ['celery'], ['walnuts', 'pecans'], ['mayonnaise']], [TOSSED]),
  'three bean salad': dish([['beans', 'chickpeas'], ['vinegar'], ['onion']], [TOSSED]),
  'fruit salad': dish([['fruit']], [TOSSED], { never: ['garlic', 'onion', 'chicken'] }),
  'spinach salad': dish([['spinach']], [TOSSED]),
  'mashed potatoes': dish(
    [['potatoes']],
    [/\bboil|\bsimmer|\bsteam|\bmicrowave|\bpressure|\btender/, MASHED],
  ),
  'mashed cauliflower': dish([['cauliflower']], [MASHED], { notSteps: /\bsoup|\bladle|\bbowls\b/ }),
  'roasted brussels sprouts': dish([['brussels sprouts']], [ROASTED], { never: ['chicken', 'fish', 'beef'] }),
  'roasted vegetables': dish([['any vegetable']], [ROASTED]),
  'baked beans': dish(
    [['beans'], ['tomato', 'ketchup', 'barbecue sauce', 'mustard']],
    [/\bbake|\boven|\bsimmer|\bslow/],
  ),
  cornbread: dish(
    [
      ['cornmeal', 'almond flour'],
      ['eggs', 'milk', 'yogurt', 'flaxseed'],
    ],
    [/\bbatter|\bmix|\bwhisk|\bstir/, BAKED],
  ),
  'sweet potato fries': dish(
    [['sweet potato']],
    [/\bstrips?|\bfries|\bsticks?|\bwedges?|\bbatons?/, /\bbake|\boven|\bair|\bfry/],
  ),
  'french fries': dish(
    [['potatoes', 'sweet potato', 'celeriac', 'carrots', 'zucchini', 'radishes']],
    [/\bstrips?|\bfries|\bsticks?|\bwedges?|\bbatons?/, /\bbake|\boven|\bair|\bfry/],
  ),
  'baked potato': dish([['potatoes']], [/\bbake|\boven|\bmicrowav|\bair|\bslow/]),
  'baked sweet potato': dish([['sweet potato']], [/\bbake|\boven|\bmicrowav|\bair|\bslow|\broast/]),
  stuffing: dish([['bread', 'cauliflower'], ['celery', 'onion'], ['broth']], [BAKED]),
  'creamed spinach': dish(
    [['spinach'], ['cream', 'cream cheese', 'milk', 'sour cream', 'yogurt', 'coconut milk']],
    [/\bwilt|\bsimmer|\bcook|\bstir/],
  ),
  'collard greens': dish(
    [['greens'], ['onion', 'garlic', 'vinegar', 'ham', 'bacon']],
    [/\bsimmer|\bcook|\bbraise|\bsaut|\btender/],
  ),
  'cauliflower rice': dish([['cauliflower']], [/\bgrate|\brice|\bpulse|\bprocess/]),
  'spinach artichoke dip': dish(
    [['spinach'], ['artichokes'], ['cream cheese', 'sour cream', 'yogurt', 'cheese', 'cashews']],
    [/\bstir|\bmix|\bcombine|\bfold|\bbake|\bblend/],
  ),
  'buffalo chicken dip': dish(
    [['chicken'], ['hot sauce'], ['cream cheese', 'yogurt', 'sour cream', 'cottage cheese']],
    [/\bstir|\bmix|\bcombine|\bbake|\bheat/],
  ),
  'bean dip': dish([['beans']], [MASHED]),
  'stuffed mushrooms': dish(
    [['mushrooms'], ['cheese', 'breadcrumbs', 'sausage', 'spinach', 'crab']],
    [/\bfill|\bstuff|\bspoon|\bmound/, BAKED],
  ),
  'mexican street corn': dish(
    [['corn'], ['lime'], ['mayonnaise', 'sour cream', 'cheese']],
    [/\bchar|\bgrill|\bbrush|\bcoat|\btoss|\bbroil|\bskillet|\bspread/],
  ),
  'ranch dip': dish(
    [
      ['sour cream', 'yogurt', 'mayonnaise'],
      ['dill', 'parsley', 'garlic'],
    ],
    [/\bstir|\bmix|\bwhisk/],
  ),
  'any side': dish([['any vegetable', 'beans', 'rice', 'potatoes']], [], {
    never: ['chicken', 'beef', 'ground turkey', 'lamb', 'pork chops', 'fish', 'shrimp'],
  }),
  'any salad': dish([['salad body']], [TOSSED]),
  'any soup': dish(
    [['cooking liquid'], ['any vegetable', 'beans', 'lentils', 'chickpeas', 'meat']],
    [
      /\bsoup|\bladle|\bbroth|\bstock|\bpot\b|\bblend|\bcooker/,
      /\bsimmer|\bboil|\bpressure|\bslow|\bblend|\bbubbl/,
    ],
    { notSteps: /\bskewer|\bsheet pan/ },
  ),
  'any dip': dish(
    [
      [
        'yogurt',
        'beans',
        'chickpeas',
        'avocado',
        'cream cheese',
        'sour cream',
        'eggplant',
        'tomatoes',
        'hummus',
        'cottage cheese',
        'artichokes',
        'mayonnaise',
        'cheese',
      ],
    ],
    [/\bstir|\bmix|\bwhisk|\bblend|\bmash|\bcombine/],
  ),
  'any casserole': dish(
    [['any vegetable', 'meat', 'pasta', 'rice', 'beans']],
    [/\bbaking dish|\bcasserole|\bbake/],
  ),
  'any sandwich': dish(
    [['light bun', 'tortillas']],
    [/\bspread|\blayer|\btop|\bstack|\bpile|\bspoon|\bfill|\bassembl|\bsandwich|\bslices?/],
  ),
  'any pasta': dish([['light pasta']], [/\bboil|\bcook|\bsimmer|\btoss/]),
  'pickled cucumbers': dish(
    [['cucumber'], ['vinegar']],
    [/\bchill|\brefrigerat|\bmarinat|\bsoak|\bstand|\bsit\b/],
  ),
  'sauteed green beans': dish([['green beans']], [FRIED]),
  'slow beans': dish([['beans']], [SIMMERED]),
}
