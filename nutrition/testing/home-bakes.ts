/** Breakfasts, bakes, drinks and bites as people write them down at home, in the form of ./home-meals.ts. */
export const HOME_BAKES = `
# Tropical smoothie (2)
- 1 banana
- 1 cup frozen mango chunks
- 1 cup pineapple
- 1 cup orange juice
- 1/2 cup Greek yogurt
Peel the banana. Put banana, mango and pineapple in the blender with the orange juice
Blend. Add yogurt, blitz again. Garnish with a slice of pineapple

# Choc chip cookies (24)
- 2 1/4 cups all-purpose flour
- 1 tsp baking soda
- 1 cup butter, soft
- 3/4 cup granulated sugar
- 3/4 cup packed brown sugar
- 2 eggs
- 2 cups chocolate chips
Beat butter, granulated sugar and brown sugar until creamy. Add eggs one by one
Gradually mix in the flour and soda, stir in chips
Drop by tablespoon on ungreased sheets, 375F 9-11 minutes

# Banana bread (10)
- 3 very ripe bananas, mashed
- 1 1/2 cups flour
- 3/4 cup sugar
- 1/3 cup melted butter
- 1 egg
- 1 tsp baking soda
Mash the bananas in a bowl. Stir in butter
Mix in 3/4 cup sugar, egg and soda, then the 1 1/2 cups flour. Don't overmix the flour
Loaf pan, 350, 55 minutes

# Sunday pancakes (4)
- 1 1/2 cups flour
- 3 1/2 tsp baking powder
- 1 tbsp sugar
- 1 1/4 cups milk
- 1 egg
- 3 tbsp melted butter
- 1/2 cup maple syrup
Sift the flour with baking powder and sugar. Make a well and pour in milk, egg and butter
Fry 1/4 cup batter at a time. Flip when it bubbles
Serve with maple syrup, 2 tablespoons each

# Overnight oats (1)
- 1/2 cup quick oats
- 1/2 cup milk
- 1/4 cup yogurt
- 1 Tbsp honey
- 1/2 banana, sliced
Stir oats, milk, yogurt and 1 Tbsp honey in a jar
Fridge overnight. In the morning top with the banana

# Lemonade (8)
- 1 3/4 cups white sugar
- 8 cups water
- 1 1/2 cups lemon juice
Combine 1 3/4 cups sugar and 1 cup of the water in a small pan. Bring to boil and stir until the sugar is dissolved. Cool the sugar syrup
Stir syrup, juice and remaining water together

# Blueberry crumble (6)
- 4 cups blueberries
- 1 cup sugar, divided
- 1 cup flour
- 1/2 cup cold butter
- 1 tbsp lemon juice
Toss berries with 1/4 cup of the sugar and the lemon
Rub butter into the flour and remaining 3/4 cup sugar. Sprinkle on
Bake 40 min at 375

# French toast (2)
- 4 slices thick white bread
- 2 eggs
- 1/3 cup milk
- 1 tbsp sugar
- 2 tbsp maple syrup, to serve
Whisk eggs, milk and sugar. Dip 2 slices of bread at a time
Fry the bread in butter 3 min per side, syrup on top

# Avocado toast (1)
- 2 slices sourdough bread
- 1 avocado
- 1 egg
- lemon
Toast 2 slices of sourdough. Mash avocado with lemon, spread it on the bread
Poach the egg, set it on the toast

# Oven fried chicken (4)
- 8 chicken thighs
- 1 cup flour
- 2 eggs
- 1 1/2 cups panko breadcrumbs
- 1 tsp paprika
Put flour in one dish, eggs in another, panko & paprika in a third. Dredge the chicken in flour, then egg, then the breadcrumbs pressing them on
Bake on a rack at 400F for 40 min

# PB&J (1)
- 2 slices whole wheat bread
- 2 tbsp peanut butter
- 2 tbsp strawberry jam
Spread one slice of bread with peanut butter and the other slice with the jam. Press the slices together

# Yogurt parfait (2)
- 1 1/2 cups greek yogurt
- 1 cup granola
- 1 cup strawberries
- 2 tsp honey
Layer yogurt, half a cup of granola, berries. Repeat with the remaining granola. A drizzle of honey over the top

# Brownies (16)
- 1/2 cup butter
- 1 cup sugar
- 2 eggs
- 1/3 cup cocoa
- 1/2 cup flour
- 1/4 tsp salt
Melt butter, stir in the cup of sugar, eggs & vanilla. Beat in the cocoa, flour, salt
Spread in 8" pan. Bake 25-30 min at 350. Do not overcook

# Corn flake crunch bars (12)
- 6 cups corn flakes
- 1 cup peanut butter
- 1 cup corn syrup
- 1 cup sugar
Bring corn syrup and sugar to a boil, take off the heat, stir in peanut butter
Fold in the corn flakes. Press into a pan, cut

# Vanilla cake (12)
- 2 1/2 cups cake flour
- 2 cups sugar
- 1 cup butter
- 4 eggs
- 1 cup buttermilk
- 1 tbsp baking powder
Cream the butter and the sugar for 5 minutes, scrape down
Add eggs one at a time. Add a third of the flour, half the buttermilk, another third of the flour, the rest of the buttermilk, then the last of the flour
2 pans, 350, 30 min

# Rice pudding (6)
- 3/4 cup short grain rice
- 4 cups milk
- 1/2 cup sugar
- 1 tsp vanilla
Simmer rice in the milk with the 1/2 cup sugar 40 minutes stirring often
Vanilla at the end. A dusting of sugar on top is nice

# Green smoothie bowl (1)
- 1 frozen banana
- 1/2 cup frozen mango
- 1 handful spinach
- 3/4 cup apple juice
- 2 Tbsp granola
Blend banana, mango, spinach + apple juice
Pour into a bowl, scatter granola on

# Stuffed bagels (2)
- 2 bagels, halved
- 3 oz cream cheese
- 4 slices smoked salmon
- capers
Toast the bagels. Spread cream cheese on each bagel half
Salmon, capers. Close the bagels up

# Naan pizzas (2)
- 2 naan breads
- 1/2 cup pizza sauce
- 1 cup mozzarella
- 1 tsp sugar
Lay the naan on a tray. Sauce, sugar, cheese
Bake 8 min until the naan is crisp at the edges

# Veggie fritters (4)
- 2 zucchini, grated
- 1 cup all purpose flour
- 2 eggs
- 1/2 cup corn
- 1 tsp salt
Salt zucchini, squeeze. Mix with 1 cup flour, eggs & corn to a thick batter
Fry spoonfuls 3 min a side
`
