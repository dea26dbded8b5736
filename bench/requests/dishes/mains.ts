import { BAKED, FILLED, FRIED, GRILLED, ROASTED, SIMMERED } from './cooked.ts'
import { dish } from './dish.ts'

export const PASTA_AND_RICE = {
  'spaghetti and meatballs': dish(
    [
      ['light pasta'],
      ['ground beef', 'ground turkey', 'ground pork', 'beef', 'turkey', 'lentils', 'chicken'],
      ['tomato'],
    ],
    [/\bballs?\b|\bmeatballs?/],
  ),
  bolognese: dish(
    [
      ['light pasta'],
      ['ground beef', 'ground pork', 'ground turkey', 'lentils', 'beef', 'turkey', 'mushrooms'],
      ['tomato'],
    ],
    [SIMMERED],
  ),
  lasagna: dish([['light pasta'], ['cheese'], ['tomato', 'cream', 'milk', 'spinach']], [/\blayer/, BAKED]),
  'mac and cheese': dish([['light pasta'], ['cheese']], [/\bsauce|\bmelt|\bstir|\bwhisk/]),
  alfredo: dish(
    [
      ['light pasta'],
      ['parmesan', 'cheese'],
      ['cream', 'cream cheese', 'milk', 'yogurt', 'cottage cheese', 'cauliflower', 'coconut milk'],
    ],
    [/\bsauce|\bcream|\bsimmer|\bwhisk/],
  ),
  carbonara: dish(
    [['light pasta'], ['eggs'], ['parmesan', 'cheese'], ['bacon', 'ham']],
    [/\boff the heat|\btoss|\bstir|\bwhisk/],
  ),
  'pesto pasta': dish([['light pasta'], ['pesto', 'basil']], [/\btoss|\bstir|\bcoat|\bmix|\bfold/]),
  'baked ziti': dish([['light pasta'], ['cheese'], ['tomato']], [BAKED]),
  stroganoff: dish(
    [
      ['beef', 'mushrooms', 'chicken', 'ground beef', 'turkey'],
      ['mushrooms', 'onion'],
      ['sour cream', 'cream', 'cream cheese', 'coconut milk', 'cashews'],
    ],
    [FRIED],
  ),
  'shrimp scampi': dish([['shrimp'], ['garlic'], ['butter'], ['lemon']], [FRIED]),
  'tuna noodle casserole': dish(
    [['tuna'], ['light pasta', 'cauliflower'], ['cheese', 'milk', 'cream', 'yogurt']],
    [BAKED],
  ),
  'fried rice': dish(
    [
      ['rice', 'cauliflower rice'],
      ['soy sauce'],
      ['eggs', 'chicken', 'shrimp', 'pork', 'tofu', 'ham', 'beef'],
    ],
    [FRIED],
  ),
  risotto: dish(
    [['rice', 'barley', 'cauliflower rice', 'oats'], ['broth']],
    [/\bstir/, /\bbroth|\bstock|\bladle/],
  ),
  'arroz con pollo': dish(
    [['chicken'], ['rice', 'cauliflower rice'], ['tomato', 'bell peppers', 'onion']],
    [SIMMERED],
  ),
  jambalaya: dish(
    [
      ['rice', 'cauliflower rice'],
      ['sausage', 'shrimp', 'chicken'],
      ['celery', 'bell peppers'],
      ['tomato', 'paprika', 'chiles', 'hot sauce'],
    ],
    [SIMMERED],
  ),
  'red beans and rice': dish(
    [['kidney beans'], ['rice', 'cauliflower rice'], ['onion', 'celery', 'bell peppers']],
    [SIMMERED],
    { never: ['coconut milk'] },
  ),
  'rice and beans': dish([['rice', 'cauliflower rice'], ['beans']], [SIMMERED]),
  paella: dish(
    [
      ['rice', 'cauliflower rice'],
      ['shrimp', 'seafood', 'chicken', 'sausage', 'any vegetable'],
      ['paprika', 'tomato'],
    ],
    [SIMMERED],
  ),
  gumbo: dish(
    [
      ['okra', 'sausage', 'shrimp', 'chicken'],
      ['celery', 'bell peppers', 'onion'],
      ['broth', 'cooking liquid'],
    ],
    [SIMMERED],
  ),
  'burrito bowl': dish(
    [
      ['rice', 'cauliflower rice', 'quinoa', 'lettuce'],
      ['beans', 'chicken', 'beef', 'ground beef', 'tofu', 'pork', 'turkey'],
      ['tomato', 'avocado', 'corn', 'bell peppers'],
    ],
    [/\bbowls?/],
  ),
}

