import {
  BAKED,
  COATED,
  FILLED,
  FRIED,
  GRILLED,
  MARINATED,
  ROASTED,
  SHAPED,
  SIMMERED,
  TOSSED,
} from './cooked.ts'
import { dish } from './dish.ts'

const CREAMY = ['cream', 'yogurt', 'coconut milk', 'milk', 'cashews', 'sour cream'] as const

/** What Americans cook from other cuisines, beyond the dishes of the first list. */
export const KITCHENS = {
  'general tso chicken': dish(
    [['chicken', 'tofu'], ['soy sauce'], ['chiles', 'heat'], ['vinegar', 'ginger']],
    [FRIED],
  ),
  'mongolian beef': dish([['beef'], ['soy sauce'], ['ginger', 'garlic']], [FRIED], { never: ['tomato'] }),
  bulgogi: dish([['beef', 'pork', 'chicken'], ['soy sauce'], ['garlic', 'ginger']], [MARINATED, GRILLED]),
  japchae: dish([['glass noodles', 'noodles'], ['soy sauce'], ['any vegetable']], [TOSSED]),
  'kimchi stew': dish([['kimchi'], ['pork', 'tofu', 'tuna', 'chicken'], ['broth']], [SIMMERED]),
  'chicken adobo': dish([['chicken'], ['soy sauce'], ['vinegar'], ['garlic']], [SIMMERED]),
  pancit: dish(
    [
      ['noodles', 'rice noodles', 'light pasta'],
      ['soy sauce', 'fish sauce'],
      ['chicken', 'pork', 'shrimp', 'tofu'],
      ['cabbage', 'carrots'],
    ],
    [FRIED],
  ),
  larb: dish(
    [
      [
        'ground pork',
        'ground chicken',
        'ground turkey',
        'ground beef',
        'chicken',
        'pork',
        'turkey',
        'beef',
        'tofu',
      ],
      ['lime'],
      ['mint', 'cilantro', 'basil'],
    ],
    [/\bbrown|\bcook/],
  ),
  'drunken noodles': dish(
    [['noodles', 'rice noodles', 'light pasta'], ['basil'], ['soy sauce', 'fish sauce']],
    [FRIED],
  ),
  korma: dish(
    [['chicken', 'lamb', 'tofu', 'any vegetable'], CREAMY, ['curry spice', 'warm spice']],
    [SIMMERED],
  ),
  'aloo gobi': dish(
    [['potatoes', 'sweet potato', 'turnips'], ['cauliflower'], ['curry spice']],
    [/\bcook|\broast|\bsimmer|\bskillet/],
  ),
  rajma: dish([['kidney beans', 'beans'], ['tomato'], ['curry spice']], [SIMMERED]),
  rendang: dish(
    [['beef', 'lamb', 'chicken'], ['coconut milk'], ['ginger', 'thai curry paste', 'curry spice']],
    [SIMMERED],
  ),
  'doro wat': dish([['chicken'], ['onion'], ['paprika', 'heat', 'chili powder']], [SIMMERED]),
  'jerk chicken': dish([['chicken'], ['allspice']], [MARINATED, GRILLED]),
  potstickers: dish(
    [
      ['puff', 'cabbage', 'flour'],
      [
        'ground pork',
        'ground chicken',
        'ground turkey',
        'pork',
        'chicken',
        'turkey',
        'shrimp',
        'tofu',
        'mushrooms',
      ],
    ],
    [/\bfold|\bseal|\bpleat|\bwrap|\broll/, FRIED],
  ),
  vindaloo: dish(
    [['chicken', 'pork', 'lamb', 'beef'], ['vinegar'], ['curry spice'], ['chiles', 'heat']],
    [SIMMERED],
  ),
  'egg foo young': dish([['eggs'], ['any vegetable', 'shrimp', 'pork'], ['soy sauce']], [FRIED]),
  tagine: dish(
    [
      ['lamb', 'chicken', 'beef', 'chickpeas', 'any vegetable'],
      ['cumin', 'warm spice', 'curry spice'],
    ],
    [SIMMERED],
  ),
  biryani: dish(
    [
      ['chicken', 'lamb', 'beef', 'shrimp', 'any vegetable'],
      ['rice', 'cauliflower rice'],
      ['curry spice', 'warm spice'],
    ],
    [SIMMERED],
  ),
  'jollof rice': dish(
    [['rice', 'cauliflower rice'], ['tomato'], ['chiles', 'heat', 'bell peppers']],
    [SIMMERED],
  ),
  borscht: dish([['beets'], ['broth', 'cooking liquid']], [SIMMERED]),
  avgolemono: dish(
    [['eggs'], ['lemon'], ['broth'], ['rice', 'light pasta', 'chicken', 'cauliflower rice']],
    [/\bwhisk|\btemper|\bbeat/, SIMMERED],
  ),
  'matzo ball soup': dish(
    [['flour', 'crackers', 'almond flour', 'breadcrumbs', 'bread'], ['eggs'], ['broth']],
    [SHAPED, SIMMERED],
  ),
  'hot and sour soup': dish(
    [['broth'], ['vinegar'], ['tofu', 'mushrooms', 'pork', 'eggs', 'chicken']],
    [SIMMERED],
  ),
  'beef bourguignon': dish(
    [['beef'], ['red wine'], ['mushrooms', 'carrots', 'onion']],
    [/\bbrown|\bsear/, SIMMERED],
  ),
  ratatouille: dish(
    [['eggplant'], ['zucchini', 'squash'], ['tomato'], ['bell peppers', 'onion']],
    [/\bsimmer|\bcook|\bbake|\broast|\bstew/],
  ),
  fattoush: dish([['bread', 'light bun'], ['cucumber'], ['tomatoes'], ['lemon']], [TOSSED]),
  pernil: dish([['pork shoulder', 'pork'], ['garlic'], ['citrus', 'vinegar']], [ROASTED]),
  'chiles rellenos': dish(
    [
      ['chiles', 'bell peppers'],
      ['cheese', 'ground beef', 'meat'],
    ],
    [/\bstuff|\bfill|\bspoon/],
  ),
  taquitos: dish(
    [['tortillas'], ['chicken', 'beef', 'pork', 'beans', 'cheese', 'turkey']],
    [/\broll/, /\bfry|\bbake|\boven|\bair|\bskillet/],
  ),
  birria: dish(
    [['beef', 'goat', 'lamb'], ['chiles'], ['light tortillas', 'broth']],
    [SIMMERED, /\bshred|\btender/],
  ),
  tinga: dish([['chicken', 'pork', 'beef'], ['tomato'], ['chiles'], ['onion']], [SIMMERED]),
  tostadas: dish(
    [['tortillas', 'tortilla chips', 'light tortillas'], ['any vegetable']],
    [/\btop|\bspread|\bspoon|\bpile/],
  ),
  pupusas: dish([['cornmeal'], ['cheese', 'beans', 'pork']], [SHAPED, FRIED]),
  'lomo saltado': dish([['beef', 'steak'], ['onion'], ['tomatoes'], ['soy sauce']], [FRIED]),
  'carne guisada': dish(
    [['beef'], ['tomato', 'broth'], ['cumin', 'chiles', 'bell peppers', 'onion']],
    [SIMMERED],
  ),
  sancocho: dish(
    [
      ['chicken', 'beef', 'pork'],
      ['plantain', 'yuca', 'corn', 'potatoes', 'squash', 'sweet potato'],
      ['broth', 'cooking liquid'],
    ],
    [SIMMERED],
  ),
  'albondigas soup': dish(
    [
      ['ground beef', 'ground turkey', 'ground pork', 'beef', 'turkey', 'chicken'],
      ['broth', 'tomato'],
    ],
    [/\bmeatballs?|\bballs?\b/, SIMMERED],
  ),
  'aji de gallina': dish(
    [['chicken'], ['chiles', 'heat', 'bell peppers'], [...CREAMY, 'cheese', 'nuts']],
    [SIMMERED],
  ),
  milanesa: dish(
    [['beef', 'chicken', 'pork'], ['breadcrumbs']],
    [COATED, /\bfry|\bbake|\bair|\bskillet|\boven/],
  ),
  tostones: dish([['plantain']], [/\bpress|\bflatten|\bsmash/, /\bfry|\bbake|\bair|\bskillet|\boven/]),
  'rice with pigeon peas': dish(
    [
      ['rice', 'cauliflower rice'],
      ['pigeon peas', 'beans'],
    ],
    [SIMMERED],
  ),
  'gallo pinto': dish([['rice', 'cauliflower rice'], ['beans']], [FRIED]),
  calabacitas: dish(
    [
      ['zucchini', 'squash'],
      ['corn', 'tomato', 'cheese', 'onion'],
    ],
    [/\bsaut|\bcook|\bskillet|\bpan\b/],
  ),
  'pescado a la veracruzana': dish(
    [['fish', 'white fish'], ['tomato'], ['olives', 'capers']],
    [/\bsimmer|\bbake|\bcook|\bpoach/],
  ),
  'gambas al ajillo': dish([['shrimp'], ['garlic']], [FRIED]),
  'ensaladilla rusa': dish(
    [['potatoes', 'cauliflower', 'turnips'], ['mayonnaise'], ['tuna', 'eggs', 'peas', 'carrots']],
    [TOSSED],
  ),
  croquetas: dish(
    [
      ['ham', 'chicken', 'fish', 'tuna', 'cheese', 'mushrooms', 'cauliflower', 'turkey'],
      ['breadcrumbs', 'flour'],
    ],
    [SHAPED, /\bfry|\bbake|\bair|\bskillet|\boven/],
  ),
  'lentejas con chorizo': dish([['lentils'], ['chorizo']], [SIMMERED]),
  'tres leches': dish(
    [
      ['milk', 'cream', 'coconut milk'],
      ['flour', 'eggs'],
    ],
    [BAKED, /\bpour|\bsoak|\bpoke/],
  ),
  champurrado: dish(
    [['chocolate'], ['milk', 'coconut milk', 'cooking liquid'], ['cornmeal', 'oats', 'flour', 'chia seeds']],
    [/\bwhisk|\bstir/],
  ),
  'agua de jamaica': dish([['hibiscus']], [/\bsteep|\bstrain|\bboil|\bsoak/]),
  'sopa de fideo': dish([['light pasta'], ['tomato'], ['broth']], [SIMMERED]),
  'spanish rice': dish([['rice', 'cauliflower rice'], ['tomato']], [SIMMERED]),
  'banh mi bowl': dish(
    [['pork', 'chicken', 'tofu', 'beef'], ['carrots'], ['cucumber'], ['cilantro', 'mint', 'basil']],
    [FILLED],
  ),
}
