import { about, atLeast, atMost, english, type Row } from './row.ts'

/**
 * English, typed: the second list, written after the product was made, by an author who saw neither it nor the
 * first list.
 */
const BREAKFAST: readonly Row[] = [
  english('shrimp and grits, southern style, around 35 g carbs', {
    dish: 'shrimp and grits',
    limits: [about(35)],
  }),
  english('whats a 30g carb breakfast with eggs', {
    foods: ['eggs'],
    limits: [about(30)],
    meal: 'Breakfast',
  }),
  english('dutch baby pancake for 4', { dish: 'dutch baby', servings: 4 }),
  english('keto crepes', { dish: 'crepes', diets: ['keto'] }),
  english('bagel with lox and cream cheese but lower in carbs', { dish: 'bagel and lox' }),
  english('baked oatmeal w/ apples no sugar added', {
    dish: 'baked oatmeal',
    foods: ['apples'],
    without: ['added sugar'],
  }),
  english('egg bites like the ones at the coffee shop', { dish: 'egg muffins' }),
  english('make ahead breakfast sandwhiches for work, freezer friendly', { dish: 'breakfast sandwich' }),
  english('ricotta and figs for breakfast', {
    foods: ['ricotta', 'figs'],
    meal: 'Breakfast',
  }),
  english('protein shake with peanut butter, no banana please', {
    dish: 'protein shake',
    foods: ['peanut butter'],
    without: ['banana'],
  }),
  english('migas tex mex style', { dish: 'migas' }),
  english('sausage egg and cheese breakfast bake, feeds 8', {
    dish: 'breakfast casserole',
    foods: ['sausage', 'eggs', 'cheese'],
    servings: 8,
  }),
  english('low carb buttermilk biscuits', { dish: 'biscuits', diets: ['low-carb'] }),
  english('steel cut oats instant pot', { dish: 'oatmeal', tool: 'pressure cooker' }),
  english('omelette with mushrooms and swiss, 5 carbs or less', {
    dish: 'omelet',
    foods: ['mushrooms', 'swiss'],
    limits: [atMost(5)],
  }),
]

const SANDWICHES: readonly Row[] = [
  english('club sandwich', { dish: 'club sandwich' }),
  english('a cuban sandwich but without the bread', {
    foods: ['pork', 'swiss', 'pickles'],
    without: ['bread'],
  }),
  english('meatball sub under 40 carbs', { dish: 'meatball sub', limits: [atMost(40)] }),
  english('philly cheese steak stuffed peppers', { foods: ['beef', 'bell peppers', 'cheese'] }),
  english('chicken salad sandwhich for my lunch box, i cant stand mayo', {
    dish: 'chicken salad',
    without: ['true mayonnaise'],
  }),
  english('patty melt', { dish: 'patty melt' }),
  english('turkey and avocado wrap 25 net carbs or less', {
    dish: 'wrap',
    foods: ['turkey', 'avocado'],
    limits: [atMost(25, 'netCarbs')],
  }),
  english('banh mi bowl', { dish: 'banh mi bowl' }),
  english('french dip in the crockpot', { dish: 'french dip', tool: 'slow cooker' }),
  english('italian sub in a bowl, no bread', { foods: ['deli meat', 'lettuce'], without: ['bread'] }),
  english("shrimp po'boy", { dish: "po' boy", foods: ['shrimp'] }),
  english('egg salad on rye', { dish: 'egg salad', foods: ['bread'] }),
  english('turkey burger no bun', { foods: ['turkey'], without: ['bread'] }),
]

