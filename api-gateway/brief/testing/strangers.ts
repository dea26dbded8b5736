import type { Diet, MealType } from '@evenplate/domain/options'
import type { Brief } from '../brief.ts'

/** What a careful waiter would write down. A missing field means that the text says nothing about it. */
export type Heard = {
  /** The dish by its usual English name. */
  dish?: string
  foods?: string[]
  wished?: string[]
  /** "carbs at-most 20". */
  limits?: string[]
  minutes?: number
  servings?: number
  use?: Brief['tools']['use']
  without?: Brief['tools']['without']
  unwanted?: string[]
  allergies?: string[]
  /** Checked if given; otherwise a meal may follow from the dish. */
  meal?: MealType
  course?: Brief['course']
  diets?: Diet[]
  kids?: true
  budget?: true
  heat?: Brief['heat']
  texture?: Brief['texture']
  occasion?: string
  style?: string[]
}

/** A hundred requests in English, written down before the reader of briefs existed. */
export const ENGLISH: [string, Heard][] = [
  ['salmon with asparagus, 15 minutes', { foods: ['salmon', 'asparagus'], minutes: 15 }],
  [
    'dinner under 20 grams of carbs with lentils',
    { foods: ['lentils'], limits: ['carbs at-most 20'], meal: 'Dinner' },
  ],
  ['max 15g carbs, beef', { foods: ['beef'], limits: ['carbs at-most 15'] }],
  ['butter chicken', { dish: 'butter chicken' }],
  ['oatmeal with peanut butter and banana', { dish: 'oatmeal', foods: ['peanut butter', 'banana'] }],
  ['grilled cheese and tomato soup', { dish: 'grilled cheese' }],
  ['scrambled eggs with toast', { dish: 'scrambled eggs', foods: ['toast'] }],
  ['rice and beans and eggs for 6', { foods: ['rice', 'beans', 'eggs'], servings: 6 }],
  ['gluten-free pizza my picky kids will eat', { dish: 'pizza', diets: ['gluten-free'], kids: true }],
  ['slow cooker pulled pork', { dish: 'pulled pork', use: 'slow-cooker' }],
  ['air fryer chicken thighs', { foods: ['chicken thighs'], use: 'air-fryer' }],
  ['i want something with chicken or turkey', { foods: ['chicken or turkey'] }],
  [
    'hi! could you make me a tuna salad sandwich without mayo? thx',
    { dish: 'tuna salad sandwich', unwanted: ['mayo'] },
  ],
  ['chiken and brocoli stir fry', { dish: 'stir-fry', foods: ['chicken', 'broccoli'] }],
  ['instant pot beef stew for 8 people', { dish: 'beef stew', use: 'pressure-cooker', servings: 8 }],
  ['low carb under 20, shrimp', { foods: ['shrimp'], limits: ['carbs at-most 20'], diets: ['low-carb'] }],
  [
    'breakfast with at least 30g protein and eggs',
    { foods: ['eggs'], limits: ['protein at-least 30'], meal: 'Breakfast' },
  ],
  ['400 calorie lunch with turkey', { foods: ['turkey'], limits: ['calories about 400'], meal: 'Lunch' }],
  [
    'no more than 500 calories, pork chops and apples',
    { foods: ['pork chops', 'apples'], limits: ['calories at-most 500'] },
  ],
  [
    'about 45 carbs per serving spaghetti and meatballs',
    { dish: 'spaghetti and meatballs', limits: ['carbs about 45'] },
  ],
  [
    'between 30 and 40 grams of carbs, pasta',
    { foods: ['pasta'], limits: ['carbs at-least 30', 'carbs at-most 40'] },
  ],
  ['net carbs below 10, cauliflower', { foods: ['cauliflower'], limits: ['netCarbs at-most 10'] }],
  ['something sweet with less than 12 net carbs', { limits: ['netCarbs at-most 12'], meal: 'Dessert' }],
  [
    'I have leftover rice and half a rotisserie chicken to use up',
    { foods: ['cooked rice', 'rotisserie chicken'] },
  ],
  ['leftover ham what can i do with it', { foods: ['ham'] }],
  [
    'use up zucchini, a can of black beans and some cheddar',
    { foods: ['zucchini', 'black beans', 'cheddar'] },
  ],
  [
    'tacos with ground beef, maybe some avocado',
    { dish: 'tacos', foods: ['ground beef'], wished: ['avocado'] },
  ],
  ['chicken soup, with noodles if possible', { dish: 'chicken soup', wished: ['noodles'] }],
  ['something like lasagna but lighter', { dish: 'lasagna', style: ['light'] }],
  ['microwave mug cake', { dish: 'mug cake', use: 'microwave', servings: 1 }],
  ['no oven, dinner with cod', { foods: ['cod'], without: ['oven'], meal: 'Dinner' }],
  ['no cooking please, its 100 degrees out. lunch', { use: 'none', meal: 'Lunch' }],
  ['i only have a blender and frozen berries', { foods: ['berries'], use: 'blender' }],
  [
    'grill recipe for chicken wings for a party of 10',
    { foods: ['chicken wings'], use: 'grill', servings: 10, occasion: 'party' },
  ],
  [
    'pressure cooker lentils no tomatoes',
    { foods: ['lentils'], use: 'pressure-cooker', unwanted: ['tomatoes'] },
  ],
  ['crockpot chili feeds four', { dish: 'chili', use: 'slow-cooker', servings: 4 }],
  [
    'just me tonight, eggs and spinach, 10 min',
    { foods: ['eggs', 'spinach'], minutes: 10, servings: 1, meal: 'Dinner' },
  ],
  [
    'cheap dinner for a family of 5 with potatoes',
    { foods: ['potatoes'], budget: true, servings: 5, meal: 'Dinner' },
  ],
  ['my 4 year old only eats mac and cheese', { dish: 'mac and cheese', kids: true }],
  ['soft food after dental surgery, something with fish', { foods: ['fish'], texture: 'soft' }],
  [
    'crunchy snack with chickpeas',
    { foods: ['chickpeas'], texture: 'crunchy', meal: 'Snack', course: 'snack' },
  ],
  ['creamy mushroom soup, dairy free', { dish: 'mushroom soup', texture: 'creamy', diets: ['dairy-free'] }],
  ['not spicy chicken curry', { dish: 'chicken curry', heat: 'mild' }],
  ['really spicy thai noodles with shrimp', { foods: ['noodles', 'shrimp'], heat: 'hot', style: ['thai'] }],
  [
    'im allergic to shellfish, want a seafood pasta',
    { foods: ['seafood', 'pasta'], allergies: ['shellfish'] },
  ],
  ['vegan chocolate cake for a birthday', { dish: 'chocolate cake', diets: ['vegan'], occasion: 'birthday' }],
  ['banana bread with walnuts', { dish: 'banana bread', foods: ['walnuts'] }],
  [
    'smoothie with spinach and mango under 30g carbs',
    { dish: 'smoothie', foods: ['spinach', 'mango'], limits: ['carbs at-most 30'] },
  ],
  ['side dish: green beans with almonds', { foods: ['green beans', 'almonds'], course: 'side' }],
  ['potluck dip, with white beans', { dish: 'dip', foods: ['white beans'], occasion: 'potluck' }],
  [
    'what can I eat that has 20 carbs or less? I like steak',
    { foods: ['steak'], limits: ['carbs at-most 20'] },
  ],
  [
    '15 net carbs or fewer, chicken thighs, sheet pan',
    { foods: ['chicken thighs'], limits: ['netCarbs at-most 15'] },
  ],
  [
    'carbs: 25g max. fiber: at least 8g. black beans',
    { foods: ['black beans'], limits: ['carbs at-most 25', 'fiber at-least 8'] },
  ],
  [
    'roast chicken with carrots and potatoes on sunday',
    { dish: 'roast chicken', foods: ['carrots', 'potatoes'] },
  ],
  ['caesar salad, no anchovies', { dish: 'caesar salad', unwanted: ['anchovies'] }],
  [
    'I hate cilantro but love mexican food. fajitas?',
    { dish: 'fajitas', unwanted: ['cilantro'], style: ['mexican'] },
  ],
  ['meatloaf like my grandma made', { dish: 'meatloaf' }],
  ['philly cheesesteak but low carb', { dish: 'philly cheesesteak', diets: ['low-carb'] }],
  ['pancakes with blueberries for two', { dish: 'pancakes', foods: ['blueberries'], servings: 2 }],
  ['egg bites meal prep', { dish: 'egg bites', occasion: 'meal-prep' }],
  ['overnight oats, chia, almond milk', { dish: 'overnight oats', foods: ['chia', 'almond milk'] }],
  ['quesadillas in the air fryer', { dish: 'quesadillas', use: 'air-fryer' }],
  ['shepherds pie with ground turkey', { dish: "shepherd's pie", foods: ['ground turkey'] }],
  ['beef stroganoff, 40g carbs tops', { dish: 'beef stroganoff', limits: ['carbs at-most 40'] }],
  [
    'high protein vegetarian lunch box',
    { diets: ['vegetarian'], meal: 'Lunch', occasion: 'lunch-box', style: ['high-protein'] },
  ],
  ['surprise me', {}],
  ['anything quick', { minutes: 30 }],
  ['french toast without eggs', { dish: 'french toast', unwanted: ['eggs'] }],
  ['sausage and peppers', { dish: 'sausage and peppers' }],
  ['tilapia, lemon, capers. 20 minutes or less', { foods: ['tilapia', 'lemon', 'capers'], minutes: 20 }],
  ['something warm and comforting for a cold night, with barley', { foods: ['barley'], style: ['hearty'] }],
  [
    'thanksgiving side with sweet potato, less sugar',
    { foods: ['sweet potato'], course: 'side', occasion: 'holiday' },
  ],
  ['tofu scramble for breakfast', { dish: 'tofu scramble', meal: 'Breakfast' }],
  ['greek salad + grilled chicken', { dish: 'greek salad', foods: ['grilled chicken'] }],
  ['burrito bowl, no rice', { dish: 'burrito bowl', unwanted: ['rice'] }],
  ['fried rice with cauliflower rice', { dish: 'fried rice', foods: ['cauliflower'] }],
  ['meatballs that are keto', { dish: 'meatballs', diets: ['keto'] }],
  [
    'Need a dessert with strawberries & cream cheese, 8 servings',
    { foods: ['strawberries', 'cream cheese'], servings: 8, meal: 'Dessert' },
  ],
  ['pumpkin pie under 25 carbs a slice', { dish: 'pumpkin pie', limits: ['carbs at-most 25'] }],
  ['i got ground pork n cabbage', { foods: ['ground pork', 'cabbage'] }],
  ['lettuce wraps w/ chicken, kids love them', { dish: 'lettuce wraps', foods: ['chicken'], kids: true }],
  ['30g carb breakfast', { limits: ['carbs about 30'], meal: 'Breakfast' }],
  [
    'half hour dinner, tuna and pasta, serves three',
    { foods: ['tuna', 'pasta'], minutes: 30, servings: 3, meal: 'Dinner' },
  ],
  ['stuffed peppers in the slow cooker', { dish: 'stuffed peppers', use: 'slow-cooker' }],
  ['chicken noodle soup from leftover turkey', { dish: 'chicken noodle soup', foods: ['cooked turkey'] }],
  ['cold soup with cucumber', { foods: ['cucumber'], course: 'soup' }],
  ['I would like a hot drink with cinnamon and milk', { foods: ['cinnamon', 'milk'], course: 'drink' }],
  ['avocado toast with an egg on top', { dish: 'avocado toast', foods: ['egg'] }],
  ['deviled eggs for 12', { dish: 'deviled eggs', servings: 12 }],
  ['cookies with oats, no added sugar', { dish: 'cookies', foods: ['oats'] }],
  ['shrimp scampi for date night', { dish: 'shrimp scampi', servings: 2 }],
  ['teriyaki salmon bowl under 600 calories', { dish: 'salmon bowl', limits: ['calories at-most 600'] }],
  ['huevos rancheros', { dish: 'huevos rancheros' }],
  ['quiche lorraine for brunch', { dish: 'quiche lorraine', meal: 'Breakfast' }],
  ['split pea soup with ham bone', { dish: 'split pea soup', foods: ['ham'] }],
  [
    'at least 10 grams of fiber, dinner, beans',
    { foods: ['beans'], limits: ['fiber at-least 10'], meal: 'Dinner' },
  ],
  [
    'budget friendly one pot meal with kielbasa and cabbage',
    { foods: ['kielbasa', 'cabbage'], budget: true },
  ],
  [
    'my stove is broken, slow cooker only: chicken breasts and salsa',
    { foods: ['chicken breasts', 'salsa'], use: 'slow-cooker', without: ['stove'] },
  ],
  ['peanut butter cookies, 3 ingredients', { dish: 'peanut butter cookies' }],
  ['Sloppy Joes for twelve kids', { dish: 'sloppy joes', servings: 12, kids: true }],
]

