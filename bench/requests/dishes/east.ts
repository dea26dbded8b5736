import { BLENDED, FILLED, FRIED, GRILLED, SHAPED, SIMMERED, TOSSED } from './cooked.ts'
import { dish } from './dish.ts'

export const EAST = {
  'butter chicken': dish(
    [
      ['chicken', 'tofu', 'paneer', 'chickpeas'],
      ['tomato'],
      ['cream', 'yogurt', 'coconut milk', 'milk'],
      ['curry spice'],
    ],
    [SIMMERED],
    { never: ['fish sauce', 'thai curry paste'] },
  ),
  'tikka masala': dish(
    [
      ['chicken', 'paneer', 'tofu', 'chickpeas'],
      ['tomato'],
      ['curry spice'],
      ['cream', 'yogurt', 'coconut milk', 'milk'],
    ],
    [SIMMERED],
    { never: ['fish sauce'] },
  ),
  'chana masala': dish([['chickpeas'], ['tomato'], ['onion', 'garlic'], ['curry spice']], [SIMMERED], {
    never: ['fish sauce'],
  }),
  'saag paneer': dish(
    [['paneer', 'tofu'], ['spinach', 'greens'], ['curry spice']],
    [/\bwilt|\bsimmer|\bblend|\bcook/],
    { never: ['fish sauce'] },
  ),
  dal: dish([['lentils', 'split peas'], ['curry spice']], [SIMMERED], { never: ['fish sauce'] }),
  'thai curry': dish(
    [
      ['coconut milk'],
      ['thai curry paste', 'curry spice'],
      ['chicken', 'shrimp', 'tofu', 'beef', 'any vegetable', 'pork', 'fish'],
    ],
    [SIMMERED],
  ),
  'pad thai': dish(
    [
      ['noodles', 'light pasta'],
      ['eggs', 'tofu', 'shrimp', 'chicken'],
      ['lime', 'vinegar'],
      ['peanut', 'peanut butter', 'cashews'],
    ],
    [FRIED],
  ),
  'kung pao chicken': dish(
    [['chicken', 'tofu'], ['peanuts', 'cashews'], ['soy sauce'], ['chiles', 'heat']],
    [FRIED],
  ),
  'beef and broccoli': dish([['beef'], ['broccoli'], ['soy sauce']], [FRIED]),
  'sweet and sour chicken': dish(
    [['chicken', 'pork', 'tofu'], ['vinegar'], ['sweet'], ['bell peppers', 'pineapple', 'onion']],
    [FRIED],
  ),
  'orange chicken': dish([['chicken', 'tofu'], ['oranges'], ['soy sauce']], [/\bsauce|\bglaze|\bsimmer/]),
  'mapo tofu': dish([['tofu'], ['chiles', 'heat', 'miso']], [SIMMERED]),
  'lo mein': dish([['noodles', 'light pasta'], ['soy sauce']], [/\btoss|\bstir/, FRIED]),
  'egg roll in a bowl': dish(
    [
      ['cabbage'],
      ['ground pork', 'ground turkey', 'ground beef', 'chicken', 'tofu', 'shrimp', 'turkey', 'beef', 'pork'],
      ['soy sauce'],
    ],
    [FRIED],
  ),
  'chicken stir fry': dish([['chicken'], ['any vegetable'], ['soy sauce']], [FRIED]),
  'stir fry': dish([['any vegetable'], ['soy sauce', 'ginger', 'garlic']], [FRIED]),
  'teriyaki salmon': dish(
    [['salmon'], ['soy sauce'], ['sweet']],
    [/\bglaze|\bsauce|\bbrush|\bspoon|\bmarinat/],
  ),
  'teriyaki chicken': dish(
    [['chicken'], ['soy sauce'], ['sweet']],
    [/\bglaze|\bsauce|\bbrush|\bspoon|\bmarinat/],
  ),
  'poke bowl': dish(
    [
      ['tuna', 'salmon', 'tofu', 'shrimp'],
      ['rice', 'cauliflower rice', 'quinoa', 'lettuce', 'cabbage'],
      ['soy sauce'],
    ],
    [/\bcube|\btoss|\bbowl/],
    { never: ['curry spice'] },
  ),
  'sushi bowl': dish(
    [
      ['rice', 'cauliflower rice', 'quinoa'],
      ['seaweed', 'vinegar'],
      ['salmon', 'tuna', 'crab', 'shrimp', 'tofu', 'avocado'],
    ],
    [/\bbowl|\bdivide|\btop/],
  ),
  bibimbap: dish(
    [
      ['rice', 'cauliflower rice'],
      ['eggs', 'tofu'],
      ['spinach', 'carrots', 'mushrooms', 'zucchini', 'cucumber'],
      ['soy sauce', 'heat'],
    ],
    [/\bbowl|\barrange|\btop/],
  ),
  'tandoori chicken': dish(
    [['chicken'], ['yogurt', 'coconut milk'], ['curry spice']],
    [/\bmarinat|\bcoat|\bmix|\brub/, GRILLED],
  ),
  satay: dish(
    [
      ['chicken', 'beef', 'tofu', 'pork', 'shrimp'],
      ['peanut butter', 'peanuts', 'nut butter'],
    ],
    [/\bskewer|\bthread|\bsticks?/],
  ),
  'lettuce wraps': dish(
    [
      ['lettuce'],
      ['chicken', 'ground turkey', 'ground pork', 'tofu', 'beef', 'ground beef', 'turkey', 'shrimp', 'pork'],
    ],
    [FILLED],
  ),
  'chicken katsu': dish(
    [['chicken', 'pork', 'tofu'], ['breadcrumbs']],
    [/\bcoat|\bdip|\bdredge|\bpress/, /\bfry|\bfries|\bbake|\bair|\bskillet/],
  ),
  'spring rolls': dish([['light tortillas', 'lettuce', 'seaweed', 'noodles'], ['any vegetable']], [/\broll/]),
  'chicken curry': dish([['chicken'], ['curry spice', 'thai curry paste']], [SIMMERED]),
  curry: dish(
    [
      ['curry spice', 'thai curry paste'],
      ['cooking liquid', 'yogurt', 'cream', 'tomato'],
    ],
    [SIMMERED],
  ),
  'greek salad': dish([['cucumber'], ['tomatoes'], ['olives'], ['feta', 'tofu', 'cheese']], [TOSSED]),
  souvlaki: dish([['chicken', 'pork', 'lamb', 'beef', 'tofu'], ['lemon']], [/\bskewer|\bthread/, GRILLED]),
  kebabs: dish(
    [['chicken', 'beef', 'lamb', 'shrimp', 'ground beef', 'pork', 'tofu', 'turkey', 'fish']],
    [/\bskewer|\bthread|\bkebab/, GRILLED],
  ),
  hummus: dish([['chickpeas', 'white beans', 'cauliflower'], ['tahini'], ['lemon']], [BLENDED]),
  tabbouleh: dish([['bulgur'], ['parsley'], ['tomatoes'], ['lemon']], [TOSSED]),
  falafel: dish(
    [
      ['chickpeas', 'beans'],
      ['parsley', 'cilantro', 'cumin'],
    ],
    [SHAPED, /\bfry|\bfries|\bbake|\bair|\bskillet|\bpan\b/],
  ),
  'baba ganoush': dish([['eggplant'], ['tahini'], ['lemon']], [/\bmash|\bblend|\bpuree|\bprocess|\bfork/]),
  tzatziki: dish([['yogurt'], ['cucumber'], ['garlic']], [/\bstir|\bmix|\bfold|\bcombine/]),
  shawarma: dish(
    [
      ['chicken', 'beef', 'lamb', 'turkey', 'tofu', 'chickpeas'],
      ['cumin'],
      ['cinnamon', 'curry spice', 'paprika'],
      ['lemon', 'yogurt', 'tahini'],
    ],
    [/\broast|\bsear|\bgrill|\bskillet|\boven|\bpan\b/],
    { notSteps: /\bbraise|\bbroth/ },
  ),
  mujaddara: dish(
    [['lentils'], ['rice', 'bulgur'], ['onion']],
    [/\bcaramel|\bbrown|\bgolden|\bdeep|\bcrisp/],
  ),
  koftas: dish([['lamb', 'ground beef', 'ground turkey', 'beef', 'turkey', 'lentils']], [SHAPED]),
}
