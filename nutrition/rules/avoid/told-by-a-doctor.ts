import type { FoodClass } from './food-class.ts'

/**
 * Foods people are told to avoid for their contents, in their words: "nothing high in potassium". Each list has the foods
 * on the handouts for patients, not every food that has some.
 */
export const TOLD_BY_A_DOCTOR: FoodClass[] = [
  {
    // National Kidney Foundation, "Potassium in your CKD diet": foods with 200 mg or more per portion.
    names:
      'high potassium food, potassium rich food, high potassium, potassium, food high in potassium, high in potassium',
    words: [
      {
        terms:
          'banana, plantain, potato, sweet potato, yam, avocado, guacamole, hummus, tomato, salsa, ketchup, tomato paste, tomato sauce, marinara, passata, orange, orange juice, cantaloupe, honeydew, kiwi, mango, papaya, dried fruit, raisin, sultana, prune, date, dried apricot, apricot, pumpkin, butternut, acorn squash, winter squash, parsnip, beet, spinach, swiss chard, chard, bean, lentil, artichoke, brussels sprout, coconut water, salt substitute, molasses, nut, pistachio, almond, peanut, peanut butter, sunflower seed, pumpkin seed, chocolate, cocoa, wheat bran, granola, milk, yogurt',
        harmless:
          'green bean, string bean, vanilla bean, coffee bean, bean sprout, coconut milk, almond milk, oat milk, rice milk, almond extract, orange pepper, orange bell pepper, potato starch, avocado oil, use by date',
      },
    ],
  },
  {
    // National Kidney Foundation, "Phosphorus and your CKD diet": foods high in phosphorus, and those with phosphates added.
    names:
      'high phosphorus food, phosphorus rich food, high phosphorus, food high in phosphorus, high in phosphorus',
    words: [
      {
        terms:
          'milk, buttermilk, cheese, yogurt, ice cream, pudding, custard, cream soup, chocolate, cocoa, nut, almond, cashew, walnut, pecan, pistachio, hazelnut, peanut, peanut butter, sunflower seed, pumpkin seed, sesame seed, tahini, bean, lentil, chickpea, split pea, hummus, soybean, wheat bran, oat bran, granola, cola, beer, liver, kidney, sardine, anchovy, oyster, roe, ham, bacon, sausage, hot dog, salami, deli meat, processed meat, processed cheese',
        harmless:
          'green bean, string bean, vanilla bean, coffee bean, bean sprout, coconut milk, almond milk, rice milk, almond extract, nutmeg, coconut, water chestnut, sesame oil, peanut oil, kidney bean, root beer, ginger beer, cream cheese',
      },
    ],
  },
  {
    // National Institute of Diabetes and Digestive and Kidney Diseases, "Eating, diet, and nutrition for kidney stones";
    // beets, chard, potatoes and cocoa: National Kidney Foundation, "Kidney stone diet plan and prevention".
    names:
      'high oxalate food, high oxalate, oxalate, oxalate rich food, food high in oxalate, high in oxalate',
    words: [
      {
        terms:
          'spinach, rhubarb, swiss chard, chard, beet, beetroot, beet green, nut, almond, almond flour, almond butter, cashew, hazelnut, walnut, pecan, pine nut, peanut, peanut butter, wheat bran, bran cereal, soybean, tofu, tempeh, sweet potato, potato, french fry, chocolate, cocoa, black tea, okra',
        harmless: 'almond extract, nutmeg, coconut, potato starch',
      },
    ],
  },
  {
    // Arthritis Foundation, "Gout diet: dos and don'ts"; NHS, "Gout".
    names: 'high purine food, high purine, purine, purine rich food, food high in purine, high in purine',
    words: [
      {
        terms:
          'liver, kidney, sweetbread, tripe, tongue, brain, offal, pate, foie gras, venison, anchovy, sardine, herring, mackerel, trout, tuna, haddock, codfish, mussel, scallop, shrimp, prawn, crab, lobster, beef, pork, lamb, veal, bacon, beer, gravy, marmite, yeast extract, roe',
        harmless: 'kidney bean, root beer, ginger beer, crab apple',
      },
    ],
  },
  {
    // USDA FoodData Central: the vegetables and herbs with more than 100 µg of vitamin K per 100 g.
    names:
      'vitamin k, vitamin k food, high vitamin k food, food high in vitamin k, vitamin k rich food, high in vitamin k',
    words: [
      {
        terms:
          'kale, spinach, collard, swiss chard, chard, mustard green, turnip green, beet green, dandelion green, broccoli, broccoli rabe, brussels sprout, parsley, cilantro, basil, chive, scallion, lettuce, romaine, endive, watercress, cress, arugula, cabbage, asparagus, leafy green, natto, pesto, chimichurri',
        harmless: 'dried basil, dried parsley',
      },
    ],
  },
  {
    // Monash University, "High and low FODMAP foods".
    names: 'fodmap, high fodmap food, high fodmap, food high in fodmap, fodmap food, high in fodmap',
    words: [
      {
        terms:
          'onion, garlic, shallot, leek, wheat, rye, barley, bread, pasta, couscous, bean, lentil, chickpea, milk, yogurt, ice cream, soft cheese, ricotta, cottage cheese, apple, pear, mango, watermelon, cherry, peach, plum, apricot, dried fruit, honey, agave, mushroom, cauliflower, asparagus, artichoke, cashew, pistachio, sorbitol, mannitol, xylitol, maltitol, high fructose corn syrup, inulin, chicory root',
        harmless:
          'green bean, string bean, vanilla bean, coffee bean, bean sprout, onion green, garlic oil, garlic infused oil, almond milk, rice milk, coconut milk, oyster mushroom, cherry tomato, plum tomato, gluten free bread, gluten free pasta, sourdough spelt bread',
        promises: 'low fodmap, fodmap friendly, lactose free, gluten free',
      },
    ],
  },
  {
    names: 'caffeine, caffeinated drink, caffeinated',
    words: [
      {
        terms:
          'caffeine, coffee, espresso, cold brew, matcha, black tea, green tea, white tea, oolong, mocha, latte, cappuccino, kahlua, earl grey, english breakfast tea, iced tea, chai, cola, coke, pepsi, red bull, energy drink, guarana, yerba mate, tiramisu, coffee liqueur, yaupon',
        harmless: 'coffee grinder, coffee mug',
        promises: 'decaf, decaffeinated, caffeine free',
      },
    ],
  },
  {
    names: 'oily fish, fatty fish, blue fish',
    words: [
      {
        terms:
          'salmon, mackerel, sardine, herring, trout, anchovy, kipper, pilchard, sprat, eel, whitebait, bluefish, bloater, rollmop, lox, gravlax, bonito, horse mackerel, arctic char, sablefish, black cod, white anchovy',
      },
    ],
  },
  {
    names: 'smoked fish',
    words: [
      {
        terms:
          'smoked salmon, smoked trout, smoked mackerel, smoked haddock, smoked herring, smoked eel, smoked fish, smoked cod, smoked tuna, kipper, lox, finnan haddie, bloater, smoked sturgeon, smoked whitefish, smoked sprat',
      },
    ],
  },
  {
    names: 'aged cheese, mature cheese, hard cheese, strong cheese',
    words: [
      {
        terms:
          'parmesan, parmigiano, grana padano, pecorino, cheddar, gouda, gruyere, comte, emmental, swiss cheese, manchego, asiago, provolone, romano, cotija, edam, blue cheese, gorgonzola, roquefort, stilton, brie, camembert, aged cheese, mature cheese, mimolette, manchego, idiazabal, mahon, raclette, red leicester',
        promises: 'vegan, dairy free, plant based',
      },
    ],
  },
  {
    names: 'stinky cheese, smelly cheese, mouldy cheese, moldy cheese',
    words: [
      {
        terms:
          'blue cheese, gorgonzola, roquefort, stilton, cambozola, danish blue, cabrales, saint agur, dolcelatte, bleu, limburger, munster, epoisses, taleggio, camembert, brie, reblochon, livarot, pont leveque',
        promises: 'vegan, dairy free, plant based',
      },
    ],
  },
]