const SOUPS: readonly Row[] = [
  english('italian wedding soup', { dish: 'italian wedding soup' }),
  english('hot and sour soup', { dish: 'hot and sour soup' }),
  english('zuppa toscana with cauliflower instead of potatoes', {
    dish: 'zuppa toscana',
    foods: ['cauliflower'],
    without: ['potatoes'],
  }),
  english('taco soup for the crock pot, 6 people', { dish: 'taco soup', tool: 'slow cooker', servings: 6 }),
  english('matzo ball soup for my grandmother', { dish: 'matzo ball soup' }),
  english('russian borscht', { dish: 'borscht' }),
  english('dairy free cream of mushroom soup', { dish: 'cream of mushroom soup', diets: ['dairy-free'] }),
  english('beef barley soup, 2 carb choices', { dish: 'beef barley soup', limits: [about(30)] }),
  english('just a plain vegetable soup, low sodium, makes 6 bowls', { dish: 'vegetable soup', servings: 6 }),
  english('avgolemono', { dish: 'avgolemono' }),
  english('unstuffed cabbage roll soup', {
    course: 'any soup',
    foods: ['cabbage', ['ground beef', 'ground turkey']],
  }),
  english('lentil soup with sausage and kale', { dish: 'lentil soup', foods: ['sausage', 'kale'] }),
  english('cioppino for christmas eve', { dish: 'cioppino' }),
  english('french onion soup but no bread', { dish: 'french onion soup', without: ['bread'] }),
  english('soup with chicken and wild rice, creamy, serves six', {
    course: 'any soup',
    foods: ['chicken', ['brown rice', 'rice']],
    servings: 6,
  }),
]

const PASTA_AND_GRAINS: readonly Row[] = [
  english('penne alla vodka max 40g carbs', { dish: 'penne alla vodka', limits: [atMost(40)] }),
  english('linguine with clams', { dish: 'linguine with clams' }),
  english('chicken alfredo with zoodles', { dish: 'alfredo', foods: ['chicken', 'zucchini'] }),
  english('stuffed shells', { dish: 'stuffed shells' }),
  english('american goulash the kind grandma made', { dish: 'american goulash' }),
  english('tuna macaroni salad', { dish: 'macaroni salad', foods: ['tuna'] }),
  english('cacio e pepe', { dish: 'cacio e pepe' }),
  english('one pot taco pasta, ready in 30 min', { course: 'any pasta', minutes: 30, tool: 'one pot' }),
  english('chicken biryani', { dish: 'biryani', foods: ['chicken'] }),
  english('jollof rice', { dish: 'jollof rice' }),
  english("hoppin' john for new years day", { dish: 'hoppin john' }),
  english('dirty rice made with cauliflower rice', { dish: 'dirty rice', foods: ['cauliflower'] }),
  english('chicken broccoli rice casserole from scratch, no canned soup', {
    dish: 'chicken rice casserole',
    foods: ['broccoli'],
  }),
  english('arroz con gandules', { dish: 'rice with pigeon peas' }),
  english('stuffed acorn squash with wild rice and cranberries', {
    foods: ['squash', 'brown rice', 'cranberries'],
  }),
  english('farro bowl with roasted beets and goat cheese', { foods: ['farro', 'beets', 'goat cheese'] }),
  english('spaghetti squash with meat sauce', {
    foods: ['spaghetti squash', ['ground beef', 'ground turkey', 'beef']],
  }),
]

const MAINS: readonly Row[] = [
  english('lightened up tater tot casserole', { dish: 'tater tot casserole' }),
  english('king ranch chicken', { dish: 'king ranch chicken' }),
  english('tamale pie', { dish: 'tamale pie' }),
  english('chicken marsala', { dish: 'chicken marsala' }),
  english('chicken piccata in 25 minutes', { dish: 'chicken piccata', minutes: 25 }),
  english('chicken cordon bleu in the air fryer', { dish: 'chicken cordon bleu', tool: 'air fryer' }),
  english('salisbury steak with mushroom gravy', { dish: 'salisbury steak', foods: ['mushrooms'] }),
  english('chicken fried steak thats ok for a diabetic', { dish: 'chicken fried steak' }),
  english('beef bourguignon', { dish: 'beef bourguignon' }),
  english('leg of lamb for easter, 8 people', { dish: 'leg of lamb', servings: 8 }),
  english('glazed ham without the sugar', { dish: 'glazed ham', without: ['added sugar'] }),
  english('blackened catfish', { dish: 'blackened fish', foods: ['white fish'] }),
  english('crawfish etouffee', { dish: 'etouffee' }),
  english('smothered pork chops', { dish: 'smothered pork chops' }),
  english('liver and onions', { dish: 'liver and onions' }),
  english('smoked brisket or something like it in the oven', { dish: 'brisket' }),
  english('pan seared scallops w lemon', { dish: 'seared scallops', foods: ['lemon'] }),
  english('duck breast with cherries for our anniversary, 2 people', {
    foods: ['duck', 'cherries'],
    servings: 2,
  }),
  english('baked chicken leg quarters with carrots', { foods: ['chicken thighs', 'carrots'] }),
  english('whole30 ish sheetpan sausage and peppers', {
    foods: ['sausage', 'bell peppers'],
    tool: 'sheet pan',
  }),
  english('stuffed zucchini boats w ground turkey', { foods: ['zucchini', 'ground turkey'] }),
]

