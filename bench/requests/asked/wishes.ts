import { about, atLeast, atMost, english, type Row } from './row.ts'

/** Foods to use up, limits, minutes, tools, courses, occasions, people: requests that name no dish. */
const FOODS_AND_LEFTOVERS: readonly Row[] = [
  english('salmon with asparagus, 15 minutes', { foods: ['salmon', 'asparagus'], minutes: 15 }),
  english('I have ground beef, zucchini and a can of tomatoes. what can i make?', {
    foods: ['ground beef', 'zucchini', 'tomatoes'],
  }),
  english('use up leftover rotisserie chicken and half a bag of spinach', { foods: ['chicken', 'spinach'] }),
  english('leftover turkey and cranberries', { foods: ['turkey', 'cranberries'] }),
  english('what to do with leftover rice and eggs', { foods: ['rice', 'eggs'] }),
  english('rice and beans and eggs for 6', { foods: ['rice', 'beans', 'eggs'], servings: 6 }),
  english('cabbage and kielbasa dinner', { foods: ['cabbage', 'sausage'] }),
  english('cod, potatoes, green beans', { foods: ['cod', 'potatoes', 'green beans'] }),
  english('something w/ chickpeas + sweet potatos + spinach', {
    foods: ['chickpeas', 'sweet potato', 'spinach'],
  }),
  english('oatmeal with peanut butter and banana', {
    dish: 'oatmeal',
    foods: ['oats', 'peanut butter', 'banana'],
  }),
  english('snack with apples and peanut butter', { foods: ['apples', 'peanut butter'], meal: 'Snack' }),
  english('cottage cheese and peaches for breakfast', {
    foods: ['cottage cheese', 'peaches'],
    meal: 'Breakfast',
  }),
  english('tilapia and brocolli for two', { foods: ['tilapia', 'broccoli'], servings: 2 }),
  english('pork tenderloin with apples', { foods: ['pork tenderloin', 'apples'] }),
  english('tofu, mushrooms, bok choy over brown rice', {
    foods: ['tofu', 'mushrooms', 'cabbage', 'brown rice'],
  }),
  english('quinoa salad with cucumber, feta and chickpeas', {
    foods: ['quinoa', 'cucumber', 'feta', 'chickpeas'],
    course: 'any salad',
  }),
  english('my garden gave me way too many zucchini and tomatoes', { foods: ['zucchini', 'tomatoes'] }),
  english('half a rotten... jk, half a good cauliflower and some cheddar left', {
    foods: ['cauliflower', 'cheddar'],
  }),
  english('shrimp and grits', { foods: ['shrimp', 'cornmeal'] }),
  english('canned tuna and white beans, no mayo', { foods: ['tuna', 'white beans'] }),
  english('eggplant, chickpeas, tomatoes: dinner', { foods: ['eggplant', 'chickpeas', 'tomatoes'] }),
  english('chicken thighs with mushrooms in cream sauce', {
    foods: ['chicken thighs', 'mushrooms', 'cream'],
  }),
  english('sardines on toast', { foods: ['sardines', 'bread'] }),
  english('lamb chops with mint', { foods: ['lamb', 'mint'] }),
  english('hard boiled eggs, avocado and cherry tomatoes for lunch', {
    foods: ['eggs', 'avocado', 'tomatoes'],
  }),
  english('greek yogurt with walnuts and berries', { foods: ['greek yogurt', 'walnuts', 'berries'] }),
  english('what can I cook with bacon, cabbage and an onion', { foods: ['bacon', 'cabbage', 'onion'] }),
  english('spagetti squash with turkey sausage', { foods: ['spaghetti squash', 'sausage'] }),
  english('pears, blue cheese and walnuts salad', {
    foods: ['pears', 'cheese', 'walnuts'],
    course: 'any salad',
  }),
  english('barley with mushrooms', { foods: ['barley', 'mushrooms'] }),
  english('tempeh and green beans in peanut sauce', {
    foods: ['tempeh', 'green beans', ['peanut butter', 'peanuts']],
  }),
]