/** Fifty in Spanish, written down at the same time. */
export const SPANISH: [string, Heard][] = [
  ['cena rápida con pollo', { foods: ['chicken'], minutes: 30, meal: 'Dinner' }],
  ['cena rapida con pollo y brocoli', { foods: ['chicken', 'broccoli'], minutes: 30, meal: 'Dinner' }],
  ['arroz con pollo para seis', { dish: 'arroz con pollo', servings: 6 }],
  [
    'menos de 30 gramos de carbohidratos, carne molida',
    { foods: ['ground beef'], limits: ['carbs at-most 30'] },
  ],
  ['quiero tacos de pescado sin crema', { dish: 'fish tacos', unwanted: ['cream'] }],
  [
    'desayuno con huevos y espinacas en 15 minutos',
    { foods: ['eggs', 'spinach'], minutes: 15, meal: 'Breakfast' },
  ],
  ['sopa de lentejas', { dish: 'lentil soup' }],
  ['algo con salmón y espárragos', { foods: ['salmon', 'asparagus'] }],
  ['almuerzo para dos con atún', { foods: ['tuna'], servings: 2, meal: 'Lunch' }],
  ['postre de chocolate sin azúcar', { foods: ['chocolate'], meal: 'Dessert' }],
  ['pollo en la olla de cocción lenta', { foods: ['chicken'], use: 'slow-cooker' }],
  ['alitas de pollo en freidora de aire', { foods: ['chicken wings'], use: 'air-fryer' }],
  ['no tengo horno, quiero algo con papas', { foods: ['potatoes'], without: ['oven'] }],
  [
    'soy alérgico a los mariscos, cena con pescado',
    { foods: ['fish'], allergies: ['shellfish'], meal: 'Dinner' },
  ],
  ['enchiladas verdes de pollo', { dish: 'enchiladas verdes', foods: ['chicken'] }],
  ['merienda con yogur griego y fresas', { foods: ['greek yogurt', 'strawberries'], meal: 'Snack' }],
  ['caldo de res para 8 personas', { dish: 'caldo de res', servings: 8 }],
  [
    'máximo 20 g de carbohidratos netos con camarones',
    { foods: ['shrimp'], limits: ['netCarbs at-most 20'] },
  ],
  [
    'unas 400 calorías, pechuga de pollo y quinoa',
    { foods: ['chicken breast', 'quinoa'], limits: ['calories about 400'] },
  ],
  ['por lo menos 25 gramos de proteína, desayuno', { limits: ['protein at-least 25'], meal: 'Breakfast' }],
  ['comida barata para una familia de cinco con frijoles', { foods: ['beans'], budget: true, servings: 5 }],
  ['vegetariana, con garbanzos y calabacín', { foods: ['chickpeas', 'zucchini'], diets: ['vegetarian'] }],
  ['picadillo con papas', { dish: 'picadillo', foods: ['potatoes'] }],
  ['algo que les guste a mis niños, con pasta', { foods: ['pasta'], kids: true }],
  ['ensalada de atún sin cebolla', { dish: 'tuna salad', unwanted: ['onion'] }],
  ['no me gusta el cilantro. guacamole', { dish: 'guacamole', unwanted: ['cilantro'] }],
  ['pozole rojo', { dish: 'pozole' }],
  ['chuletas de cerdo con manzana', { foods: ['pork chops', 'apple'] }],
  ['carne asada a la parrilla', { dish: 'carne asada', use: 'grill' }],
  ['licuado de plátano y avena', { dish: 'smoothie', foods: ['banana', 'oats'] }],
  ['tortilla española', { dish: 'spanish tortilla' }],
  ['lomo saltado', { dish: 'lomo saltado' }],
  ['ropa vieja con arroz integral', { dish: 'ropa vieja', foods: ['brown rice'] }],
  ['frijoles negros y arroz, en olla de presion', { foods: ['black beans', 'rice'], use: 'pressure-cooker' }],
  ['algo suave para después del dentista, con huevo', { foods: ['egg'], texture: 'soft' }],
  ['bajo en carbohidratos con carne de res', { foods: ['beef'], diets: ['low-carb'] }],
  [
    'cena sin gluten para cuatro, pavo',
    { foods: ['turkey'], diets: ['gluten-free'], servings: 4, meal: 'Dinner' },
  ],
  ['me sobró arroz y pollo, qué hago', { foods: ['rice', 'chicken'] }],
  ['camarones al ajillo', { dish: 'garlic shrimp' }],
  ['pastel de zanahoria para un cumpleaños', { dish: 'carrot cake', occasion: 'birthday' }],
  ['una sopa fria con pepino', { foods: ['cucumber'], course: 'soup' }],
  ['chiles rellenos no muy picantes', { dish: 'chiles rellenos', heat: 'mild' }],
  [
    'entre 30 y 45 gramos de carbohidratos, lasaña',
    { dish: 'lasagna', limits: ['carbs at-least 30', 'carbs at-most 45'] },
  ],
  ['algo con pollo o pavo', { foods: ['chicken or turkey'] }],
  ['bacalao con tomate, si es posible con aceitunas', { foods: ['cod', 'tomato'], wished: ['olives'] }],
  ['sorpréndeme', {}],
  ['ceviche de camaron', { dish: 'ceviche', foods: ['shrimp'] }],
  ['pan de plátano con nueces', { dish: 'banana bread', foods: ['walnuts'] }],
  ['solo para mí, algo en el microondas con huevo', { foods: ['egg'], use: 'microwave', servings: 1 }],
  ['cena en media hora, lentejas y chorizo', { foods: ['lentils', 'chorizo'], minutes: 30, meal: 'Dinner' }],
]
