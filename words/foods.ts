/** What people say that is no single food: the gateway knows which foods answer it. Singular, lower case. */
export const FAMILIES: readonly string[] =
  `pb, fish, seafood, shellfish, meat, red meat, poultry, chicken, beef, pork, lamb, turkey, steak, mince, minced beef, beef mince, turkey mince, minced turkey, white fish, egg, bean, berry, nut, tree nut, seed, cheese, chocolate, dark chocolate, rice, pasta, noodle, bread, toast, potato, sweet potato, yogurt, greek yogurt, yoghurt, greek yoghurt, milk, cream, chia, oat, oatmeal, hummus, pepper, bell pepper, chili, chilli, chile, mushroom, lettuce, cabbage, squash, pumpkin, courgette, zucchini, aubergine, eggplant, prawn, green, leafy green, fruit, vegetable, veggie, veg, dairy, dairy product, animal product, gluten, wheat, soy, soya, sesame, lactose, alcohol, wine, sugar, honey, carb, carbohydrate, grain, legume, pulse, citrus, coconut, olive, tomato, onion, garlic, herb, coriander, cilantro, sausage, ham, bacon, liver, offal, duck, venison, rabbit, crab, sprout, pea, corn, sweetcorn, lentil, chickpea, garbanzo bean, caffeine, artificial sweetener, sweetener, spice, curry powder, coconut milk, goat cheese, goat's cheese, tortilla, rye bread, apple, banana`.split(
    /,\s*/,
  )

/** Named in passing far more often than asked for, or no food at all in most sentences. */
export const NOT_ASKED_FOR: readonly string[] =
  `savory, dairy, gluten, wheat, soy, soya, lactose, carb, carbohydrate, sugar, alcohol, caffeine, salt, pepper, black pepper, water, oil, ice, meat, date, broth, stock, syrup, spice, herb, sweetener, coffee, tea, fat, grain, sauce, dressing, animal product, dairy product, offal, sage, cooking spray, spray, green, grease, dip, seasoning`.split(
    /,\s*/,
  )
