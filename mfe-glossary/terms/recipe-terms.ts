import type { Term } from './term.ts'

export const RECIPE_TERMS: Term[] = [
  {
    term: 'Al Dente',
    category: 'recipes',
    definition:
      'Pasta or grains cooked until tender but still firm to the bite, usually one to two minutes less than the package says. The starch stays more tightly packed and is digested a little more slowly than in soft pasta.',
    relatedTerms: ['Glycemic Index (GI)', 'Cooked and Cooled', 'Starch'],
    sources: ['harvard-blood-sugar', 'gi-tables'],
    also: ['pasta'],
  },
  {
    term: 'Almond Flour',
    category: 'recipes',
    definition:
      'Finely ground blanched almonds used in place of some or all wheat flour. A quarter cup has about 6 grams of carbohydrate, half of it fiber, compared with about 24 grams in white flour. Almonds are tree nuts, so it is not for anyone with a nut allergy. It also browns sooner.',
    relatedTerms: ['Low-GI Swap', 'Net Carbs', 'Gluten'],
    sources: ['usda'],
    also: ['almond meal', 'low-carb flour'],
  },
  {
    term: 'Batch Cooking',
    category: 'recipes',
    definition:
      'Cooking a larger amount once and keeping portions for later. Write the carbohydrate per portion on the lid and the counting is done. Cooked food keeps three to four days in the refrigerator and is best within two to three months in the freezer.',
    relatedTerms: ['Meal Prep', 'Serving Size', 'Cooked and Cooled'],
    sources: ['food-safety', 'evenplate'],
    also: ['leftovers', 'freezer', 'make-ahead'],
  },
  {
    term: 'Cauliflower Rice',
    category: 'recipes',
    definition:
      'Cauliflower chopped to the size of rice grains and cooked briefly. A cup has about 5 grams of carbohydrate; a cup of cooked white rice has about 45. Half and half with real rice is an easy first step.',
    relatedTerms: ['Low-GI Swap', 'Non-Starchy Vegetables', 'Low-Carb Diet'],
    sources: ['usda'],
    also: ['riced cauliflower', 'rice substitute'],
  },
  {
    term: 'Chia Seeds',
    category: 'recipes',
    definition:
      'Tiny seeds that swell to a gel in liquid. An ounce, about two and a half tablespoons, has 12 grams of carbohydrate, about 10 of them fiber. Always let them soak or eat them with plenty of liquid.',
    relatedTerms: ['Soluble Fiber', 'Omega-3 Fatty Acids', 'Net Carbs'],
    sources: ['usda'],
    also: ['chia pudding'],
  },
  {
    term: 'Cooked and Cooled',
    category: 'recipes',
    definition:
      "Starchy food that is chilled after cooking, such as potato salad or yesterday's rice. Part of its starch becomes resistant starch, which lowers its effect on blood sugar somewhat, and some of that stays after gentle reheating. Chill rice within an hour or two and reheat it until steaming hot.",
    relatedTerms: ['Resistant Starch', 'Batch Cooking', 'Starchy Vegetables'],
    sources: ['harvard', 'food-safety'],
    also: ['retrogradation', 'potato salad'],
  },
  {
    term: 'Dry Weight and Cooked Weight',
    category: 'recipes',
    definition:
      'Grains and pasta take up water, so 100 grams dry is not 100 grams cooked: dry rice roughly triples and dry pasta about doubles. Check which one a figure is for; mixing them up is one of the most common mistakes in carb counting.',
    relatedTerms: ['Carb Counting', 'Kitchen Scale'],
    sources: ['usda', 'evenplate'],
    also: ['raw weight', 'uncooked'],
  },
  {
    term: 'Food Order',
    category: 'recipes',
    definition:
      'Eating vegetables and protein first and the starchy part last. In small studies of people with type 2 diabetes the same meal, eaten in this order, caused a clearly smaller rise in blood sugar.',
    relatedTerms: ['Postprandial Glucose', 'Protein Pairing', 'Non-Starchy Vegetables'],
    sources: ['food-order'],
    also: ['meal sequence', 'veggies first'],
  },
  {
    term: 'Glycemic Impact',
    category: 'recipes',
    definition:
      'Evenplate\'s word for what a serving is likely to do to blood sugar. It is the glycemic load of one serving, added up ingredient by ingredient: 10 or less is low, 20 or more is high, and in between is medium. If too little is known, the page says "Not enough information" instead of guessing. Everyone is different, so your own readings come first.',
    relatedTerms: ['Glycemic Load (GL)', 'Serving Size', 'Available Carbohydrate'],
    sources: ['evenplate', 'gi-tables'],
    also: ['blood sugar impact'],
  },
  {
    term: 'Greek Yogurt',
    category: 'recipes',
    definition:
      'Yogurt with part of its whey strained out: thicker, with about twice the protein and less sugar than regular yogurt. Choose plain: flavored cups can hold three teaspoons of added sugar.',
    relatedTerms: ['Protein', 'Lactose', 'Unsweetened'],
    sources: ['usda'],
    also: ['skyr', 'strained yogurt'],
  },
  {
    term: 'Kitchen Scale',
    category: 'recipes',
    definition:
      'The surest way to measure a portion. A "cup" of cut fruit or cooked rice can differ by a third from one scoop to the next; grams do not. Put your plate on the scale and set it to zero before you add the food.',
    relatedTerms: ['Carb Counting', 'Portion', 'Dry Weight and Cooked Weight'],
    sources: ['evenplate'],
    also: ['weighing', 'grams'],
  },
  {
    term: 'Low-GI Swap',
    category: 'recipes',
    definition:
      'Trading an ingredient for one that raises blood sugar more slowly and does the same job: lentils for part of the rice, steel-cut oats for instant ones, whole fruit for juice, barley for couscous.',
    relatedTerms: ['Glycemic Index (GI)', 'Cauliflower Rice', 'Legumes'],
    sources: ['gi-tables', 'harvard-blood-sugar'],
    also: ['substitution', 'healthy swap', 'lower-glycemic swap'],
  },
  {
    term: 'Meal Prep',
    category: 'recipes',
    definition:
      'Washing, chopping, portioning or cooking ahead so that a good meal is the easy choice. A box of washed greens, a cooked protein and a pot of beans make three different dinners in minutes.',
    relatedTerms: ['Batch Cooking', 'Diabetes Plate Method'],
    sources: ['evenplate'],
    also: ['planning', 'make-ahead'],
  },
  {
    term: 'Protein Pairing',
    category: 'recipes',
    definition:
      'Eating carbohydrate together with protein, such as apple slices with cheese or toast with an egg. Digestion slows, the rise is usually gentler, and you stay full for longer. It does not take the carbohydrate away: it still counts. To treat a low, take fast-acting carbohydrate alone.',
    relatedTerms: ['Protein', 'Food Order', 'Fast-Acting Carbohydrate'],
    sources: ['ada-nutrition', 'harvard'],
    also: ['balanced snack'],
  },
  {
    term: 'Sheet-Pan Meal',
    category: 'recipes',
    definition:
      'Protein and vegetables roasted together on one pan. Cut slow-cooking pieces smaller, and leave space between them so that they roast instead of steaming. If half the pan is vegetables, the meal matches the diabetes plate.',
    relatedTerms: ['Diabetes Plate Method', 'Non-Starchy Vegetables'],
    sources: ['evenplate'],
    also: ['tray bake', 'one-pan'],
  },
  {
    term: 'Unsweetened',
    category: 'recipes',
    definition:
      'Made without sugar or other sweeteners. It is not the same as sugar-free: unsweetened apple sauce still has the natural sugars from apples. "No added sugar" and "reduced sugar" are different claims again, so look at total carbohydrate.',
    relatedTerms: ['Added Sugars', 'Total Sugars', 'Nutrition Facts Label'],
    sources: ['fda'],
    also: ['no added sugar', 'sugar-free'],
  },
  {
    term: 'Vinegar and Lemon',
    category: 'recipes',
    definition:
      'An acidic dressing may slow stomach emptying and slightly soften the rise after a starchy meal. The effect is small and not a treatment, but it is a good reason to enjoy a vinaigrette. Undiluted vinegar can harm your teeth and throat.',
    relatedTerms: ['Postprandial Glucose', 'Starch'],
    sources: ['harvard'],
    also: ['acid', 'dressing', 'apple cider vinegar'],
  },
  {
    term: 'Zucchini Noodles',
    category: 'recipes',
    definition:
      'Zucchini cut into long strands in place of pasta. A cup has about 4 grams of carbohydrate; a cup of cooked spaghetti has about 43. Salt, drain and cook them for a minute or two only, or they turn watery.',
    relatedTerms: ['Low-GI Swap', 'Non-Starchy Vegetables', 'Al Dente'],
    sources: ['usda'],
    also: ['zoodles', 'courgette', 'spiralized'],
  },
]