const FROM_AFAR: readonly Row[] = [
  english('general tsos chicken, not too sweet', { dish: 'general tso chicken' }),
  english('mongolian beef', { dish: 'mongolian beef' }),
  english('beef bulgogi', { dish: 'bulgogi' }),
  english('japchae noodles', { dish: 'japchae' }),
  english('kimchi jjigae', { dish: 'kimchi stew' }),
  english('chicken adobo like my lola makes', { dish: 'chicken adobo' }),
  english('pancit with shrimp', { dish: 'pancit', foods: ['shrimp'] }),
  english('thai pork larb', { dish: 'larb' }),
  english('drunken noodles', { dish: 'drunken noodles' }),
  english('chicken korma', { dish: 'korma', foods: ['chicken'] }),
  english('indian aloo gobi', { dish: 'aloo gobi' }),
  english('rajma, 45g carbs at most with a little rice', {
    dish: 'rajma',
    foods: ['rice'],
    limits: [atMost(45)],
  }),
  english('beef rendang', { dish: 'rendang' }),
  english('ethiopian doro wat', { dish: 'doro wat' }),
  english('jerk chicken with mango salsa', { dish: 'jerk chicken', foods: ['mango'] }),
  english('potstickers', { dish: 'potstickers' }),
  english('palak paneer under 15g net', { dish: 'saag paneer', limits: [atMost(15, 'netCarbs')] }),
  english('chicken vindaloo extra hot', { dish: 'vindaloo', texture: 'hot' }),
  english('egg foo young', { dish: 'egg foo young' }),
  english('lamb tagine with apricots', { dish: 'tagine', foods: ['lamb', ['apricots', 'dried fruit']] }),
  english('pernil for sunday', { dish: 'pernil' }),
  english('chile rellenos that are not fried', { dish: 'chiles rellenos' }),
  english('beef taquitos air fryer', { dish: 'taquitos', foods: ['beef'], tool: 'air fryer' }),
  english('birria tacos', { dish: 'birria' }),
  english('chicken tinga tostadas', { dish: 'tinga', foods: ['chicken'] }),
  english('homemade pupusas', { dish: 'pupusas' }),
  english('lomo saltado', { dish: 'lomo saltado' }),
]

const SALADS_SIDES_DIPS: readonly Row[] = [
  english('broccoli salad with bacon', { dish: 'broccoli salad', foods: ['bacon'] }),
  english('nicoise salad', { dish: 'nicoise salad' }),
  english('wedge salad with blue cheese', { dish: 'wedge salad', foods: ['blue cheese'] }),
  english('fattoush salad', { dish: 'fattoush' }),
  english('chinese chicken salad', { dish: 'chinese chicken salad' }),
  english('watermelon feta salad with mint', { dish: 'watermelon feta salad', foods: ['mint'] }),
  english('ratatouille', { dish: 'ratatouille' }),
  english('succotash side', { dish: 'succotash' }),
  english('glazed carrots', { dish: 'glazed carrots' }),
  english('potato latkes for hanukkah', { dish: 'latkes', foods: ['potatoes'] }),
  english('air fryer onion rings', { dish: 'onion rings', tool: 'air fryer' }),
  english('corn pudding, thanksgiving side for 10', { dish: 'corn pudding', servings: 10 }),
  english('sweet potato casserole no marshmallows', { dish: 'sweet potato casserole' }),
  english('seven layer dip', { dish: 'seven layer dip' }),
  english('white queso dip', { dish: 'queso dip' }),
  english('pimento cheese', { dish: 'pimento cheese' }),
  english('zucchini fritters', { dish: 'zucchini fritters' }),
  english('cucumber and onion salad in vinegar like mom made', { dish: 'cucumber salad', foods: ['onion'] }),
  english('spanish rice 30 grams of carb', { dish: 'spanish rice', limits: [about(30)] }),
]

