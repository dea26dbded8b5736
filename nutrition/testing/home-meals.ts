/**
 * Meals as people write them down at home: amounts in the steps, steps without a period, several foods of one kind,
 * cooking water kept. A title with its servings, then lines that start with "-", then one step per line.
 */
export const HOME_MEALS = `
# Cacio e pepe for two (2)
- 200g spaghetti
- 80 g pecorino, finely grated
- 2 tsp black pepper
- salt
Bring a large pot of salted water to a boil.
Cook the spaghetti according to package directions until al dente. Drain, reserving 1 cup of the pasta water
Toast the pepper in a dry pan, add half a cup of pasta water and the spaghetti and toss
Off the heat, stir in the cheese and enough pasta water to make a creamy sauce. Serve at once!

# Weeknight chicken & rice (4)
- 1 1/2 cups long grain white rice
- 1 lb chicken thighs
- 1 onion
- 2 tbsp oil
- 1 tsp cumin
Put 1 1/2 cups rice and 3 cups water in a saucepan, bring to the boil, cover, turn down and leave for 18 mins
Brown the chicken in the oil with the onion and cumin, about 12 min
Fluff the rice with a fork. Serve chicken over rice, about 3/4 cup of rice each

# Lasagna the way mom made it (8)
- 12 lasagna noodles
- 1 lb ground beef
- 24 oz marinara sauce
- 15 oz ricotta
- 1 egg
- 3 cups shredded mozzarella
Preheat oven to 375F. Boil noodles as the box says, drain and lay flat on foil
Brown beef, add marinara
Mix ricotta with egg
Layer 4 noodles, a third of the ricotta, a third of the sauce and 1 cup mozzarella. Repeat twice with 4 noodles each time
Bake 45 minutes covered. Let stand 15 min.

# Honey soy drumsticks (4)
- 8 chicken drumsticks
- 1/3 cup honey
- 1/4 cup soy sauce
- 3 garlic cloves
- 1 Tbsp ginger, grated
Mix 1/3 cup honey, the soy sauce, garlic and ginger in a bag
Add drumsticks. Marinate
Bake at 400 for 40 min, basting with the honey mixture twice

# Shepherds pie (6)
- 2 lb russet potatoes, peeled and cut into chunks
- 1/2 cup milk
- 3 tbsp butter
- 1 1/2 lb ground lamb
- 1 cup peas
- 1 cup beef broth
Cover the potatoes with cold salted water, bring to a boil and cook until they are fork tender, 15 to 20 minutes. Reserve 1/2 cup of the potato water, then drain.
Mash the potatoes with butter and milk, loosening them with potato water if they are stiff
Brown the lamb, add peas and broth, simmer 10 minutes
Spread in a dish, top with the mashed potatoes and fluff them with a fork. Bake 25 min at 400 until the potatoes are golden

# Taco night (4)
- 8 flour tortillas
- 1 lb ground turkey
- 1 packet taco seasoning
- 1 cup shredded lettuce
- 1/2 cup salsa
- 1 cup cheddar, shredded
Cook turkey with seasoning
Warm the tortillas one at a time in a dry skillet, 30 seconds a side
Fill each tortilla with 1/4 cup of meat, lettuce, salsa & cheese. 2 tortillas per person

# Pad thai-ish noodles (3)
- 8 oz dried rice noodles
- 2 eggs
- 8 oz shrimp
- 3 tbsp brown sugar
- 3 tbsp fish sauce
- 2 tbsp tamarind paste
- 1 cup bean sprouts
- 1/4 cup peanuts
Soak the noodles in hot water for 20 minutes till bendy, drain
Stir the brown sugar into the fish sauce and tamarind until the sugar dissolves
Fry shrimp, push over, scramble eggs, throw in noodles and sauce and toss until the noodles are soft; splash in a little of the noodle water if dry
Top with sprouts, peanuts

# Burgers (4)
- 4 burger buns, split
- 1 1/4 lb ground chuck
- 4 slices cheddar
- lettuce, tomato, onion
- ketchup
Form 4 patties, make a dent in each. Salt
Grill 4 min a side. Cheese on for the last minute
Toast the buns cut side down for a minute. Put a patty on each bun bottom, top with the works and the bun top

# Tuna noodle casserole (6)
- 12 oz egg noodles
- 2 cans tuna, drained
- 1 can cream of mushroom soup
- 1 cup frozen peas
- 1 cup milk
- 1/2 cup panko
Heat the oven to 400. Cook noodles 2 minutes less than the package says, drain and put back in the pot
Stir in tuna, soup, peas and milk. Tip into a 9x13
Sprinkle with 1/2 cup panko and bake 20 minutes until the panko is brown

# Sausage potato skillet (4)
- 1 1/2 pounds baby potatoes, halved
- 13 oz smoked sausage, sliced
- 1 bell pepper
- 1 onion
- 2 Tbsp olive oil
Microwave the potatoes with 2 tbsp water for 6 minutes. Drain them
Fry the potatoes in the oil until they're crisp, 8 min. Take them out
Fry sausage, pepper and onion then return the potatoes to the skillet, and season them well

# Mushroom risotto (4)
- 1 1/2 cups arborio rice
- 6 cups chicken broth
- 8 oz mushrooms
- 1 shallot
- 1/2 cup parmesan
- 2 tbsp butter
Keep the broth hot. Sweat shallot and mushrooms in the butter
Add the rice, stir 2 minutes till the grains are see through. Add broth a ladle at a time, stirring, until the rice is creamy, 20 - 25 minutes
Beat in parmesan

# Grandma's meatballs (4)
- 1 lb ground beef
- 1 cup breadcrumbs
- 1 egg
- 1/4 cup milk
- 2 cups marinara
- 8 oz spaghetti
Soak 1 cup breadcrumbs in the milk 5 minutes. Mix with beef and egg, roll into 16 balls
Brown, then simmer in marinara for 20 minutes
Meanwhile boil the spaghetti; save a mug of the water before you drain it
Toss spaghetti with sauce and a bit of the saved water, meatballs on top

# Curry night (4)
- 2 cups basmati rice
- 1 can chickpeas, drained
- 1 can coconut milk
- 2 tbsp curry paste
- 3 medium potatoes, diced
- 200 g spinach
Rinse the rice till the water runs clear and soak 20 minutes. Cook the rice in 3 cups of water, covered, 12 minutes; rest 10
Fry the paste, add coconut milk, chickpeas and potatoes. Simmer till the potatoes are done - about 20 min
Wilt in spinach. Serve with the rice

# BBQ chicken sandwiches (4)
- 4 brioche buns
- 3 cups shredded chicken
- 3/4 cup bbq sauce
- 1 cup coleslaw
Warm chicken with the bbq sauce
Butter and toast the buns
Pile 3/4 cup chicken on each bun, top with slaw, cap with bun

# Couscous salad (4)
- 1 cup couscous
- 1 1/4 cups boiling water
- 1 cucumber, diced
- 1 cup cherry tomatoes
- 1/2 cup feta
- juice of 1 lemon
- 3 tbsp olive oil
Put the couscous in a bowl, pour over the boiling water, cover and leave 5 minutes. Fluff up the couscous
Mix with everything else. The couscous keeps 3 days in the fridge

# Minestrone (6)
- 1 cup ditalini
- 1 can kidney beans
- 1 can diced tomatoes
- 2 carrots
- 2 celery sticks
- 6 cups vegetable stock
- 2 potatoes, cubed
Sweat veg, add tomatoes, stock and potatoes and simmer 20 minutes
Add the ditalini and beans, cook 10 more minutes until the pasta is al dente. If the pasta soaks up too much, add water

# Breakfast burritos (4)
- 4 large flour tortillas
- 6 eggs
- 1/2 lb breakfast sausage
- 2 cups frozen hash browns
- 1 cup cheddar
Cook hash browns & sausage. Scramble eggs in the same pan
Lay out the tortillas. Put a quarter of everything on each tortilla, fold in the sides and roll it up
Wrap in foil and bake 10 min

# Polenta with ragu (4)
- 1 cup polenta
- 4 cups water
- 1/2 cup parmesan
- 1 lb italian sausage
- 2 cups tomato sauce
Bring 4 cups water to the boil, whisk in the polenta in a stream, cook on low stirring for 30 minutes. Stir in parmesan
Fry sausage, add sauce, simmer 15
Spoon the polenta into bowls, ragu on top

# Sheet pan salmon dinner (2)
- 2 salmon fillets
- 12 oz sweet potatoes, peeled & cubed
- 1 bunch asparagus
- 2 tbsp maple syrup
- 1 tbsp dijon
Toss the sweet potatoes in oil, roast 20 min at 425. A sweet potato cube should be soft
Mix syrup and dijon. Move the sweet potatoes over, add salmon and asparagus, brush the fish with the maple-dijon mix, roast 12 minutes

# Ramen upgrade (2)
- 2 packs ramen noodles
- 4 cups chicken broth
- 2 eggs
- 2 scallions
- 1 Tbsp miso
Boil eggs 7 mins
Bring the broth to the boil and cook the ramen in it for 3 minutes. Whisk in miso
Divide between 2 bowls, egg & scallions on top
`