const LIMITS_AND_MINUTES: readonly Row[] = [
  english('dinner under 20 grams of carbs with lentils', { foods: ['lentils'], limits: [atMost(20)] }),
  english('max 15g carbs, beef', { foods: ['beef'], limits: [atMost(15)] }),
  english('chicken dinner about 45 grams of carbs', { foods: ['chicken'], limits: [about(45)] }),
  english('breakfast with 30g carbs and 20g protein', {
    limits: [about(30), about(20, 'protein')],
    meal: 'Breakfast',
  }),
  english('lunch no more than 400 calories with turkey', {
    foods: ['turkey'],
    limits: [atMost(400, 'calories')],
  }),
  english('at least 10 g fiber, vegetarian lunch', { limits: [atLeast(10, 'fiber')], diets: ['vegetarian'] }),
  english('high protein lunch, 35 grams of protein or more, under 30 carbs', {
    limits: [atLeast(35, 'protein'), atMost(30)],
  }),
  english('a snack with 15 carbs or less', { limits: [atMost(15)], meal: 'Snack' }),
  english('my dietitian says 45-60 g carbs per meal. pasta dinner?', {
    course: 'any pasta',
    foods: ['pasta'],
    limits: [atLeast(45), atMost(60)],
  }),
  english('pork chops dinner less than 10 net carbs', {
    dish: 'pork chops',
    foods: ['pork'],
    limits: [atMost(10, 'netCarbs')],
  }),
  english('keto breakfast with eggs and avocado', { foods: ['eggs', 'avocado'], diets: ['keto'] }),
  english('dessert under 12g net carbs with strawberries', {
    foods: ['strawberries'],
    limits: [atMost(12, 'netCarbs')],
    meal: 'Dessert',
  }),
  english('500 calorie dinner with salmon', { foods: ['salmon'], limits: [about(500, 'calories')] }),
  english('under 300 cal soup', { course: 'any soup', limits: [atMost(300, 'calories')] }),
  english('pasta dinner with at most 30 g of carbohydrate', { course: 'any pasta', limits: [atMost(30)] }),
  english('rice bowl with chicken, carbs about 40', { foods: ['rice', 'chicken'], limits: [about(40)] }),
  english('something quick, im starving. 10 minutes. eggs', { foods: ['eggs'], minutes: 10 }),
  english('half an hour chicken and rice', { foods: ['chicken', 'rice'], minutes: 30 }),
  english('dinner on the table in 20 min with shrimp', { foods: ['shrimp'], minutes: 20 }),
  english('sheet pan sausage and peppers', { foods: ['sausage', 'bell peppers'], tool: 'sheet pan' }),
  english('5 minute breakfast before work', { minutes: 5, meal: 'Breakfast' }),
  english('quick low carb chicken dinner 30 minutes', {
    foods: ['chicken'],
    diets: ['low-carb'],
    minutes: 30,
  }),
]

const TOOLS: readonly Row[] = [
  english('slow cooker pulled pork', { dish: 'pulled pork', tool: 'slow cooker' }),
  english('air fryer chicken thighs', { foods: ['chicken thighs'], tool: 'air fryer' }),
  english('instant pot chicken soup', { foods: ['chicken'], course: 'any soup', tool: 'pressure cooker' }),
  english('crockpot chili no beans', {
    dish: 'chili',
    foods: ['meat'],
    tool: 'slow cooker',
    without: ['beans'],
  }),
  english('air fryer salmon and asparagus', { foods: ['salmon', 'asparagus'], tool: 'air fryer' }),
  english('crock pot chicken for 6 people', { foods: ['chicken'], tool: 'slow cooker', servings: 6 }),
  english('pressure cooker black beans', { foods: ['black beans'], tool: 'pressure cooker' }),
  english('my oven is broken. chicken and broccoli', { foods: ['chicken', 'broccoli'], tool: 'no oven' }),
  english('only have a microwave in my dorm, eggs', { foods: ['eggs'], tool: 'microwave' }),
  english('microwave sweet potato lunch', { foods: ['sweet potato'], tool: 'microwave' }),
  english('too hot to cook, no stove no oven', { tool: 'no cooking' }),
  english('no cook lunch with tuna', { foods: ['tuna'], tool: 'no cooking' }),
  english('grilled vegetables and halloumi on the grill', {
    foods: ['any vegetable', 'cheese'],
    tool: 'grill',
  }),
  english('one pot pasta with spinach', {
    foods: ['pasta', 'spinach'],
    course: 'any pasta',
    tool: 'one pot',
  }),
  english('grilled chicken kabobs', { dish: 'kebabs', foods: ['chicken'], tool: 'grill' }),
  english('air fryer tofu bites', { foods: ['tofu'], tool: 'air fryer' }),
  english('dessert without turning on the oven', { tool: 'no oven', meal: 'Dessert' }),
  english('instant pot beef stew for 6', { dish: 'beef stew', tool: 'pressure cooker', servings: 6 }),
]

