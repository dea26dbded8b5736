import { describe, expect, it } from 'vitest'
import { avoidTermsOf, violationsIn, withoutExceptions } from '../rules.ts'

const stopped = (box: string, lines: string[]) =>
  lines.filter(
    (line) => violationsIn(line, { allergies: [], diets: [], avoid: avoidTermsOf(box) }).length > 0,
  )

/** The box as people fill it in, lines that must stay out of the dish, and lines that may be in it. */
describe('the avoid box', () => {
  it.each<[string, string[], string[]]>([
    ['nightshade veg', ['1 aubergine', '2 tomatoes'], ['1 zucchini']],
    ['alcohol in sauces', ['1/2 cup dry white wine'], ['1 tbsp red wine vinegar']],
    [
      'white carbs',
      ['1 cup white rice', '2 slices white bread', '8 oz spaghetti'],
      ['1 cup cauliflower rice', '1 cup white beans'],
    ],
    ['I avoid mostly dairy', ['1 cup milk', '2 tbsp butter'], ['1 cup coconut milk']],
    ['coconut milk', ['1 can coconut milk'], ['1 cup milk', '2 tbsp coconut oil']],
    ['peanut butter', ['2 tbsp peanut butter'], ['2 tbsp butter']],
    ['oatmeal', ['1 cup rolled oats'], ['1 cup rice']],
    ['cebolla', ['1 onion', '1 cebolla'], ['1 zanahoria']],
    ['butter', ['2 cucharadas de mantequilla'], ['2 cucharadas de mantequilla de maní']],
    ['lime', ['1 lime'], ['1 cup lima beans']],
    ['bread', ['2 slices bread', '100 g de pan'], ['1 tbsp oil, for the pan']],
    ['bell peppers', ['2 pimientos rojos', '1 pimiento verde'], ['1 cucharadita de pimienta']],
    ['ham', ['80 g de jamón york', '4 slices prosciutto'], ['1 pechuga de pavo']],
    ['cod', ['300 g de bacalao'], ['300 g de salmón']],
    [
      'sausage',
      ['6 oz kielbasa, sliced', '4 bratwurst', '3 oz andouille', '100 g de chorizo', '2 hot dogs'],
      ['1 lb ground pork', '2 hot dog buns', '4 oz pepperoni'],
    ],
    ['kielbasa', ['6 oz kielbasa, sliced'], ['4 bratwurst']],
    ['prickly pear', ['100 g de tunas'], ['1 can tuna']],
    ['cooked carrots', ['2 carrots'], ['1 parsnip']],
    ['sugar snap peas', ['1 cup sugar snap peas'], ['1 tbsp sugar']],
    ['egg noodles', ['200 g egg noodles'], ['8 oz rice noodles', '2 eggs']],
    [
      'sugar alcohols',
      ['2 tbsp erythritol', '1 tsp xylitol', '1 tbsp maltitol', '1 tsp sorbitol', '2 tbsp isomalt'],
      ['1 tsp sugar', '1 tsp vanilla', '2 tbsp stevia'],
    ],
    [
      'mushrooms / olives / anything with blue cheese',
      ['100 g shiitake', '10 kalamata olives', '2 oz gorgonzola'],
      ['1 tbsp olive oil', '1 cup cheddar'],
    ],
    ['No dairy or eggs.', ['1 cup yogurt', '2 eggs'], ['1 eggplant', '1 cup oat milk']],
    ['allergic to shellfish and sesame', ['200 g prawns', '1 tbsp tahini'], ['2 salmon fillets']],
    ['brocoli, cauliflour', ['2 cups broccoli', '1 head cauliflower'], ['1 cup cabbage']],
    ['mushroms', ['1 cup mushrooms, sliced'], ['1 cup spinach']],
    ['tomatos and potatos', ['2 tomatoes', '3 potatoes'], ['1 sweet potato']],
    ['peanutts!!', ['2 tbsp peanut butter', '1/4 cup peanuts'], ['1/4 cup almonds']],
    ['sin cebolla ni ajo', ['1 onion, chopped', '3 cloves garlic'], ['1 carrot']],
    ['mariscos y cacahuates', ['200 g shrimp', '1/4 cup peanuts'], ['1 chicken breast']],
    ['pas de champignons, ni de fromage', ['8 oz cremini, sliced', '1/2 cup cheddar'], ['1 zucchini']],
    ['keine Pilze, keine Nüsse', ['1 cup mushrooms', '1/4 cup walnuts'], ['1/4 tsp nutmeg']],
    ['niente melanzane o peperoni', ['1 aubergine', '1 red bell pepper'], ['1 tomato']],
    ['Zwiebeln und Knoblauch', ['1 red onion', '2 cloves garlic'], ['1 stalk celery']],
    ['Nutella', ['2 tbsp Nutella'], ['1/4 cup blueberries']],
    ['Philadelphia, Kraft singles', ['2 tbsp Philadelphia', '4 oz cream cheese'], ['1 cup oat milk']],
    ['anything with gluten in it', ['8 oz spaghetti', '1/2 cup barley'], ['1 cup quinoa']],
    ['anything that contains soy', ['1 block tofu', '1 tbsp soy sauce'], ['1 can black beans']],
    ['less onion', ['1 onion'], ['1 carrot']],
    ['less sugar', ['1/4 cup sugar'], ['1 cup sugar snap peas']],
    ['no meat except chicken', ['1 lb ground beef', '4 slices bacon'], ['2 chicken breasts']],
    ['all fish except salmon', ['1 cod fillet', '1 can tuna'], ['2 salmon fillets']],
    ['nuts (except almonds)', ['1/4 cup walnuts', '1/4 cup cashews'], ['1/4 cup almonds']],
    ['dairy, but cheese is ok', ['1 cup milk'], ['1/2 cup cheddar']],
    ["can't do cilantro, tastes like soap", ['1/4 cup fresh coriander'], ['1 bar parsley']],
    ['raw onions', ['1 red onion, thinly sliced'], ['1 carrot']],
    ['my husband hates eggplant', ['1 aubergine'], ['2 eggs']],
    ['kids won’t eat brussels sprouts', ['1 lb Brussels sprouts'], ['1 cup kale']],
    ['pork for religious reasons', ['4 slices bacon', '1 lb pork chops'], ['1 lb ground turkey']],
    [
      'pork/alcohol/gelatin (halal)',
      ['4 oz pancetta', '1/2 cup white wine', '1 packet gelatin'],
      ['1 lb ground beef'],
    ],
    ['high FODMAP foods: onion, garlic, wheat', ['1 onion', '2 cloves garlic', '1 cup flour'], ['1 carrot']],
    ['tree nuts; peanuts are fine', ['1/4 cup walnuts'], ['2 tbsp peanut butter']],
    [
      'Milk, cheese, yogurt etc.',
      ['1 cup milk', '1/2 cup feta', '1 cup Greek yogurt'],
      ['1 can coconut milk'],
    ],
    ['oily fish like mackerel and sardines', ['1 mackerel fillet', '1 can sardines'], ['2 chicken breasts']],
    [
      'I do not eat beef or anything from a pig',
      ['1 lb ground beef', '4 slices bacon'],
      ['2 chicken thighs'],
    ],
    ['no added sugars, no artificial sweeteners', ['1/4 cup sugar', '1 tsp sucralose'], ['1 cup berries']],
    ['corn syrup and corn starch', ['1/4 cup corn syrup', '1 tbsp cornstarch'], ['1 cup quinoa']],
    ['spicy things, capers, green peas', ['1 jalapeño', '1 tbsp capers', '1 cup peas'], ['1 cup chickpeas']],
    ['egg whites', ['3 egg whites'], ['1 cup spinach']],
    ['seafood (but canned tuna okay)', ['200 g shrimp', '1 cod fillet'], ['1 can tuna']],
    ['bell peppers give me heartburn', ['1 red bell pepper'], ['1/2 tsp black pepper']],
    [
      'egss, mlik, fihs, penuts, wheet',
      ['2 eggs', '1 cup milk', '1 cod fillet', '2 peanuts', '1 cup flour'],
      [],
    ],
    [
      'eggs eggplant coconut milk milk',
      ['2 eggs', '1 aubergine', '1 can coconut milk', '1 cup milk'],
      ['1 cup rice'],
    ],
    ['raw fish, raw milk', ['8 oz sashimi'], ['2 salmon fillets', '1 cup milk']],
    ['carrots cooked or raw', ['2 carrots'], ['2 tbsp raw honey']],
    ['crevettes, huîtres, moules', ['200 g shrimp', '6 oysters', '1 lb mussels'], ['1 cod fillet']],
    ['Erdnüsse, Soja und Sellerie', ['2 tbsp peanut butter', '1 block tofu', '2 stalks celery'], ['1 onion']],
    ['garlic (I can have garlic-infused oil)', ['2 cloves garlic'], ['1 onion']],
    ['artificial sweetners, mayo/miracle whip', ['1 tsp sucralose', '2 tbsp mayonnaise'], ['1 tsp vanilla']],
    [
      'brand names, tea break, daily',
      ['2 tbsp brand names'],
      ['1 cup milk', '1 tbsp brandy', '2 slices bread'],
    ],
    ['eggs unless baked', ['2 eggs'], []],
    ['brussle sprouts', ['1 lb Brussels sprouts'], ['1 cup bean sprouts']],
    ['chicken skin', ['crispy chicken skin'], ['2 chicken thighs']],
    ['I can eat cheese but not milk', ['1 cup milk'], ['1 cup white rice']],
    ['I eat anything except fish', ['1 cod fillet'], ['2 eggs']],
    ['nuts except almonds and shellfish', ['200 g prawns', '20 g walnuts'], ['1/4 cup almonds']],
    ['eggs (baked is fine)', ['2 eggs'], []],
    ['I love onions, no celery', ['1 stalk celery'], ['1 onion']],
  ])('reads “%s”', (box, out, stay) => {
    expect(stopped(box, out)).toEqual(out)
    expect(stopped(box, stay)).toEqual([])
  })

  it('never loses a food, however it is refused', () => {
    const foods = {
      peanuts: '2 tbsp peanut butter',
      eggs: '2 eggs',
      shellfish: '200 g shrimp',
      onions: '1 onion',
    }
    const lost = Object.entries(foods).flatMap(([food, line]) =>
      WAYS.map((way) => way.replaceAll('X', food)).filter((box) => stopped(box, [line]).length === 0),
    )
    expect(lost).toEqual([])
  })

  it('keeps the person’s own words for the page', () => {
    expect(avoidTermsOf('nightshade veg, all fish except salmon and tuna, high-heat oils')).toEqual([
      'nightshade veg',
      'fish except salmon and tuna',
      'high-heat oils',
    ])
  })

  it('keeps words that it cannot read, word for word', () => {
    expect(stopped('zorbleberry jam', ['2 tbsp zorbleberry jam', '2 tbsp strawberry jam'])).toEqual([
      '2 tbsp zorbleberry jam',
    ])
  })

  it('passes no exception to readers that would read it as a refusal', () => {
    expect(withoutExceptions('no meat except chicken, allergic to soy')).not.toMatch(/chicken|meat/)
    expect(withoutExceptions('I eat anything except fish')).toMatch(/fish/)
  })
})

const WAYS = [
  'no X',
  'allergic to X',
  'X allergy',
  'please no X or olives',
  'X (allergy)',
  'anything but X',
  'anything except X',
  'I eat everything except X',
  'olives but not X',
  'rice but not X',
  'olives are ok but X not',
  'I can have olives but not X',
  'X are not ok',
  'X is never fine',
  'X only',
  'X - no',
  'X-free please',
  'less X',
  'any X in any form',
  'X\nolives',
  'mostly X',
  'X because they make me sick',
  'X: hives',
  'X/olives etc',
]

it.each([
  ['all nuts incl. peanuts', ['nuts', 'peanuts']],
  ['dairy (esp. ghee and butter), eggs', ['dairy', 'ghee', 'butter', 'eggs']],
  ['including cilantro', ['cilantro']],
  ['nuts not including almonds', ['nuts except almonds']],
])('%s names each food by itself', (box, terms) => {
  expect(avoidTermsOf(box)).toEqual(terms)
})
