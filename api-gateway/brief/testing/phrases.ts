import type { Diet, MealType } from '@evenplate/domain/options'
import type { Allergen } from '@evenplate/nutrition/table/food'

/** What a careful waiter would write down. A missing field means that the text says nothing about it. */
export type Understanding = {
  mealType?: MealType
  diets?: Diet[]
  allergies?: Allergen[]
  wanted?: string[]
  unwanted?: string[]
  /** Upper bound. */
  minutes?: number
  servings?: number
  /** These words must be among the styles; others may be too. */
  style?: string[]
}

/** Sixty ways people ask for food, written down before the reader existed. The first four are the page's own. */
export const PHRASES: { text: string; understood: Understanding }[] = [
  {
    text: 'quick low-carb chicken dinner',
    understood: {
      mealType: 'Dinner',
      diets: ['low-carb'],
      wanted: ['chicken'],
      minutes: 30,
      style: ['quick'],
    },
  },
  {
    text: 'vegetarian Mediterranean lunch',
    understood: { mealType: 'Lunch', diets: ['vegetarian'], style: ['mediterranean'] },
  },
  {
    text: 'make-ahead egg breakfast',
    understood: { mealType: 'Breakfast', wanted: ['egg'], style: ['make-ahead'] },
  },
  {
    text: 'low-glycemic chocolate dessert',
    understood: { mealType: 'Dessert', diets: ['low-gi'], wanted: ['chocolate'] },
  },
  {
    text: 'no mushrooms please, dinner for two in under half an hour',
    understood: { mealType: 'Dinner', unwanted: ['mushrooms'], minutes: 30, servings: 2 },
  },
  {
    text: 'something without dairy for my 3 kids and me',
    understood: { diets: ['dairy-free'], servings: 4 },
  },
  {
    text: "I'm allergic to peanuts, what can I have as an afternoon snack?",
    understood: { mealType: 'Snack', unwanted: ['peanuts'] },
  },
  {
    text: 'a salmon dinner that is not too spicy',
    understood: { mealType: 'Dinner', wanted: ['salmon'], style: ['mild'] },
  },
  { text: 'anything but fish for lunch', understood: { mealType: 'Lunch', unwanted: ['fish'] } },
  {
    text: 'use up 2 courgettes and feta',
    understood: { wanted: ['courgettes', 'feta'] },
  },
  {
    text: 'Brunch for six, I have lots of eggs',
    understood: { mealType: 'Breakfast', servings: 6, wanted: ['eggs'] },
  },
  {
    text: 'My husband and I want a romantic steak supper, no potatoes or rice',
    understood: { mealType: 'Dinner', servings: 2, wanted: ['steak'], unwanted: ['potatoes', 'rice'] },
  },
  {
    text: 'gluten free, dairy free and vegan bowl in 20 mins',
    understood: { diets: ['gluten-free', 'dairy-free', 'vegan'], minutes: 20, style: ['bowl'] },
  },
  {
    text: "I don't like cilantro, olives or anchovies. Mexican lunch for 4 please",
    understood: {
      mealType: 'Lunch',
      unwanted: ['cilantro', 'olives', 'anchovies'],
      servings: 4,
      style: ['mexican'],
    },
  },
  {
    text: 'I have celiac disease and need a warm breakfast for one',
    understood: { mealType: 'Breakfast', diets: ['gluten-free'], allergies: ['gluten'], servings: 1 },
  },
  {
    text: "We're vegetarians but my son can't eat eggs. Family dinner, 5 of us",
    understood: { mealType: 'Dinner', diets: ['vegetarian'], allergies: ['eggs'], servings: 5 },
  },
  {
    text: 'lactose intolerant and lazy: one-pot soup with lentils and carrots',
    understood: { diets: ['dairy-free'], wanted: ['lentils', 'carrots'], style: ['one-pan', 'soup'] },
  },
  {
    text: 'Meatless Monday, Indian curry with chickpeas but hold the onions',
    understood: {
      diets: ['vegetarian'],
      wanted: ['chickpeas'],
      unwanted: ['onions'],
      style: ['indian', 'curry'],
    },
  },
  {
    text: 'Is there a dessert with berries but without nuts? Serves 8',
    understood: { mealType: 'Dessert', wanted: ['berries'], unwanted: ['nuts'], servings: 8 },
  },
  {
    text: 'keto breakfast with avocado and bacon, ready in ten minutes',
    understood: { mealType: 'Breakfast', diets: ['keto'], wanted: ['avocado', 'bacon'], minutes: 10 },
  },
  {
    text: 'a quarter of an hour is all I have for lunch, tuna is fine',
    understood: { mealType: 'Lunch', minutes: 15, wanted: ['tuna'] },
  },
  {
    text: "I've got an hour and a half and a whole cauliflower, surprise me",
    understood: { minutes: 90, wanted: ['cauliflower'] },
  },
  {
    text: 'plant-based Thai stir fry with tofu and broccoli, extra spicy',
    understood: { diets: ['vegan'], wanted: ['tofu', 'broccoli'], style: ['thai', 'stir-fry', 'spicy'] },
  },
  {
    text: 'nut allergy in the house, need something sweet after dinner',
    understood: { mealType: 'Dessert', allergies: ['nuts'] },
  },
  {
    text: 'Dinner tonight: shrimp instead of chicken, zucchini noodles instead of pasta',
    understood: { mealType: 'Dinner', wanted: ['shrimp', 'zucchini'], unwanted: ['chicken', 'pasta'] },
  },
  { text: 'what can I make with leftover turkey and kale?', understood: { wanted: ['turkey', 'kale'] } },
  {
    text: 'sugar-free pudding with chia for my wife and our two daughters and me',
    understood: { mealType: 'Dessert', wanted: ['chia'], servings: 4, style: ['no-added-sugar'] },
  },
  {
    text: 'I hate eggplant and bell peppers, love Greek food. Lunch, 30 minutes max',
    understood: {
      mealType: 'Lunch',
      unwanted: ['eggplant', 'bell peppers'],
      minutes: 30,
      style: ['mediterranean'],
    },
  },
  {
    text: 'paleo supper for a family of five, pork or beef',
    understood: { mealType: 'Dinner', diets: ['paleo'], servings: 5, wanted: ['pork', 'beef'] },
  },
  {
    text: 'My doctor said low GI. Something filling at noon with quinoa',
    understood: { mealType: 'Lunch', diets: ['low-gi'], wanted: ['quinoa'] },
  },
  {
    text: 'overnight oats no banana no honey',
    understood: { mealType: 'Breakfast', wanted: ['oats'], unwanted: ['banana', 'honey'] },
  },
  {
    text: 'vegan but no soy and no nuts, for dinner',
    understood: { mealType: 'Dinner', diets: ['vegan'], unwanted: ['soy', 'nuts'] },
  },
  {
    text: 'Can you do an omelet with spinach & goat cheese for breakfast for just me',
    understood: {
      mealType: 'Breakfast',
      wanted: ['spinach', 'goat cheese'],
      servings: 1,
      style: ['omelette'],
    },
  },
  {
    text: "shellfish allergy! but I'd love a fish dinner, Japanese style, for 3 people",
    understood: {
      mealType: 'Dinner',
      allergies: ['shellfish'],
      wanted: ['fish'],
      servings: 3,
      style: ['japanese'],
    },
  },
  {
    text: 'Prep once eat all week: high protein lunches with ground turkey, 4 portions',
    understood: {
      mealType: 'Lunch',
      wanted: ['ground turkey'],
      servings: 4,
      style: ['make-ahead', 'high-protein'],
    },
  },
  {
    text: 'No oven please. It is too hot. A cold salad with cucumber, tomato and chickpeas',
    understood: { wanted: ['cucumber', 'tomato', 'chickpeas'], style: ['no-oven', 'salad'] },
  },
  {
    text: 'I am pescatarian and want tacos w/ avocado',
    understood: { diets: [], wanted: ['avocado'], unwanted: ['meat', 'poultry'], style: ['mexican'] },
  },
  {
    text: 'Frühstück? sorry: breakfast with rye bread, no eggs, under 15 min',
    understood: { mealType: 'Breakfast', wanted: ['rye bread'], unwanted: ['eggs'], minutes: 15 },
  },
  {
    text: 'dinner, not chicken again, ideally salmon or trout, takes less than 45 minutes',
    understood: { mealType: 'Dinner', unwanted: ['chicken'], wanted: ['salmon', 'trout'], minutes: 45 },
  },
  {
    text: "i'm not vegetarian but i want a meat free lunch",
    understood: { mealType: 'Lunch', diets: ['vegetarian'] },
  },
  {
    text: 'dinner party for a dozen with lamb, nothing with mint',
    understood: { mealType: 'Dinner', servings: 12, wanted: ['lamb'], unwanted: ['mint'] },
  },
  {
    text: 'snack to take to work: hummus-like but no tahini, allergic to sesame',
    understood: {
      mealType: 'Snack',
      wanted: ['hummus'],
      unwanted: ['tahini'],
      allergies: ['sesame'],
    },
  },
  {
    text: 'Simple beginner dinner with ground beef, beans and cheese for 2 adults and 2 children',
    understood: { mealType: 'Dinner', wanted: ['ground beef', 'beans', 'cheese'], servings: 4 },
  },
  {
    text: 'egg-free, dairy-free chocolate treat',
    understood: { mealType: 'Dessert', diets: ['dairy-free'], unwanted: ['egg'], wanted: ['chocolate'] },
  },
  {
    text: 'post workout smoothie with berries, Greek yogurt and no added sugar',
    understood: { wanted: ['berries', 'greek yogurt'], style: ['smoothie', 'no-added-sugar'] },
  },
  {
    text: 'something with sweet potato that won’t take more than 40 minutes',
    understood: { wanted: ['sweet potato'], minutes: 40 },
  },
  {
    text: "I can't stand the taste of coconut milk or curry powder, otherwise any Asian dinner",
    understood: { mealType: 'Dinner', unwanted: ['coconut milk', 'curry powder'], style: ['asian'] },
  },
  {
    text: 'two of us, date night, prawns, max 25min',
    understood: { servings: 2, wanted: ['prawns'], minutes: 25 },
  },
  {
    text: 'Low carb! Low sugar! Dessert! With raspberries! For 10!',
    understood: { mealType: 'Dessert', diets: ['low-carb'], wanted: ['raspberries'], servings: 10 },
  },
  {
    text: 'not vegan, not keto, just a normal Italian dinner with chicken thighs and tomatoes',
    understood: { mealType: 'Dinner', wanted: ['chicken thighs', 'tomatoes'], style: ['italian'] },
  },
  {
    text: 'I avoid pork and alcohol; Middle Eastern dinner for 6 in an hour',
    understood: {
      mealType: 'Dinner',
      unwanted: ['pork', 'alcohol'],
      servings: 6,
      minutes: 60,
      style: ['middle-eastern'],
    },
  },
  {
    text: 'tofu scramble',
    understood: { wanted: ['tofu'], style: ['scramble'] },
  },
  {
    text: 'midnight snack w/o cheese, 5 minutes tops',
    understood: { mealType: 'Snack', unwanted: ['cheese'], minutes: 5 },
  },
  {
    text: 'my kid is allergic to dairy, eggs and wheat, lunchbox ideas',
    understood: { mealType: 'Lunch', allergies: ['dairy', 'eggs', 'wheat'] },
  },
  {
    text: 'Stuffed peppers with ground turkey, hold the rice, not vegetarian',
    understood: { wanted: ['peppers', 'ground turkey'], unwanted: ['rice'], style: ['stuffed'] },
  },
  {
    text: 'we are out of garlic and there is no olive oil. sheet pan chicken with broccoli?',
    understood: { wanted: ['chicken', 'broccoli'], unwanted: ['garlic', 'olive oil'], style: ['sheet-pan'] },
  },
  {
    text: 'Breakfast other than eggs, other than oatmeal, with some Greek yogurt and walnuts',
    understood: {
      mealType: 'Breakfast',
      unwanted: ['eggs', 'oatmeal'],
      wanted: ['greek yogurt', 'walnuts'],
    },
  },
  {
    text: 'in the morning I have 1/2 hour and need something high fibre for 2',
    understood: { mealType: 'Breakfast', minutes: 30, servings: 2, style: ['high-fibre'] },
  },
  {
    text: 'white rice spikes my sugar. what about a chicken stir-fry without it, for three',
    understood: { wanted: ['chicken'], unwanted: ['white rice'], servings: 3, style: ['stir-fry'] },
  },
  {
    text: 'I want neither beef nor pork. A hearty stew for 4 to 6 people, slow cooked is fine',
    understood: { unwanted: ['beef', 'pork'], servings: 6, style: ['stew'] },
  },
]
