import { BAKED, BLENDED, FILLED, FRIED, GRILLED, SHAPED, SIMMERED, STACKED } from './cooked.ts'
import { dish } from './dish.ts'

export const SANDWICHES = {
  'grilled cheese': dish(
    [['bread', 'tortillas'], ['cheese']],
    [/\bskillet|\bpan\b|\bgriddle|\bpress|\bgrill|\bair[- ]fry|\bbroil/, /\bgolden|\bcrisp|\bmelt|\btoast/],
  ),
  BLT: dish([['bacon'], ['lettuce', 'arugula'], ['tomatoes'], ['light bun', 'light tortillas']], [STACKED]),
  'tuna melt': dish(
    [['tuna'], ['cheese'], ['light bun', 'tomatoes', 'bell peppers', 'tortillas']],
    [/\bmelt|\bbroil|\bbubbl/],
  ),
  'tuna salad': dish(
    [['tuna'], ['mayonnaise', 'lemon', 'vinegar', 'mustard']],
    [/\bmix|\bstir|\bcombine|\btoss|\bfold|\bmash/],
  ),
  'egg salad': dish(
    [['eggs'], ['mayonnaise']],
    [/\bboil|\bsteam|\bhard-cook/, /\bmash|\bchop|\bmix|\bstir|\bfold/],
  ),
  'chicken salad': dish(
    [['chicken'], ['mayonnaise', 'vinegar', 'lemon']],
    [/\bmix|\bstir|\bcombine|\btoss|\bfold/],
  ),
  reuben: dish(
    [['corned beef', 'turkey'], ['sauerkraut', 'cabbage'], ['cheese'], ['light bun', 'tortillas']],
    [STACKED],
  ),
  cheesesteak: dish([['beef'], ['cheese'], ['onion'], ['light bun', 'bell peppers', 'tortillas']], [FRIED]),
  burger: dish(
    [
      [
        'ground beef',
        'ground turkey',
        'beans',
        'chicken',
        'ground pork',
        'lamb',
        'salmon',
        'beef',
        'mushrooms',
        'turkey',
      ],
      ['light bun'],
    ],
    [/\bpatt(?:y|ies)/, GRILLED],
  ),
  'black bean burger': dish([['black beans']], [/\bmash/, /\bpatt(?:y|ies)/]),
  'sloppy joes': dish(
    [
      ['ground beef', 'ground turkey', 'lentils', 'beef', 'turkey'],
      ['tomato', 'ketchup'],
      ['light bun', 'sweet potato', 'potatoes'],
    ],
    [SIMMERED],
  ),
  quesadilla: dish(
    [['tortillas'], ['cheese']],
    [/\bfold|\bsecond tortilla|\btop with|\bhalf|\bcover/, /\bskillet|\bpan\b|\bgriddle|\boven|\bair fry/],
  ),
  'pulled pork': dish(
    [['pork shoulder', 'pork']],
    [/\bshred|\bpull/, /\bslow|\bcover|\bpressure|\bbraise|\boven\b|\btender/],
  ),
  gyros: dish(
    [['lamb', 'chicken', 'beef', 'pork'], ['yogurt'], ['cucumber'], ['light bun', 'light tortillas']],
    [FRIED, FILLED],
  ),
  'chicken nuggets': dish(
    [['chicken'], ['breadcrumbs']],
    [/\bcoat|\bdip|\bdredge|\bbread|\broll|\bpress/, /\bbake|\boven|\bfry|\bair/],
  ),
  'hot dogs': dish([['sausage', 'beef'], ['light bun']], [GRILLED]),
  wrap: dish([['light tortillas']], [/\broll|\bwrap|\bfold/]),
}