export const LATIN = {
  tacos: dish(
    [
      ['light tortillas'],
      [
        'meat',
        'fish',
        'shrimp',
        'beans',
        'tofu',
        'lentils',
        'mushrooms',
        'cauliflower',
        'sweet potato',
        'eggs',
        'walnuts',
      ],
    ],
    [FILLED],
  ),
  'fish tacos': dish(
    [
      ['white fish', 'salmon', 'shrimp', 'fish'],
      ['light tortillas'],
      ['cabbage', 'lettuce', 'avocado', 'tomato', 'lime'],
    ],
    [FILLED, FRIED],
    { never: ['tuna'] },
  ),
  enchiladas: dish(
    [
      ['light tortillas'],
      ['cheese', 'chicken', 'beans', 'beef'],
      ['tomato', 'tomatillos', 'chiles', 'chili powder'],
    ],
    [/\broll/, BAKED],
  ),
  fajitas: dish(
    [
      ['chicken', 'beef', 'shrimp', 'mushrooms', 'tofu', 'steak'],
      ['bell peppers'],
      ['onion'],
      ['light tortillas', 'rice', 'cauliflower rice'],
    ],
    [/\bskillet|\bpan\b|\bgrill|\boven|\bsear/],
  ),
  burrito: dish(
    [
      ['tortillas', 'greens'],
      ['beans', 'meat', 'rice', 'eggs', 'tofu'],
    ],
    [/\broll|\bwrap|\bfold/],
  ),
  nachos: dish([['tortilla chips'], ['cheese']], [/\bbake|\boven|\bbroil|\bmelt|\bmicrowav|\bair/]),
  guacamole: dish([['avocado'], ['lime', 'lemon']], [/\bmash|\bcrush/]),
  salsa: dish(
    [['tomatoes', 'tomatillos', 'mango', 'pineapple', 'peaches'], ['onion'], ['lime', 'vinegar']],
    [/\bmix|\bchop|\bblend|\bcombine|\bstir|\bpulse|\btoss/],
  ),
  carnitas: dish([['pork']], [/\bshred|\bpull/, /\bcrisp|\bbroil|\bbrown/]),
  ceviche: dish(
    [['white fish', 'shrimp', 'fish', 'seafood'], ['lime', 'citrus'], ['onion']],
    [/\bmarinat|\bsoak|\brefrigerat|\bchill|\btoss|\bcure/],
  ),
  picadillo: dish(
    [
      ['ground beef', 'ground turkey', 'ground pork', 'beef', 'turkey'],
      ['tomato'],
      ['olives', 'dried fruit', 'potatoes', 'bell peppers'],
    ],
    [SIMMERED],
  ),
  'ropa vieja': dish([['beef'], ['bell peppers'], ['tomato']], [/\bshred|\bpull/]),
  empanadas: dish(
    [['puff'], ['meat', 'cheese', 'beans', 'spinach', 'tuna']],
    [/\bfold|\bseal|\bcrimp|\bhalf-moon/, /\bbake|\boven|\bfry|\bair/],
  ),
  arepas: dish([['cornmeal']], [/\bshape|\bform|\bpat|\bdisks?|\bdiscs?|\brounds?|\bball/, FRIED]),
  'chicken mole': dish([['chicken', 'turkey'], ['chiles'], ['chocolate']], [SIMMERED]),
  'carne asada': dish([['beef'], ['lime', 'citrus']], [/\bmarinat|\brub|\bseason/, GRILLED]),
  'black beans cuban': dish(
    [['black beans'], ['onion', 'bell peppers'], ['cumin', 'vinegar', 'garlic']],
    [SIMMERED],
  ),
  'stuffed peppers': dish(
    [['bell peppers'], ['meat', 'beans', 'rice', 'quinoa', 'lentils', 'cauliflower rice', 'cheese', 'tuna']],
    [/\bfill|\bstuff|\bspoon|\bmound|\bpack/],
  ),
  'cauliflower pizza': dish(
    [['cauliflower'], ['cheese', 'eggs'], ['tomato', 'cheese']],
    [/\bcrust|\bdough/, /\bpress|\bshape|\bspread|\bpat/, BAKED],
  ),
  pizza: dish(
    [['pizza crust'], ['tomato', 'cheese', 'pesto']],
    [
      /\bcrust|\bdough|\bbase|\bround|\btortilla|\bpita|\bnaan|\bbread|\bmuffin/,
      /\boven|\bbake|\bbroil|\bskillet|\bair/,
    ],
  ),
  'tortilla espanola': dish(
    [['eggs'], ['potatoes', 'cauliflower', 'zucchini', 'celeriac'], ['onion', 'eggs']],
    [FRIED, /\bflip|\binvert|\bturn|\bset\b/],
  ),
}

