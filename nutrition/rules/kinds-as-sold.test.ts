import { ALLERGENS, type Allergen } from '@evenplate/domain/options'
import { describe, expect, it } from 'vitest'
import { violationsIn } from './rules.ts'

const foundIn = (line: string): Allergen[] =>
  ALLERGENS.filter(
    (allergen) => violationsIn(line, { allergies: [allergen], diets: [], avoid: [] }).length > 0,
  )

describe('a kind of food', () => {
  it.each([
    ['fried grouper basket', 'wheat fish'],
    ['deep-fried okra', 'wheat'],
    ['chipirones rebozados', 'wheat shellfish'],
    ['berenjenas fritas con miel', 'wheat'],
    ['bison burger', 'wheat'],
    ['egg salad sandwich on a plate', 'wheat eggs'],
    ['sausage sarnie', 'wheat'],
    ['sanguche de lomo', 'wheat'],
    ['pan de semillas', 'wheat'],
    ['1 mendrugo de pan', 'wheat'],
    ['1 concha negra', 'shellfish'],
    ['piece of flake in batter', 'wheat fish'],
    ['vanilla Fortisip', 'dairy'],
    ['jamaican festival', 'wheat'],
    ['2 nestle turtles', 'nuts dairy'],
    ['zarzuela de pescado', 'fish shellfish'],
    ['plum tart', 'wheat'],
    ['strawberry shake', 'dairy'],
    ['batido de guanábana', 'dairy'],
    ['1 cortado', 'dairy'],
    ['2 scoops pistachio ice cream', 'nuts dairy'],
    ['hazelnut latte', 'nuts dairy'],
    ['banana yogurt', 'dairy'],
    ['vanilla bean frozen yogurt', 'dairy'],
    ['creamy broccoli soup', 'dairy'],
    ['seafood chowder', 'dairy wheat shellfish'],
    ['veal parmesan', 'wheat dairy'],
    ['pork stir fry', 'soy wheat'],
    ['szechuan shrimp', 'soy wheat shellfish'],
    ['instant noodles', 'soy wheat'],
    ['krab salad', 'eggs'],
    ['1 pint pale ale', 'gluten'],
    ['una caña y unas olivas', 'gluten'],
    ['2 slices mushroom pizza', 'wheat dairy'],
    ['sesame noodles', 'wheat sesame'],
    ['carrot muffin', 'wheat dairy eggs'],
    ['homestyle chicken strips', 'wheat'],
    ['bacon cheeseburger', 'wheat dairy'],
    ['smoked gouda mac', 'wheat dairy'],
    ['curry udon', 'soy wheat'],
  ])('holds what it is mostly sold with: %s', (line, held) => {
    expect(foundIn(line)).toEqual(expect.arrayContaining(held.split(' ')))
  })

  it.each([
    ['pan-fried okra', 'wheat'],
    ['quince cheese', 'dairy'],
    ['milk of magnesia', 'dairy'],
    ['queso de tuna', 'fish'],
    ['1 concha negra', 'wheat'],
    ['bison burger patty', 'wheat'],
    ['burger, no bun', 'wheat'],
    ['hamburguesa sin pan', 'wheat'],
    ['gluten-free plum tart', 'wheat'],
    ['sándwich sin gluten', 'wheat'],
    ['vegan strawberry shake', 'dairy'],
    ['oat milk latte', 'dairy'],
    ['latte with almond milk', 'dairy'],
    ['coconut milk ice cream', 'dairy'],
    ['pea protein shake', 'dairy'],
    ['dairy-free mac and cheese', 'dairy'],
    ['gluten-free mac and cheese', 'wheat'],
    ['tomate cortado en cubos', 'dairy'],
    ['2 huevos batidos', 'dairy'],
    ['lemon sorbet', 'dairy'],
    ['2 arepas', 'wheat'],
    ['3 tamales', 'wheat'],
    ['rice crackers', 'wheat'],
    ['rice noodle salad', 'wheat'],
    ['2 corn tortilla tacos', 'wheat'],
    ['pão de queijo', 'wheat'],
    ['empanadas de maíz', 'wheat'],
    ['palomitas sin mantequilla', 'dairy'],
    ['zucchini noodles', 'wheat'],
    ['ginger beer', 'gluten'],
    ['azúcar de caña y limón', 'gluten'],
    ['cauliflower crust pizza', 'wheat'],
    ['fresh shrimp', 'wheat'],
    ['1 lb chicken tenders', 'wheat'],
    ['red onion rings', 'wheat'],
    ['carnitas burrito bowl', 'wheat'],
    ['fajitas without tortilla', 'wheat'],
  ])('does not alarm about what is made without: %s', (line, held) => {
    expect(foundIn(line)).not.toContain(held)
  })
})
