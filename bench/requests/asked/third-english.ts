import { atMost, english, type Row } from './row.ts'

/** English, typed: the third list, written by somebody who knew nothing about the site or the other lists. */
export const THIRD_ENGLISH: readonly Row[] = [
  english('chicken soup', { course: 'any soup', foods: ['chicken'] }),
  english('something to use up half a bag of spinach thats starting to wilt plus some eggs', {
    foods: ['spinach', 'eggs'],
  }),
  english('meatloaf but no breadcrumbs or oats, husband is celiac', {
    dish: 'meatloaf',
    without: ['oats', 'any wheat'],
    diets: ['gluten-free'],
  }),
  english("craving pizza SO bad. needs to be under 25 carbs tho and I'm a vegetarian", {
    dish: 'pizza',
    limits: [atMost(25)],
    diets: ['vegetarian'],
  }),
  english('instant pot chilli no beans please', {
    tool: 'pressure cooker',
    foods: ['tomatoes'],
    without: ['beans'],
  }),
  english("Breakfast I can eat in the car, no eggs, I'm sick of eggs", {
    meal: 'Breakfast',
    without: ['eggs'],
  }),
  english('chana masala for 4', { dish: 'chana masala', servings: 4 }),
  english('what can i do with leftover thanksgiving turkey besides sandwiches', {
    foods: ['turkey'],
    without: ['ground turkey', 'bread'],
  }),
  english('microwave mug cake chocolate', { dish: 'mug cake', tool: 'microwave', servings: 1 }),
  english('Fish and chips the way my Nan made it but done in the air fryer', {
    dish: 'fish and chips',
    foods: ['fish'],
    tool: 'air fryer',
  }),
  english('vegan curry w tofu & green beans, nothing coconut', {
    dish: 'curry',
    foods: ['tofu', 'green beans'],
    without: ['coconut'],
    diets: ['vegan'],
  }),
  english('greek salad', { dish: 'greek salad', foods: ['feta', 'cucumber', 'tomatoes', 'olives'] }),
  english('my 6 yr old was just diagnosed type 1 and only eats chicken nuggets. can you make homemade ones', {
    dish: 'chicken nuggets',
  }),
  english('egg salad sandwich on actual bread, whole wheat ok', { dish: 'egg salad', foods: ['bread'] }),
  english('cabbage rolls, no pork', { dish: 'stuffed cabbage', without: ['pork'] }),
  english('keto cheesecake no bake', {
    dish: 'cheesecake',
    tool: 'no oven',
    diets: ['keto'],
    without: ['added sugar'],
  }),
  english('Dorm room. I only have a microwave and a kettle. Lunch under 10 mins?', {
    tool: 'microwave',
    minutes: 10,
    meal: 'Lunch',
  }),
  english('beef stir fry with broccoli, soy allergy', {
    dish: 'stir fry',
    foods: ['beef', 'broccoli'],
    without: ['any soy'],
  }),
  english('lentil soup, big pot to freeze, 8 portions', { dish: 'lentil soup', servings: 8 }),
  english('tacos!! fish ones', { dish: 'fish tacos', without: ['ground beef'] }),
  english('I hate cilantro with a passion but love guacamole', { dish: 'guacamole', without: ['cilantro'] }),
  english('dal without onion or garlic (we are Jain)', {
    dish: 'dal',
    without: ['onion', 'garlic', 'potatoes', 'carrots', 'beets'],
    diets: ['vegetarian'],
  }),
  english('halal lamb kofta on the barbecue', {
    dish: 'koftas',
    foods: ['lamb'],
    tool: 'grill',
    without: ['pork'],
  }),
  english('overnight oats with blueberries', {
    dish: 'overnight oats',
    foods: ['blueberries'],
    tool: 'no cooking',
  }),
  english("Can't have dairy. Is there a creamy mushroom soup I could have?", {
    course: 'any soup',
    foods: ['mushrooms'],
    diets: ['dairy-free'],
  }),
  english('smoothie no banana', { dish: 'smoothie', without: ['banana'] }),
  english(
    "My husband got a new grill for Father's Day so now it's grilled everything. Pork chops tonight, I'd like some kind of apple thing on top, just enough for us two",
    { foods: ['pork chops', 'apples'], tool: 'grill', servings: 2 },
  ),
  english('tuna melt without the bread, like on a tomato or something', {
    foods: ['tuna', 'cheese'],
    without: ['bread'],
  }),
  english('shepherds pie with cauliflower mash instead of spuds, feeds 5', {
    foods: ['cauliflower', 'lamb'],
    without: ['potatoes'],
    servings: 5,
  }),
  english('Thai red curry with prawns. Less than 30 g carbs and ready in half an hour', {
    dish: 'thai curry',
    foods: ['shrimp'],
    limits: [atMost(30)],
    minutes: 30,
  }),
  english('afternoon snack at my desk crunchy and salty, not nuts', {
    meal: 'Snack',
    texture: 'crunchy',
    without: ['nuts'],
  }),
  english('pancakes made with cottage cheese, no flour', {
    dish: 'pancakes',
    foods: ['cottage cheese'],
    without: ['any wheat'],
  }),
  english('ramen noodles', { dish: 'ramen' }),
  english('gumbo, no shellfish cuz my wife swells up', { dish: 'gumbo', without: ['shellfish', 'crawfish'] }),
  english(
    'something for diwali sweet but no sugar, my father in law is diabetic. maybe with paneer or nuts',
    { meal: 'Dessert', foods: [['paneer', 'nuts']], without: ['added sugar'] },
  ),
  english(
    'so payday isnt til friday and all ive got is 1 lb ground turkey, a zucchini, a can of tomatoes and the usual spices. prediabetic, doc says watch carbs. what can i make that isnt sad',
    { foods: ['ground turkey', 'zucchini', 'tomatoes'] },
  ),
  english('Cheap dinner for a family of five, not rice not pasta. Ground beef is fine', {
    meal: 'Dinner',
    servings: 5,
    without: ['rice', 'pasta'],
  }),
  english('crustless quiche with ham and leeks', {
    dish: 'quiche',
    foods: ['ham', 'leeks'],
    without: ['pie crust'],
  }),
  english('iced coffee drink like the Starbucks one but without all the syrup', {
    dish: 'iced coffee',
    without: ['added sugar'],
  }),
  english('black bean burgers - vegetarian, egg free', {
    dish: 'black bean burger',
    diets: ['vegetarian'],
    without: ['any eggs'],
  }),
  english('pulled pork in the crockpot with a sauce thats not sugary', {
    dish: 'pulled pork',
    tool: 'slow cooker',
    without: ['added sugar'],
  }),
  english('Christmas cookies my grandma can have. almond flour I guess?', {
    course: 'any cookies',
    foods: ['almond flour'],
  }),
  english('Pho with beef, swap the rice noodles for something low carb', {
    dish: 'pho',
    foods: ['beef'],
    limits: [atMost(30)],
  }),
  english('kale caesar salad no anchovies', {
    dish: 'caesar salad',
    foods: ['kale'],
    without: ['anchovies'],
  }),
  english(
    "It's 102 here, I am NOT turning on the oven or the stove. Cold dinner with chicken from the rotisserie?",
    { foods: ['chicken'], tool: 'no cooking', meal: 'Dinner', without: ['chicken thighs'] },
  ),
  english('omelette for one, 10 min, no cheese', {
    dish: 'omelet',
    servings: 1,
    minutes: 10,
    without: ['cheese'],
  }),
  english('stuffed portobellos', { foods: ['mushrooms'] }),
  english('chili rellenos baked not fried', { dish: 'chiles rellenos' }),
  english(
    'church potluck Sunday, half of us are diabetic lol. I usually bring the green bean casserole but want to do it from scratch this time, NOT with the canned mushroom soup stuff',
    { dish: 'green bean casserole' },
  ),
  english(
    "Hi, my dad (76, type 2) loves liver and onions. Could you make a version he'd enjoy? He eats alone so just the one plate",
    { dish: 'liver and onions', servings: 1 },
  ),
  english('Jerk chicken on the grill with a slaw on the side', {
    dish: 'jerk chicken',
    foods: ['cabbage'],
    tool: 'grill',
  }),
  english('peanut butter energy balls w/o dates or honey', {
    dish: 'energy balls',
    foods: ['peanut butter'],
    without: ['dried fruit'],
  }),
  english('wrap for work lunch, hummus and veg, 30g carb max', {
    dish: 'wrap',
    foods: ['hummus', 'any vegetable'],
    limits: [atMost(30)],
  }),
  english("roast leg of lamb easter lunch, there'll be 8 of us", { dish: 'leg of lamb', servings: 8 }),
  english('baked cod, mediterranean, tomatoes olives the lot. 25 mins, for 2 of us', {
    foods: ['cod', 'tomatoes', 'olives'],
    minutes: 25,
    servings: 2,
  }),
  english('tempeh bowl with brown rice and peanut sauce', {
    foods: ['tempeh', 'brown rice', 'peanut butter'],
  }),
  english('spaghetti bolognese with real spaghetti please not zoodles, I just want smaller carbs, like 45', {
    dish: 'bolognese',
    foods: ['pasta'],
    without: ['zucchini'],
    limits: [atMost(45)],
  }),
  english('egg muffins i can make sunday for the whole week, with peppers, no sausage or bacon', {
    dish: 'egg muffins',
    foods: ['bell peppers'],
    without: ['sausage', 'bacon'],
  }),
  english('hot chocolate no sugar', { dish: 'hot chocolate', without: ['added sugar'] }),
  english('bhindi sabzi', { foods: ['okra'] }),
  english('corned beef and cabbage pressure cooker, skip the potatoes', {
    dish: 'corned beef and cabbage',
    tool: 'pressure cooker',
    without: ['potatoes'],
  }),
  english('Chicken wings. Air fryer. No breading.', {
    foods: ['chicken wings'],
    tool: 'air fryer',
    without: ['breadcrumbs', 'flour'],
  }),
  english('berry crumble dessert for 4 with under 20 carbs each, nobody here can eat gluten', {
    foods: ['berries'],
    meal: 'Dessert',
    servings: 4,
    limits: [atMost(20)],
    diets: ['gluten-free'],
  }),
  english('gazpacho please', { dish: 'gazpacho' }),
  english('quinoa salad with feta, mint & cucumber to bring to a picnic', {
    course: 'any salad',
    foods: ['quinoa', 'feta', 'cucumber'],
  }),
  english(
    'Both my kids are allergic to peanuts and tree nuts and the younger one has type 1. Looking for an after school snack with some protein in it that I can get on the table in 15 minutes',
    { meal: 'Snack', minutes: 15, without: ['nuts', 'peanuts'] },
  ),
  english('sausage & peppers one skillet', { foods: ['sausage', 'bell peppers'], tool: 'one pot' }),
  english("Moussaka. Can't stand lamb so use beef", { dish: 'moussaka', foods: ['beef'], without: ['lamb'] }),
  english('kid friendly mac n cheese with cauliflower hidden in it', {
    dish: 'mac and cheese',
    foods: ['pasta', 'cheese', 'cauliflower'],
  }),
  english('camping foil packet dinner, no fish', { dish: 'foil packets', without: ['any fish'] }),
]