const COURSES_AND_PEOPLE: readonly Row[] = [
  english('a side dish with green beans', { foods: ['green beans'], course: 'any side' }),
  english('warm soup with lots of vegetables', { course: 'any soup' }),
  english('a cold drink without sugar', { course: 'any drink', without: ['added sugar'] }),
  english('birthday cake for my diabetic husband', { course: 'any cake' }),
  english('something sweet with cherries', { foods: ['cherries'], course: 'any dessert' }),
  english('lunch box for my 8 year old, no nuts at school', { without: ['any nuts'], texture: 'mild' }),
  english('potluck dish for 12', { servings: 12 }),
  english('cheap dinner with beans for a family of 5', {
    foods: ['beans'],
    servings: 5,
    without: ['costly foods'],
  }),
  english('broke student, eggs and potatoes', { foods: ['eggs', 'potatoes'], without: ['costly foods'] }),
  english('gluten-free pizza my picky kids will eat', {
    dish: 'pizza',
    diets: ['gluten-free'],
    texture: 'mild',
  }),
  english('soft food after dental surgery', { texture: 'soft' }),
  english('soft dinner with fish, easy to chew', { foods: ['fish'], texture: 'soft' }),
  english('crunchy snack not chips', { meal: 'Snack', texture: 'crunchy' }),
  english('chicken curry not spicy please', { dish: 'chicken curry', foods: ['chicken'], texture: 'mild' }),
  english('spicy beef noodles', { foods: ['beef', 'noodles'], texture: 'hot' }),
  english('dinner for two, no pork, no shellfish', { servings: 2, without: ['pork', 'shellfish'] }),
  english('date night steak dinner for 2', { dish: 'steak', servings: 2 }),
  english('dairy free chicken alfredo', { dish: 'alfredo', foods: ['chicken'], diets: ['dairy-free'] }),
  english('vegan chili', { dish: 'chili', diets: ['vegan'] }),
  english('allergic to eggs and peanuts, need breakfast', {
    without: ['any eggs', 'peanut'],
    meal: 'Breakfast',
  }),
  english('vegan high protein dinner with tofu, soy ok, no nuts', {
    foods: ['tofu'],
    diets: ['vegan'],
    without: ['any nuts'],
  }),
  english('celiac friendly birthday cake', { course: 'any cake', diets: ['gluten-free'] }),
  english('dinner without onions or garlic (fodmap)', { without: ['onion', 'garlic'] }),
  english('i hate mushrooms. chicken dinner', { foods: ['chicken'], without: ['mushrooms'] }),
  english('dip for the super bowl', { course: 'any dip' }),
  english('vegetarian mediterranean lunch with lentils and feta', {
    foods: ['lentils', 'feta'],
    diets: ['vegetarian'],
  }),
  english('bedtime snack so my sugar doesnt crash overnight, apples or cheese', {
    foods: [['apples', 'cheese']],
    meal: 'Snack',
  }),
  english('lactose intolerant mac and cheese', { dish: 'mac and cheese', told: 'either' }),
  english('surprise me with something nice'),
  english('something for dinner with whatever, kids 4 and 6', { texture: 'mild' }),
]

export const WISHES: readonly Row[] = [
  ...FOODS_AND_LEFTOVERS,
  ...LIMITS_AND_MINUTES,
  ...TOOLS,
  ...COURSES_AND_PEOPLE,
]
