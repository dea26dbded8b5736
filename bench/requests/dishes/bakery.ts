import { BAKED, BLENDED, CHILLED, POURED, SHAPED } from './cooked.ts'
import { dish } from './dish.ts'

const SAVORY = ['garlic', 'onion', 'chicken', 'meat'] as const
const rest = { never: SAVORY }
const BATTER = /\bbatter|\bmix|\bwhisk|\bstir|\bfold|\bbeat|\bblend|\bdough|\bcream\b/

/** Sweets and drinks beyond the first list. */
export const BAKERY = {
  snickerdoodles: dish([['flour'], ['sweet'], ['cinnamon']], [SHAPED, BAKED], rest),
  'gingerbread cookies': dish([['flour'], ['sweet'], ['ginger', 'warm spice']], [SHAPED, BAKED], rest),
  shortbread: dish([['flour'], ['butter', 'coconut', 'nut butter'], ['sweet']], [BAKED], rest),
  macaroons: dish([['coconut'], ['eggs', 'milk', 'sweet']], [SHAPED, BAKED], rest),
  'no bake cookies': dish(
    [
      ['oats', 'nuts', 'coconut'],
      ['nut butter', 'chocolate', 'banana'],
    ],
    [SHAPED],
    {
      never: SAVORY,
      notSteps: /\bbake (?:for|until|\d)/,
    },
  ),
  'pound cake': dish([['flour'], ['eggs', 'yogurt', 'milk'], ['sweet']], [BATTER, BAKED], rest),
  'red velvet cake': dish([['flour'], ['chocolate'], ['sweet']], [BATTER, BAKED], rest),
  'cinnamon rolls': dish([['flour'], ['cinnamon'], ['sweet']], [/\broll|\bspiral|\bswirl/, BAKED], rest),
  'key lime pie': dish(
    [['lime'], ['cream', 'milk', 'yogurt', 'cream cheese', 'eggs', 'coconut milk']],
    [/\bcrust|\bpress|\bshell/, /\bbake|\bchill|\brefrigerat|\bset\b/],
    rest,
  ),
  'pecan pie': dish([['pecans'], ['eggs', 'sweet']], [BAKED], rest),
  'sweet potato pie': dish([['sweet potato', 'squash']], [/\bmash|\bpuree|\bblend|\bwhisk/, BAKED], rest),
  'banana pudding': dish(
    [['banana'], ['milk', 'yogurt', 'cream', 'coconut milk']],
    [/\blayer|\bfold|\bstir|\bwhisk/],
    rest,
  ),
  'bread pudding': dish(
    [['bread'], ['eggs'], ['milk', 'cream', 'coconut milk']],
    [/\bsoak|\bpour|\bsoaked|\bstand/, BAKED],
    rest,
  ),
  'strawberry shortcake': dish(
    [['strawberries'], ['flour'], ['cream', 'yogurt', 'coconut milk', 'ricotta']],
    [/\btop|\blayer|\bsplit|\bspoon/],
    rest,
  ),
  baklava: dish(
    [['nuts', 'walnuts', 'pistachios'], ['puff', 'pie crust'], ['sweet']],
    [/\blayer/, BAKED],
    rest,
  ),
  fudge: dish(
    [['chocolate'], ['nut butter', 'butter', 'cream', 'coconut', 'coconut milk', 'milk', 'cream cheese']],
    [CHILLED],
    rest,
  ),
  'creme brulee': dish(
    [['eggs'], ['cream', 'milk', 'coconut milk']],
    [/\bbake|\bwater bath|\bset\b/, /\bbroil|\btorch|\bcaramel|\bchill/],
    rest,
  ),
  'pumpkin cheesecake': dish(
    [
      ['pumpkin', 'squash'],
      ['cream cheese', 'ricotta', 'greek yogurt', 'cottage cheese', 'cashews'],
    ],
    [/\bbake|\bchill|\brefrigerat|\bset\b/],
    rest,
  ),
  'chocolate strawberries': dish([['strawberries'], ['chocolate']], [/\bdip|\bdrizzl|\bcoat|\bmelt/], rest),
  churros: dish(
    [['flour'], ['cinnamon'], ['sweet']],
    [/\bpipe|\bstrips?|\bsticks?|\blogs?|\broll/, /\bfry|\bbake|\boven|\bair/],
    rest,
  ),
  eggnog: dish(
    [['milk', 'cream', 'coconut milk'], ['eggs'], ['nutmeg']],
    [/\bwhisk|\bblend|\bbeat/, POURED],
    rest,
  ),
  'pumpkin spice latte': dish(
    [
      ['coffee', 'tea'],
      ['milk', 'coconut milk'],
      ['pumpkin', 'cinnamon', 'warm spice'],
    ],
    [POURED],
    rest,
  ),
  'matcha latte': dish([['matcha'], ['milk', 'coconut milk']], [POURED], rest),
  'masala chai': dish([['tea'], ['milk', 'coconut milk'], ['warm spice']], [/\bsteep|\bsimmer/], rest),
  'virgin mojito': dish([['mint'], ['lime']], [POURED], { never: [...SAVORY, 'alcohol'] }),
  'protein shake': dish([['milk', 'yogurt', 'coconut milk', 'drink base']], [BLENDED], rest),
  milkshake: dish([['milk', 'yogurt', 'cream', 'coconut milk']], [BLENDED], rest),
  'strawberry smoothie': dish(
    [['strawberries'], ['milk', 'yogurt', 'coconut milk', 'drink base']],
    [BLENDED],
    rest,
  ),
}
