import { BAKED, BLENDED, CHILLED, POURED, ROASTED, SHAPED } from './cooked.ts'
import { dish } from './dish.ts'

const BATTER = /\bbatter|\bmix|\bwhisk|\bstir|\bfold|\bbeat|\bblend|\bdough/
const SAVORY = ['garlic', 'onion', 'chicken', 'meat'] as const

export const SWEETS_AND_DRINKS = {
  'chocolate chip cookies': dish(
    [['flour', 'peanut butter', 'nut butter'], ['chocolate'], ['sweet']],
    [SHAPED, BAKED],
    { never: SAVORY },
  ),
  'peanut butter cookies': dish([['peanut butter'], ['sweet']], [SHAPED, BAKED], { never: SAVORY }),
  'oatmeal cookies': dish([['oats'], ['sweet']], [SHAPED, BAKED], { never: SAVORY }),
  brownies: dish([['chocolate'], ['flour', 'beans', 'nut butter', 'eggs'], ['sweet']], [BATTER, BAKED], {
    never: SAVORY,
  }),
  cheesecake: dish(
    [['cream cheese', 'ricotta', 'greek yogurt', 'cashews', 'cottage cheese'], ['sweet']],
    [/\bbake|\boven|\bchill|\brefrigerat|\bset\b/],
    { never: SAVORY },
  ),
  'carrot cake': dish(
    [['carrots'], ['flour'], ['sweet'], ['cinnamon', 'ginger']],
    [BATTER, /\bbake|\boven|\bmicrowav/],
    { never: SAVORY },
  ),
  'chocolate cake': dish(
    [['chocolate'], ['flour', 'eggs', 'beans'], ['sweet']],
    [BATTER, /\bbake|\boven|\bmicrowav/],
    { never: SAVORY },
  ),
  'birthday cake': dish([['flour', 'eggs'], ['sweet']], [BATTER, BAKED], { never: SAVORY }),
  'mug cake': dish([['flour', 'eggs', 'nut butter', 'banana'], ['sweet']], [/\bmug/, /\bmicrowav/], {
    never: SAVORY,
  }),
  'apple pie': dish([['apples'], ['pie crust'], ['cinnamon']], [BAKED, /\bcrust|\bdough|\bpastry|\bpress/], {
    never: SAVORY,
  }),
  'apple crisp': dish(
    [
      ['apples', 'pears'],
      ['oats', 'nuts', 'flour', 'granola'],
    ],
    [BAKED, /\btop|\bcrumb|\bscatter|\bsprinkle/],
    { never: SAVORY },
  ),
  'pumpkin pie': dish(
    [['pumpkin', 'squash'], ['eggs', 'cream', 'milk', 'coconut milk', 'tofu'], ['cinnamon']],
    [BAKED],
    { never: SAVORY },
  ),
  'banana bread': dish([['banana'], ['flour']], [/\bmash|\bblend/, BAKED, /\bloaf|\bpan|\btin/], {
    never: SAVORY,
  }),
  'zucchini bread': dish([['zucchini'], ['flour']], [/\bgrate|\bshred|\bsqueeze/, BAKED], { never: SAVORY }),
  'blueberry muffins': dish([['blueberries'], ['flour']], [BATTER, BAKED, /\bmuffin/], { never: SAVORY }),
  'rice pudding': dish(
    [
      ['rice', 'cauliflower rice'],
      ['milk', 'coconut milk'],
      ['sweet', 'cinnamon'],
    ],
    [/\bsimmer|\bcook|\bbake|\bthicken/],
    { never: SAVORY },
  ),
  'chocolate pudding': dish(
    [['chocolate'], ['milk', 'avocado', 'coconut milk', 'yogurt', 'tofu', 'chia seeds', 'cream']],
    [/\bwhisk|\bblend|\bstir/],
    { never: SAVORY },
  ),
  'chocolate mousse': dish(
    [['chocolate'], ['cream', 'avocado', 'greek yogurt', 'tofu', 'eggs', 'coconut milk', 'cream cheese']],
    [/\bwhip|\bbeat|\bblend|\bfold|\bwhisk/],
    { never: SAVORY },
  ),
  'ice cream': dish(
    [['ice cream base']],
    [/\bfreez|\bfrozen|\bchurn/, /\bscoop|\bchurn|\bblend|\bprocess|\bstir every|\bbeat|\bwhip/],
    { never: SAVORY, notSteps: /\bbark\b|\bshards?/ },
  ),
  'nice cream': dish([['banana']], [BLENDED, /\bfreez|\bfrozen/], { never: SAVORY }),
  flan: dish(
    [['eggs'], ['milk', 'cream', 'coconut milk'], ['sweet']],
    [/\bbake|\boven|\bwater bath|\bsteam|\bpressure/, CHILLED],
    { never: SAVORY },
  ),
  tiramisu: dish([['coffee'], ['cream', 'ricotta', 'greek yogurt', 'cream cheese', 'eggs']], [/\blayer/], {
    never: SAVORY,
  }),
  'lemon bars': dish(
    [['lemon'], ['eggs', 'cornmeal', 'coconut milk'], ['sweet']],
    [BAKED, /\bcrust|\bpress|\bbars?|\bsquares?/],
    { never: SAVORY },
  ),
  cobbler: dish(
    [
      ['peaches', 'berries', 'apples', 'cherries'],
      ['flour', 'oats'],
    ],
    [BAKED, /\bdrop|\bbatter|\bbiscuit|\bdough/],
    { never: SAVORY },
  ),
  'energy balls': dish(
    [['oats', 'nuts', 'nut butter', 'dried fruit', 'coconut', 'seeds']],
    [/\broll|\bballs?|\bscoop/],
    { never: SAVORY },
  ),
  'granola bars': dish(
    [
      ['oats', 'nuts', 'seeds'],
      ['sweet', 'nut butter', 'peanut butter'],
    ],
    [/\bpress/, /\bbars?|\bcut|\bslice/],
    { never: SAVORY },
  ),
  'panna cotta': dish([['cream', 'milk', 'coconut milk', 'yogurt'], ['gelatin']], [CHILLED], {
    never: SAVORY,
  }),
  'trail mix': dish([['nuts', 'seeds']], [/\bmix|\btoss|\bcombine|\bstir/], { never: SAVORY }),
  'kale chips': dish([['kale']], [/\bbake|\boven|\bair/, /\bcrisp/], {
    never: ['meat', 'bell peppers', 'onion', 'beans'],
  }),
  'roasted chickpeas': dish([['chickpeas']], [ROASTED, /\bcrisp|\bcrunch|\bgolden|\bdry\b|\bpat\b/]),
  popcorn: dish([['popcorn']], [/\bpop/]),
  'baked apples': dish(
    [['apples']],
    [/\bbake|\boven|\bmicrowav|\bslow|\bair/, /\bcore|\bfill|\bstuff|\bslice|\bspoon/],
    { never: SAVORY },
  ),
  'peanut butter cups': dish([['peanut butter'], ['chocolate']], [CHILLED], { never: SAVORY }),
  'arroz con leche': dish(
    [['rice', 'cauliflower rice'], ['milk', 'coconut milk'], ['cinnamon']],
    [/\bsimmer|\bcook|\bthicken/],
    { never: SAVORY },
  ),
  popsicles: dish([['fruit', 'yogurt', 'coconut milk']], [/\bfreez/], { never: SAVORY }),
  lemonade: dish([['lemon']], [/\bpour|\bstir|\bglass|\bice|\bpitcher/], { never: SAVORY }),
  'hot chocolate': dish(
    [['chocolate'], ['milk', 'coconut milk']],
    [/\bwarm|\bheat|\bsimmer|\bmicrowav|\bsteam/, /\bpour|\bmugs?\b|\bcups?\b/],
    { never: ['garlic', 'onion', 'chicken', 'meat', 'flour', 'eggs', 'chia seeds'] },
  ),
  'iced coffee': dish([['coffee']], [/\bice|\bchill|\bcold/], { never: SAVORY }),
  'agua fresca': dish([['fruit', 'cucumber']], [BLENDED, /\bstrain|\bpour|\bice|\bwater|\bglass/], {
    never: SAVORY,
  }),
  horchata: dish(
    [['rice', 'almonds', 'almond flour', 'oats', 'seeds', 'milk'], ['cinnamon']],
    [/\bblend|\bsoak|\bstir|\bwhisk/],
    { never: SAVORY },
  ),
  'mango lassi': dish([['mango'], ['yogurt']], [BLENDED], { never: SAVORY }),
  'golden milk': dish([['milk', 'coconut milk'], ['curry spice']], [/\bwarm|\bheat|\bsimmer|\bwhisk/], {
    never: ['garlic', 'onion', 'chicken'],
  }),
  'any drink': dish([['drink base']], [/\bblend|\bstir|\bpour|\bshake|\bsteep|\bwhisk/, POURED], {
    never: SAVORY,
  }),
  'any cake': dish([['flour', 'eggs', 'cream cheese'], ['sweet']], [/\bbake|\boven|\bmicrowav|\bchill/], {
    notSteps: /\bsquares\b|\bbrownies?/,
    never: SAVORY,
  }),
  'any cookies': dish([['flour', 'peanut butter', 'nut butter', 'banana', 'coconut'], ['sweet']], [SHAPED], {
    never: SAVORY,
  }),
  'any dessert': dish([['sweet', 'fruit', 'chocolate']], [], { never: SAVORY }),
}