export const SOUPS = {
  'tomato soup': dish([['tomato'], ['cooking liquid']], [SIMMERED, BLENDED], { never: ['pasta', 'beef'] }),
  'chicken noodle soup': dish(
    [['chicken'], ['light pasta'], ['broth'], ['carrots', 'celery', 'onion']],
    [SIMMERED],
    { never: ['soy sauce', 'coconut milk'] },
  ),
  chili: dish(
    [
      ['ground beef', 'ground turkey', 'beef', 'turkey', 'beans', 'chicken', 'ground pork', 'lentils'],
      ['tomato', 'tomatillos', 'white beans'],
      ['chili powder', 'chiles'],
    ],
    [SIMMERED],
  ),
  'white chicken chili': dish(
    [
      ['chicken', 'turkey'],
      ['white beans', 'chickpeas', 'cauliflower'],
      ['chiles', 'cumin', 'jalapeno'],
    ],
    [SIMMERED],
    { never: ['ground beef', 'black beans'] },
  ),
  minestrone: dish(
    [['beans'], ['light pasta', 'rice', 'barley', 'potatoes'], ['tomato'], ['carrots', 'celery', 'zucchini']],
    [SIMMERED],
  ),
  'lentil soup': dish([['lentils'], ['cooking liquid']], [SIMMERED]),
  'split pea soup': dish([['split peas'], ['cooking liquid']], [SIMMERED]),
  'clam chowder': dish(
    [['clams'], ['potatoes', 'cauliflower', 'celeriac', 'radishes'], ['milk', 'cream', 'coconut milk']],
    [SIMMERED],
  ),
  'broccoli cheese soup': dish([['broccoli'], ['cheese'], ['cooking liquid']], [SIMMERED]),
  'french onion soup': dish([['onion'], ['cheese'], ['broth']], [/\bcaramel|\bbrown|\bgolden/, SIMMERED]),
  'beef stew': dish(
    [['beef'], ['carrots', 'celery', 'potatoes', 'radishes', 'onion'], ['cooking liquid']],
    [/\bbrown|\bsear/, SIMMERED],
    { never: ['beans', 'coconut milk'] },
  ),
  'tortilla soup': dish(
    [['chicken', 'beans', 'turkey'], ['tomato'], ['tortillas', 'tortilla chips'], ['broth']],
    [SIMMERED],
  ),
  'egg drop soup': dish([['eggs'], ['broth']], [/\bribbons?|\bdrizzle|\bstream|\bswirl|\bpour/, SIMMERED]),
  'miso soup': dish([['miso'], ['broth']], [/\bwhisk|\bstir|\bdissolve/]),
  pozole: dish(
    [['corn'], ['pork', 'chicken', 'mushrooms', 'beans'], ['chiles', 'tomatillos'], ['broth']],
    [SIMMERED],
  ),
  'butternut squash soup': dish([['squash'], ['cooking liquid']], [BLENDED]),
  gazpacho: dish(
    [['tomatoes'], ['cucumber', 'bell peppers'], ['vinegar']],
    [BLENDED, /\bchill|\brefrigerat|\bcold|\bice/],
  ),
  pho: dish(
    [
      ['noodles'],
      ['broth'],
      ['beef', 'chicken', 'tofu', 'mushrooms'],
      ['ginger', 'cinnamon'],
      ['fish sauce', 'soy sauce'],
    ],
    [SIMMERED],
  ),
  ramen: dish([['noodles'], ['broth'], ['soy sauce', 'miso']], [SIMMERED]),
  'potato soup': dish([['potatoes', 'cauliflower'], ['cooking liquid']], [SIMMERED]),
  'tom kha': dish(
    [['coconut milk'], ['chicken', 'shrimp', 'tofu', 'mushrooms'], ['lime'], ['ginger', 'thai curry paste']],
    [SIMMERED],
  ),
  caldo: dish([['chicken', 'beef'], ['broth'], ['any vegetable']], [SIMMERED]),
  'cabbage soup': dish([['cabbage'], ['broth', 'tomato']], [SIMMERED]),
  'black bean soup': dish([['black beans'], ['cooking liquid']], [SIMMERED]),
}

export const BURGERLIKE = {
  'swedish meatballs': dish(
    [
      ['ground beef', 'ground pork', 'ground turkey', 'beef', 'turkey', 'lentils'],
      ['cream', 'sour cream', 'milk', 'yogurt', 'coconut milk'],
      ['broth', 'cream'],
    ],
    [/\bballs?\b|\bmeatballs?/, SHAPED],
    { never: ['tomato'] },
  ),
  meatballs: dish(
    [['ground beef', 'ground turkey', 'ground pork', 'lamb', 'beef', 'turkey', 'chicken', 'lentils']],
    [/\bballs?\b|\bmeatballs?/, SHAPED],
  ),
  meatloaf: dish(
    [
      ['ground beef', 'ground turkey', 'ground pork', 'beef', 'turkey', 'lentils'],
      ['eggs', 'breadcrumbs', 'oats', 'flaxseed', 'milk'],
      ['onion', 'garlic'],
    ],
    [/\bloaf|\bloaves/, BAKED],
  ),
  'salmon patties': dish(
    [['salmon'], ['eggs', 'breadcrumbs', 'mayonnaise']],
    [/\bpatt(?:y|ies)|\bcakes?\b/, FRIED],
  ),
  'crab cakes': dish(
    [['crab'], ['eggs', 'mayonnaise', 'breadcrumbs']],
    [/\bpatt(?:y|ies)|\bcakes?\b/, /\bpan\b|\bskillet|\bbake|\bbroil|\bair/],
  ),
}