const SWEETS_AND_DRINKS: readonly Row[] = [
  english('sugar free snickerdoodles', { dish: 'snickerdoodles', without: ['added sugar'] }),
  english('gingerbread cookies to bake with the kids', { dish: 'gingerbread cookies' }),
  english('shortbread, 5 net carbs each', { dish: 'shortbread', limits: [about(5, 'netCarbs')] }),
  english('pound cake', { dish: 'pound cake' }),
  english('red velvet cake for my moms 70th', { dish: 'red velvet cake' }),
  english('cinnamon rolls', { dish: 'cinnamon rolls' }),
  english('key lime pie no sugar', { dish: 'key lime pie', without: ['added sugar'] }),
  english('pecan pie under 25 carbs a slice', { dish: 'pecan pie', limits: [atMost(25)] }),
  english('banana pudding', { dish: 'banana pudding' }),
  english('bread pudding', { dish: 'bread pudding' }),
  english('strawberry shortcake', { dish: 'strawberry shortcake' }),
  english('no bake cookies', { dish: 'no bake cookies' }),
  english('peanut butter fudge', { foods: ['peanut butter'], meal: 'Dessert' }),
  english('pumpkin cheesecake', { dish: 'pumpkin cheesecake' }),
  english('chocolate covered strawberries', { dish: 'chocolate strawberries' }),
  english('something choclatey after dinner, 10 grams tops', { foods: ['chocolate'], limits: [atMost(10)] }),
  english('sugar free eggnog', { dish: 'eggnog', without: ['added sugar'] }),
  english('pumpkin spice latte', { dish: 'pumpkin spice latte' }),
  english('virgin mojito', { dish: 'virgin mojito' }),
  english('masala chai', { dish: 'masala chai' }),
]

