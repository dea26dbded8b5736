import type { Term } from './term.ts'

export const NUTRITION: Term[] = [
  {
    term: 'Added Sugars',
    category: 'nutrition',
    definition:
      'Sugars put into food while it is made or cooked, including honey, syrups and juice concentrates. The label lists them in grams under total sugars. Its daily value is 50 grams, 10% of a 2,000 calorie day: a ceiling, not a goal. Less is better for blood sugar.',
    relatedTerms: ['Total Sugars', 'Simple Carbohydrates', 'Nutrition Facts Label'],
    sources: ['fda'],
    also: ['sugar', 'honey', 'syrup'],
  },
  {
    term: 'Available Carbohydrate',
    category: 'nutrition',
    definition:
      'The carbohydrate your body can digest and turn into glucose: total carbohydrate minus fiber. It is the amount glycemic load is calculated from, and the net carbs Evenplate shows.',
    relatedTerms: ['Net Carbs', 'Glycemic Load (GL)', 'Fiber'],
    sources: ['gi-tables', 'evenplate'],
    also: ['digestible carbohydrate'],
  },
  {
    term: 'Calories',
    category: 'nutrition',
    definition:
      'A measure of the energy in food. Carbohydrate and protein provide about 4 calories a gram, fat about 9, alcohol about 7. Labels in the United States write calories where scientists write kilocalories (kcal).',
    relatedTerms: ['Macronutrients', 'Serving Size'],
    sources: ['fda'],
    also: ['kcal', 'energy', 'kilojoule'],
  },
  {
    term: 'Carbohydrates',
    category: 'nutrition',
    definition:
      'Sugars, starches and fiber: the nutrient that raises blood sugar most. Grains, beans, starchy vegetables, fruit, milk and sweets contain them. Both how much you eat at once and which kind you choose affect your reading after a meal.',
    relatedTerms: ['Complex Carbohydrates', 'Simple Carbohydrates', 'Fiber', 'Carb Counting'],
    sources: ['ada-nutrition', 'cdc-carbs'],
    also: ['carbs', 'total carbohydrate'],
  },
  {
    term: 'Cholesterol',
    category: 'nutrition',
    definition:
      'A waxy substance the body makes itself and also gets from animal foods. Too much LDL ("bad") cholesterol in the blood builds up in the walls of arteries and narrows them; diabetes makes this more dangerous, so care teams watch it closely. Less saturated fat and more soluble fiber lower it.',
    relatedTerms: ['Saturated Fat', 'Soluble Fiber'],
    sources: ['nhlbi', 'aha'],
    also: ['LDL', 'HDL'],
  },
  {
    term: 'Complex Carbohydrates',
    category: 'nutrition',
    definition:
      'Carbohydrates built from long chains: starches and fiber, as in beans, lentils, whole grains and vegetables. With their fiber intact they tend to be digested more slowly than sugars. Refined starch, such as white bread, is complex too but raises blood sugar quickly, so whole and intact is the better guide.',
    relatedTerms: ['Starch', 'Whole Grains', 'Simple Carbohydrates', 'Legumes'],
    sources: ['medlineplus-carbs', 'harvard-blood-sugar'],
    also: ['complex carbs', 'slow carbs'],
  },
  {
    term: 'Fat',
    category: 'nutrition',
    definition:
      'A nutrient with about 9 calories a gram that carries flavor and some vitamins. It hardly raises blood sugar by itself, but it slows the emptying of the stomach, so a rich meal can raise blood sugar later and for longer.',
    relatedTerms: ['Unsaturated Fat', 'Saturated Fat', 'Macronutrients'],
    sources: ['ada-nutrition', 'aha'],
    also: ['total fat', 'lipids'],
  },
  {
    term: 'Fiber',
    category: 'nutrition',
    definition:
      'The part of plant food that is not digested. It slows the rise of blood sugar, feeds helpful gut bacteria and keeps you full. Aim for at least 14 grams per 1,000 calories, about 28 grams in a 2,000 calorie day, and increase it slowly while drinking enough water.',
    relatedTerms: ['Soluble Fiber', 'Insoluble Fiber', 'Net Carbs', 'Whole Grains'],
    sources: ['ada-nutrition', 'harvard-fiber', 'fda'],
    also: ['fibre', 'dietary fiber', 'roughage'],
  },
  {
    term: 'Fructose',
    category: 'nutrition',
    definition:
      'The sugar in fruit and honey, and half of table sugar. It raises blood sugar less than glucose does, but as a sweetener in large amounts it burdens the liver and blood fats. Whole fruit contains modest amounts, along with fiber and water.',
    relatedTerms: ['Added Sugars', 'Simple Carbohydrates'],
    sources: ['harvard', 'ada-nutrition'],
    also: ['fruit sugar', 'high-fructose corn syrup'],
  },
  {
    term: 'Gluten',
    category: 'nutrition',
    definition:
      'Proteins in wheat, barley and rye. People with celiac disease, which is more common in type 1 diabetes, must avoid it strictly. Gluten-free does not mean low in carbohydrate: rice flour and potato starch can raise blood sugar faster than the wheat they replace.',
    relatedTerms: ['Refined Grains', 'Almond Flour', 'Type 1 Diabetes'],
    sources: ['niddk'],
    also: ['gluten-free', 'celiac', 'coeliac', 'wheat'],
  },
  {
    term: 'Insoluble Fiber',
    category: 'nutrition',
    definition:
      'Fiber that does not dissolve in water, found in wheat bran, nuts, and the skins of fruit and vegetables. It adds bulk and keeps digestion moving, and it does not raise blood sugar.',
    relatedTerms: ['Fiber', 'Soluble Fiber'],
    sources: ['medlineplus-fiber', 'cdc-fiber'],
    also: ['insoluble fibre', 'bran'],
  },
  {
    term: 'Lactose',
    category: 'nutrition',
    definition:
      'The natural sugar in milk; a cup of milk has about 12 grams. Yogurt has less once it is strained, and aged cheese has hardly any. Lactose-free milk has the same carbohydrate, already split into simpler sugars.',
    relatedTerms: ['Total Sugars', 'Simple Carbohydrates'],
    sources: ['usda', 'niddk'],
    also: ['milk sugar', 'dairy'],
  },
  {
    term: 'Legumes',
    category: 'nutrition',
    definition:
      'Beans, lentils, peas and chickpeas. They combine starch, protein and plenty of fiber, so their glycemic index is among the lowest of all foods rich in carbohydrate.',
    relatedTerms: ['Soluble Fiber', 'Resistant Starch', 'Protein', 'Complex Carbohydrates'],
    sources: ['gi-tables', 'harvard'],
    also: ['pulses', 'beans', 'lentils', 'chickpeas'],
  },
  {
    term: 'Macronutrients',
    category: 'nutrition',
    definition:
      'The nutrients that provide energy: carbohydrate, protein and fat. There is no single best split for everyone with diabetes; the one that keeps your numbers steady and that you can live with is the right one to plan with your care team.',
    relatedTerms: ['Carbohydrates', 'Protein', 'Fat', 'Calories'],
    sources: ['ada-nutrition'],
    also: ['macros'],
  },
  {
    term: 'Net Carbs',
    category: 'nutrition',
    definition:
      'Total carbohydrate minus fiber. Some packages also subtract sugar alcohols or allulose. The term has no legal definition, and people who match insulin to food are usually advised to count total carbohydrate unless their care team says otherwise. Evenplate subtracts fiber alone.',
    relatedTerms: ['Carbohydrates', 'Fiber', 'Sugar Alcohols', 'Available Carbohydrate'],
    sources: ['ada-behaviors', 'fda', 'evenplate'],
    also: ['digestible carbs', 'impact carbs'],
  },
  {
    term: 'Non-Starchy Vegetables',
    category: 'nutrition',
    definition:
      'Vegetables with little carbohydrate: leafy greens, broccoli, cauliflower, peppers, tomatoes, cucumbers, mushrooms, green beans and more. A cup raw, or half a cup cooked, has about 5 grams of carbohydrate. They fill half of the diabetes plate.',
    relatedTerms: ['Diabetes Plate Method', 'Starchy Vegetables', 'Fiber'],
    sources: ['cdc-meals', 'ada-nutrition'],
    also: ['greens', 'salad'],
  },
  {
    term: 'Nonnutritive Sweeteners',
    category: 'nutrition',
    definition:
      'Sweeteners with few or no calories, such as stevia, sucralose, aspartame and monk fruit. They do not raise blood sugar by themselves, but what they are mixed into may. They help some people leave sugary drinks behind; water remains the better habit.',
    relatedTerms: ['Sugar Alcohols', 'Added Sugars'],
    sources: ['ada-nutrition', 'fda'],
    also: ['artificial sweetener', 'stevia', 'sucralose', 'aspartame', 'monk fruit', 'sugar substitute'],
  },
  {
    term: 'Nutrition Facts Label',
    category: 'nutrition',
    definition:
      'The panel on packaged food. For blood sugar read three lines in this order: serving size, total carbohydrate, fiber. Every figure on it is for one serving, and a small package may hold two or three.',
    relatedTerms: ['Serving Size', 'Carbohydrates', 'Added Sugars', 'Percent Daily Value'],
    sources: ['fda'],
    also: ['food label', 'label reading'],
  },
  {
    term: 'Omega-3 Fatty Acids',
    category: 'nutrition',
    definition:
      'Unsaturated fats found in oily fish such as salmon and sardines, and, in another form, in walnuts, flax and chia. Eating fish twice a week is part of heart-healthy eating with diabetes.',
    relatedTerms: ['Unsaturated Fat', 'Mediterranean Diet', 'Chia Seeds'],
    sources: ['aha', 'ada-nutrition'],
    also: ['omega 3', 'fish oil', 'DHA', 'EPA'],
  },
  {
    term: 'Percent Daily Value',
    category: 'nutrition',
    definition:
      'How much one serving adds to a day of 2,000 calories, for instance 28 grams of fiber, 50 grams of added sugars or 2,300 milligrams of sodium. As a rule of thumb 5% or less is low and 20% or more is high.',
    relatedTerms: ['Nutrition Facts Label', 'Serving Size'],
    sources: ['fda'],
    also: ['%DV', 'daily value'],
  },
  {
    term: 'Protein',
    category: 'nutrition',
    definition:
      'The nutrient that builds and repairs the body, with about 4 calories a gram. It raises blood sugar little and makes a meal filling. Fish, poultry, eggs, tofu, beans, yogurt and lean meat are good sources. With kidney disease, the right amount is a question for your care team.',
    relatedTerms: ['Macronutrients', 'Protein Pairing', 'Legumes'],
    sources: ['ada-nutrition', 'cdc'],
  },
  {
    term: 'Refined Grains',
    category: 'nutrition',
    definition:
      'Grains milled so that bran and germ are gone, such as white flour and white rice. With the fiber lost, they are digested quickly and usually have a high glycemic index.',
    relatedTerms: ['Whole Grains', 'Glycemic Index (GI)', 'Starch'],
    sources: ['harvard', 'dga'],
    also: ['white flour', 'white bread', 'white rice'],
  },
  {
    term: 'Resistant Starch',
    category: 'nutrition',
    definition:
      'Starch that escapes digestion in the small intestine and acts like fiber. Beans, oats, slightly green bananas, and potatoes, rice or pasta that were cooked and then chilled have more of it. The effect on blood sugar is real but modest.',
    relatedTerms: ['Starch', 'Cooked and Cooled', 'Fiber'],
    sources: ['harvard'],
  },
  {
    term: 'Saturated Fat',
    category: 'nutrition',
    definition:
      'Fat that is mostly solid at room temperature, as in butter, cheese, fatty meat and coconut oil. It raises LDL cholesterol; the advice is to keep it below 10% of calories and to eat unsaturated fats instead.',
    relatedTerms: ['Unsaturated Fat', 'Cholesterol', 'Fat'],
    sources: ['dga', 'aha'],
  },
  {
    term: 'Serving Size',
    category: 'nutrition',
    definition:
      'The amount a label or a recipe counts its figures for. It is a unit of counting, not advice on how much to eat. Eat two servings and every figure doubles, carbohydrate included.',
    relatedTerms: ['Portion', 'Nutrition Facts Label', 'Carb Counting'],
    sources: ['fda'],
  },
  {
    term: 'Simple Carbohydrates',
    category: 'nutrition',
    definition:
      'Sugars made of one or two units: table sugar, honey, the sugars in fruit and milk. They are quick to absorb. In whole fruit and plain milk they come with fiber or protein; in soft drinks and candy they come alone.',
    relatedTerms: ['Glucose', 'Fructose', 'Added Sugars', 'Complex Carbohydrates'],
    sources: ['medlineplus-carbs', 'harvard-blood-sugar'],
    also: ['simple carbs', 'sugars', 'fast carbs'],
  },
  {
    term: 'Sodium',
    category: 'nutrition',
    definition:
      'The part of salt that matters for blood pressure. The limit for most adults is 2,300 milligrams a day, about one teaspoon of salt; most of it hides in packaged and restaurant food.',
    relatedTerms: ['DASH Eating Plan', 'Percent Daily Value'],
    sources: ['dga', 'ada-nutrition'],
    also: ['salt'],
  },
  {
    term: 'Soluble Fiber',
    category: 'nutrition',
    definition:
      'Fiber that forms a gel with water and slows the uptake of sugar; it also helps to lower LDL cholesterol. Oats, barley, beans, apples, citrus, chia and psyllium are rich in it.',
    relatedTerms: ['Fiber', 'Insoluble Fiber', 'Cholesterol'],
    sources: ['medlineplus-fiber', 'cdc-fiber'],
    also: ['soluble fibre', 'beta-glucan', 'psyllium'],
  },
  {
    term: 'Starch',
    category: 'nutrition',
    definition:
      'Long chains of glucose in which plants store energy: in grains, potatoes, beans and corn. How fast it becomes blood sugar depends on the kind of starch, on milling and on cooking.',
    relatedTerms: ['Complex Carbohydrates', 'Resistant Starch', 'Starchy Vegetables'],
    sources: ['medlineplus-carbs', 'harvard-blood-sugar'],
  },
  {
    term: 'Starchy Vegetables',
    category: 'nutrition',
    definition:
      'Vegetables rich in starch: potatoes, sweet potatoes, corn, green peas, winter squash, plantain. On the diabetes plate they count as carbohydrate foods, a quarter of the plate.',
    relatedTerms: ['Non-Starchy Vegetables', 'Diabetes Plate Method', 'Starch'],
    sources: ['cdc-meals'],
    also: ['potato', 'corn'],
  },
  {
    term: 'Sugar Alcohols',
    category: 'nutrition',
    definition:
      'Sweeteners such as erythritol, xylitol, sorbitol and maltitol. They raise blood sugar less than sugar does, but not all equally: maltitol clearly does, erythritol hardly at all. Larger amounts can upset the stomach, and xylitol is poisonous to dogs.',
    relatedTerms: ['Net Carbs', 'Nonnutritive Sweeteners'],
    sources: ['fda', 'ada-nutrition'],
    also: ['polyols', 'erythritol', 'xylitol', 'maltitol', 'sorbitol'],
  },
  {
    term: 'Total Sugars',
    category: 'nutrition',
    definition:
      'All sugars in a food, both the natural ones in fruit and milk and the added ones. They are part of total carbohydrate already, so they are not counted a second time.',
    relatedTerms: ['Added Sugars', 'Carbohydrates', 'Nutrition Facts Label'],
    sources: ['fda'],
  },
  {
    term: 'Unsaturated Fat',
    category: 'nutrition',
    definition:
      'Fat that is mostly liquid at room temperature, as in olive oil, canola oil, nuts, seeds, avocado and fish. In place of saturated fat and refined carbohydrate it is good for the heart and may help insulin work better.',
    relatedTerms: ['Saturated Fat', 'Omega-3 Fatty Acids', 'Mediterranean Diet'],
    sources: ['aha', 'ada-nutrition'],
    also: ['olive oil', 'monounsaturated', 'polyunsaturated', 'healthy fats'],
  },
  {
    term: 'Whole Grains',
    category: 'nutrition',
    definition:
      'Grains with all parts of the kernel still there (bran, germ and the starchy middle): oats, brown rice, quinoa, barley, bulgur, whole wheat. The less they are ground, the slower they are digested: steel-cut oats raise blood sugar more gently than instant ones.',
    relatedTerms: ['Refined Grains', 'Fiber', 'Complex Carbohydrates'],
    sources: ['harvard', 'dga'],
    also: ['oats', 'quinoa', 'brown rice', 'barley'],
  },
]
