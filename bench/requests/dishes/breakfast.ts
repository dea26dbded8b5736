import { BAKED, BLENDED, CHILLED, FILLED, FRIED, MASHED, SIMMERED, STACKED } from './cooked.ts'
import { dish } from './dish.ts'

export const BREAKFAST = {
  'scrambled eggs': dish(
    [['eggs']],
    [/\bscrambl|\bcurds?|\bsoft(?:ly)? set|\b(?:stir|push|fold)[^.]*\bset\b/, FRIED],
    { notSteps: /\bmuffin tin|\bpoach|\bfold (?:it|the omelet\w*|in half|over)|\bomelet/ },
  ),
  'fried eggs': dish([['eggs']], [FRIED, /\bcrack|\bfry|\byolk|\bover easy|\bsunny/]),
  omelet: dish([['eggs']], [/\bbeat|\bwhisk|\bmix|\bfork|\bstir/, FRIED, /\bfold|\broll|\bomelet/]),
  frittata: dish(
    [['eggs']],
    [/\bbeat|\bwhisk|\bmix|\bfork|\bstir/, /\boven\b|\bbake|\bbroil|\bcover|\bset\b/],
    {
      notSteps: /\bmuffin|\bfold (?:it|the omelet\w*|in half)/,
    },
  ),
  pancakes: dish(
    [
      ['eggs', 'milk', 'flaxseed'],
      ['flour', 'oats', 'banana', 'cottage cheese'],
    ],
    [/\bbatter|\bwhisk|\bblend|\bmix/, FRIED, /\bflip|\bturn/],
    { never: ['garlic', 'onion'] },
  ),
  waffles: dish(
    [
      ['eggs', 'milk', 'flaxseed'],
      ['flour', 'oats', 'cheese'],
    ],
    [/\bwaffle/],
  ),
  'french toast': dish(
    [['bread'], ['eggs'], ['milk', 'cream', 'coconut milk']],
    [/\bdip|\bsoak|\bcoat/, /\bpan|\bskillet|\bgriddle|\bbake|\boven|\bair fry/],
  ),
  oatmeal: dish([['oats']], [SIMMERED], { never: ['garlic', 'onion', 'miso', 'mushrooms'] }),
  'overnight oats': dish([['oats'], ['milk', 'yogurt', 'coconut milk']], [CHILLED], {
    notSteps: /\bboil|\bbake/,
  }),
  'chia pudding': dish([['chia seeds'], ['milk', 'coconut milk', 'yogurt']], [CHILLED]),
  'breakfast burrito': dish([['eggs', 'tofu'], ['tortillas']], [/\broll|\bwrap|\bfold/]),
  'eggs benedict': dish(
    [
      ['eggs'],
      ['light bun', 'avocado', 'sweet potato', 'tomatoes'],
      ['butter', 'yogurt', 'mayonnaise'],
      ['ham', 'bacon', 'salmon', 'spinach', 'avocado', 'turkey'],
    ],
    [/\bpoach/, /\bhollandaise|\bsauce/],
  ),
  shakshuka: dish(
    [['eggs'], ['tomato'], ['onion', 'garlic', 'bell peppers']],
    [/\bsimmer|\bcook/, /\bwells?\b|\bcrack|\bpoach|\bnestle|\bhollows?|\bindent/],
  ),
  granola: dish([['granola'], ['nuts', 'seeds', 'coconut', 'oats']], [BAKED]),
  'yogurt parfait': dish(
    [['yogurt'], ['fruit'], ['granola', 'nuts', 'seeds']],
    [/\blayer|\bspoon|\btop|\balternate/],
  ),
  'avocado toast': dish([['avocado'], ['bread']], [/\btoast/, /\bmash|\bspread|\bslice|\bfan/]),
  'breakfast sandwich': dish([['eggs', 'tofu'], ['light bun']], [FRIED, STACKED]),
  'biscuits and gravy': dish(
    [['flour'], ['sausage', 'mushrooms', 'ground pork', 'ground turkey'], ['milk', 'cream']],
    [BAKED, /\bgravy|\bthicken|\bwhisk|\bsimmer/],
  ),
  'breakfast hash': dish(
    [['potatoes', 'sweet potato', 'cauliflower', 'radishes', 'squash', 'celeriac', 'brussels sprouts']],
    [FRIED],
  ),
  'huevos rancheros': dish([['eggs'], ['tortillas', 'light tortillas'], ['tomato', 'tomatillos']], [FRIED]),
  chilaquiles: dish(
    [
      ['tortilla chips', 'tortillas'],
      ['tomato', 'tomatillos'],
      ['eggs', 'chicken', 'beans', 'cheese'],
    ],
    [/\bsalsa|\bsauce|\btomato|\btomatillo/, /\btoss|\bstir|\bfold|\bcoat|\badd\b/],
  ),
  'breakfast casserole': dish([['eggs'], ['cheese', 'milk', 'cottage cheese']], [BAKED]),
  quiche: dish([['eggs'], ['cream', 'milk', 'cottage cheese', 'yogurt']], [BAKED]),
  'egg muffins': dish([['eggs']], [/\bmuffin|\bcups?\b/, BAKED]),
  'protein pancakes': dish([['eggs', 'cottage cheese', 'greek yogurt']], [FRIED, /\bflip|\bturn/]),
  'deviled eggs': dish(
    [['eggs'], ['mayonnaise'], ['mustard', 'vinegar', 'paprika']],
    [/\bboil|\bsteam|\bhard-cook/, /\bhalve|\bhalf|\byolk/],
  ),
  'tofu scramble': dish([['tofu']], [/\bcrumbl/, FRIED]),
  smoothie: dish(
    [
      ['milk', 'yogurt', 'coconut milk', 'drink base'],
      ['fruit', 'avocado', 'spinach'],
    ],
    [BLENDED],
    { never: ['chicken', 'onion', 'garlic'] },
  ),
  'smoothie bowl': dish(
    [
      ['fruit', 'avocado'],
      ['milk', 'yogurt', 'coconut milk', 'fruit'],
    ],
    [BLENDED, /\bbowl|\btop/],
  ),
  'hash browns': dish(
    [['potatoes', 'sweet potato', 'cauliflower', 'celeriac', 'zucchini']],
    [/\bgrate|\bshred|\bsqueeze/, FRIED],
  ),
  'breakfast tacos': dish([['eggs', 'tofu'], ['light tortillas']], [FRIED, FILLED]),
  'refried beans': dish([['beans']], [MASHED]),
}