const WISHES: readonly Row[] = [
  english('I have half a rotisserie chicken and a bag of kale, what can I do with it', {
    foods: ['chicken', 'kale'],
  }),
  english('family of five, ground turkey and rice, 40 g carbs each at most', {
    foods: ['ground turkey', 'rice'],
    servings: 5,
    limits: [atMost(40)],
  }),
  english('pork chops and apples for me and my husband', {
    dish: 'pork chops',
    foods: ['apples'],
    servings: 2,
  }),
  english('need dinner in half an hour with canned salmon', {
    foods: ['salmon'],
    minutes: 30,
    meal: 'Dinner',
  }),
  english('steak dinner for two', { foods: ['steak'], servings: 2, meal: 'Dinner' }),
  english('lunch with tuna between 20 and 30 g of carbs', {
    foods: ['tuna'],
    limits: [atLeast(20), atMost(30)],
    meal: 'Lunch',
  }),
  english('dinner under 400 calories with shrimp and zucchini', {
    foods: ['shrimp', 'zucchini'],
    limits: [atMost(400, 'calories')],
    meal: 'Dinner',
  }),
  english('bedtime snack, 1 carb choice', { limits: [about(15)], meal: 'Snack' }),
  english('carb count 45 chicken dinner', { foods: ['chicken'], limits: [about(45)], meal: 'Dinner' }),
  english('no more than 12 net carbs, vegetarian, something with eggplant', {
    foods: ['eggplant'],
    diets: ['vegetarian'],
    limits: [atMost(12, 'netCarbs')],
  }),
  english('exactly 60 g carbs lunch with quinoa and black beans', {
    foods: ['quinoa', 'black beans'],
    limits: [about(60)],
    meal: 'Lunch',
  }),
  english('chicken, at least 30g protein, less than 500 calories', {
    foods: ['chicken'],
    limits: [atLeast(30, 'protein'), atMost(500, 'calories')],
  }),
  english('high fiber dinner with beans, 10 g fiber or more', {
    foods: [['beans', 'chickpeas', 'lentils']],
    limits: [atLeast(10, 'fiber')],
    meal: 'Dinner',
  }),
  english('gestational diabetes snack w/ apple and cheese', { foods: ['apples', 'cheese'], meal: 'Snack' }),
  english('my 7 yr old is type 1, need a cheesy noodle dinner, 35 to 40 carbs', {
    foods: ['cheese', 'light pasta'],
    limits: [atLeast(35), atMost(40)],
    meal: 'Dinner',
  }),
  english('cheap dinner for a big family, ground beef and potatoes', {
    foods: ['ground beef', 'potatoes'],
    without: ['costly foods'],
  }),
  english('something soft after dental surgery with no nuts or seeds', {
    texture: 'soft',
    without: ['any nuts', 'seeds'],
  }),
  english('dorm room, only a microwave, eggs and spinach', { foods: ['eggs', 'spinach'], tool: 'microwave' }),
  english('no cook dinner w canned chickpeas its 100 degrees out', {
    foods: ['chickpeas'],
    tool: 'no cooking',
  }),
  english('crunchy snack that isnt chips', { texture: 'crunchy', meal: 'Snack' }),
  english('air fryer tofu', { foods: ['tofu'], tool: 'air fryer' }),
  english('i only have canned tuna, pasta and frozen peas', { foods: ['tuna', 'light pasta', 'peas'] }),
  english('use up celery and a bag of carrots', { foods: ['celery', 'carrots'] }),
  english('supper for one, fish, nothing fancy, 20 mins', { foods: ['fish'], servings: 1, minutes: 20 }),
  english('chili but i hate onions', { dish: 'chili', without: ['onion'] }),
  english('super bowl snack w chicken, not fried', { foods: ['chicken'] }),
  english('brussel sprouts and bacon side dish', {
    foods: ['brussels sprouts', 'bacon'],
    course: 'any side',
  }),
  english('chili with cornbread on the side', { dish: 'chili' }),
  english('easy meal for a beginner with chicken breast and brocoli', {
    foods: ['chicken breast', 'broccoli'],
  }),
  english(
    'Good evening. My husband was just diagnosed with type 2 and loves meat and potatoes. Could you suggest a pot roast, 30 g of carbohydrate or less per serving?',
    {
      dish: 'pot roast',
      limits: [atMost(30)],
    },
  ),
  english('slow cooker chicken thighs w white beans 6 servings around 25 carbs gluten free', {
    foods: ['chicken thighs', 'white beans'],
    tool: 'slow cooker',
    servings: 6,
    limits: [about(25)],
    diets: ['gluten-free'],
  }),
  english('vegan curry with sweet potatos and spinach 40 carbs max 35 minutes', {
    dish: 'curry',
    foods: ['sweet potato', 'spinach'],
    diets: ['vegan'],
    limits: [atMost(40)],
    minutes: 35,
  }),
  english('grilled shrimp skewers and a salad for 4', { dish: 'kebabs', foods: ['shrimp'], servings: 4 }),
  english('salmon bites', { foods: ['salmon'] }),
  english('cabbage and noodles (haluski)', { foods: ['cabbage', 'noodles'] }),
  english('3 exchanges of starch, pasta w/ shrimp', {
    foods: ['light pasta', 'shrimp'],
    limits: [about(45)],
  }),
]

export const SECOND_ENGLISH: readonly Row[] = [
  ...BREAKFAST,
  ...SANDWICHES,
  ...SOUPS,
  ...PASTA_AND_GRAINS,
  ...MAINS,
  ...FROM_AFAR,
  ...SALADS_SIDES_DIPS,
  ...SWEETS_AND_DRINKS,
  ...WISHES,
]