export const OVEN_AND_PAN = {
  "shepherd's pie": dish(
    [
      ['ground beef', 'lamb', 'ground turkey', 'lentils', 'beef', 'turkey'],
      ['potatoes', 'cauliflower', 'sweet potato', 'celeriac'],
    ],
    [/\bmash/, BAKED],
  ),
  'green bean casserole': dish(
    [
      ['green beans'],
      ['mushrooms'],
      ['milk', 'cream', 'sour cream', 'cream cheese', 'yogurt', 'cheese', 'coconut milk'],
    ],
    [BAKED],
  ),
  'pot pie': dish(
    [
      ['chicken', 'turkey', 'beef', 'mushrooms', 'beans'],
      ['carrots', 'peas', 'celery'],
      ['pie crust', 'flour', 'cauliflower'],
    ],
    [BAKED, /\bcrust|\bbiscuit|\btop|\bdough|\bcover/],
  ),
  'chicken parmesan': dish(
    [['chicken'], ['tomato'], ['mozzarella', 'cheese'], ['breadcrumbs', 'parmesan']],
    [/\bbread|\bcoat|\bdip|\bdredge|\bpress/, /\bbake|\bbroil|\boven|\bmelt|\bair/],
  ),
  'eggplant parmesan': dish([['eggplant'], ['tomato'], ['cheese']], [/\blayer|\btop|\barrange/, BAKED], {
    never: ['beans', 'chickpeas'],
  }),
  moussaka: dish(
    [
      ['eggplant', 'zucchini'],
      ['lamb', 'ground beef', 'ground turkey', 'lentils', 'beef'],
      ['milk', 'yogurt', 'eggs', 'cheese'],
    ],
    [/\blayer/, BAKED],
  ),
  'scalloped potatoes': dish(
    [
      ['potatoes', 'sweet potato', 'cauliflower', 'celeriac'],
      ['milk', 'cream', 'cheese'],
    ],
    [/\bslic|\blayer|\barrange/, BAKED],
  ),
  'zucchini lasagna': dish([['zucchini'], ['cheese'], ['tomato']], [/\blayer/, BAKED]),
  'roast chicken': dish([['chicken']], [ROASTED], { notSteps: /\bskewer|\bwok/ }),
  'pot roast': dish([['beef']], [/\bbraise|\bcover|\bslow|\bpressure|\btender/], { never: ['ground beef'] }),
  'pork chops': dish(
    [['pork chops', 'pork']],
    [/\bsear|\bpan\b|\bskillet|\bgrill|\bbake|\bbroil|\boven|\bair/],
  ),
  'baked salmon': dish([['salmon']], [BAKED]),
  steak: dish(
    [['steak', 'beef']],
    [
      /\bsear|\bgrill|\bbroil|\bskillet|\bpan\b/,
      /\brest (?:for|it|them|the steaks?|\d)|\bmedium-rare|\b1[34]\d|\b(?:per|a|each|on the (?:second|other)) side/,
    ],
    { never: ['ground beef'], notSteps: /\bstrips\b|\bstir-fry/ },
  ),
  ribs: dish([['ribs']], [/\bbake|\boven|\bgrill|\bslow|\bpressure|\bsmok|\broast/]),
  'fried chicken': dish(
    [['chicken'], ['breadcrumbs']],
    [/\bcoat|\bdredge|\bdip|\bpress|\bbread/, /\bfry|\bfries|\bbake|\boven|\bair/],
  ),
  'buffalo wings': dish(
    [['chicken wings'], ['hot sauce']],
    [/\bbake|\boven|\bair|\bfry|\bgrill/, /\btoss|\bcoat|\bbrush/],
  ),
  'pork tenderloin': dish(
    [['pork tenderloin', 'pork']],
    [/\bsear|\broast|\boven|\bgrill|\bslow|\bair/, /\brest (?:for|it|the pork|\d)|\bslice/],
  ),
  'fish and chips': dish(
    [
      ['white fish', 'fish'],
      ['potatoes', 'sweet potato', 'zucchini'],
      ['breadcrumbs', 'eggs'],
    ],
    [/\bcoat|\bdip|\bbatter|\bpress|\bdredge/, /\bfry|\bbake|\boven|\bair/],
  ),
  'roast turkey': dish([['turkey']], [ROASTED], { never: ['ground turkey'] }),
  'sheet pan chicken': dish([['chicken'], ['any vegetable']], [/\bsheet pan|\bbaking sheet|\brimmed/]),
  'corned beef and cabbage': dish([['corned beef'], ['cabbage']], [SIMMERED]),
  'stuffed cabbage': dish(
    [
      ['cabbage'],
      ['ground beef', 'ground turkey', 'ground pork', 'beef', 'lentils', 'turkey', 'rice'],
      ['tomato'],
    ],
    [/\broll|\bwrap|\bfold/],
  ),
  'chicken and dumplings': dish(
    [['chicken'], ['flour'], ['broth']],
    [/\bdumpling|\bdrop|\bdough|\bbatter/, SIMMERED],
  ),
  'chicken thighs': dish([['chicken thighs']], [ROASTED]),
  'barbecue chicken': dish(
    [['chicken'], ['barbecue sauce']],
    [/\bgrill|\bbake|\boven|\bslow|\bbrush|\bshred/],
  ),
  stew: dish([['meat', 'beans', 'lentils', 'chickpeas', 'any vegetable'], ['cooking liquid']], [SIMMERED]),
}
