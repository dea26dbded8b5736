import { violationsIn } from '@evenplate/nutrition/rules/rules'
import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { languageOf } from './languages.ts'
import { wholeReading } from './whole-reading.ts'

const refusalsOf = (text: string) => {
  const { allergies, diets, unwanted } = wholeReading(text, languageOf(text), DISHES)
  return { allergies, diets: [...diets], avoid: unwanted }
}
const isRefused = (line: string, text: string): boolean => violationsIn(line, refusalsOf(text)).length > 0

const ASKED = [
  '',
  'quick chicken dinner',
  'dinner',
  'party food',
  'my mom’s meatloaf',
  'tacos for the family',
  'lunch at work',
]
const REFUSED = [
  'without garlic',
  'no garlic',
  'w/o garlic',
  'without garlic and peppers',
  'but no garlic',
  'I don’t like garlic',
  'hold the garlic',
]
const MORE = [
  '',
  ' under 30 g carbs for two',
  ' that my kids will love',
  ' for a party',
  ', not too spicy',
  ' in 20 minutes, I can’t cook long',
]
const ASKED_ES = [
  '',
  'cena rápida de pollo',
  'un guiso para 4',
  'trabajo lejos y no hay donde calentar, quiero un lonche',
]
const REFUSED_ES = ['sin ajo', 'sin nada de ajo', 'sin ajo ni pimiento', 'no le pongas ajo', 'quítale el ajo']
const MORE_ES = ['', ' con menos de 30 g de carbohidratos', ' que no pique mucho', ' para 2 personas']
const every = (one: string[], two: string[], three: string[]): string[] =>
  one.flatMap((asked) => two.flatMap((refused) => three.map((more) => `${asked} ${refused}${more}`.trim())))

describe('a plain refusal', () => {
  it('is never taken back, whatever else the text says', () => {
    const texts = [...every(ASKED, REFUSED, MORE), ...every(ASKED_ES, REFUSED_ES, MORE_ES)]
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.filter((text) => !isRefused('2 cloves garlic', text))).toEqual([])
  })
  it.each([
    ['4 oz tuna', 'There’s only a microwave at work, no oven. Don’t give me tuna, the coworkers complain'],
    ['4 oz beef liver', 'Iron rich meals for a lady of 82 who doesn’t like liver'],
    ['8 oz shrimp', 'Things I don’t eat: pork, shrimp, eggplant. Things I love: chicken. Go!'],
    ['8 oz crab', 'Por religión quedan fuera camarón y jaiba. Un caldo'],
  ])('stands beside other words that say no: %s', (line, text) => expect(isRefused(line, text)).toBe(true))
  it.each([
    ['4 oz catfish', 'any fish besides catfish, fried in the oven'],
    ['1 cup okra', 'Any vegetable but okra, roasted'],
    ['2 cups squash', 'fall dinner with apples in it, squash not needed'],
    ['8 oz crab', 'sushi bowl w/ avocado, crab excluded'],
    ['1 tbsp chives', 'Baked potato. Chives shouldn’t be on it'],
    ['5 dates', 'energy bites w nuts. Dates are too much sugar so don’t include any'],
    ['1 cup croutons', 'romaine salad, croutons off'],
    ['1/2 onion', 'Please don’t serve raw onion on the black beans'],
    ['1 cup quinoa', 'I’ve had enough of quinoa, give me a salad with feta'],
    ['1 egg', 'eggless banana bread'],
    ['1/2 onion', 'Looking for a no-onion guacamole, 6 people'],
    ['1 bell pepper', 'omlette w ham n cheese, nooo bell pepper'],
    ['2 slices white bread', 'Switch the white bread to rye and give me a good toastie'],
    ['2 leeks', 'Take out the leeks and give me a plain potato soup'],
    ['1 banana', 'please keep bananas, oranges and tomatoes out of it. A light lunch'],
    ['4 oz tuna', 'lunchbox ideas for a T1 teen who refuses tuna'],
    ['6 asparagus', 'Spring dinner w/ lamb chops. Asparagus is not something I enjoy.'],
    ['2 cloves garlic', 'paneer sabzi without onion garlic, my MIL is Jain'],
    ['1 green plantain', 'Se puede hacer un mofongo sin plátano, con camarones'],
    ['1/4 cup almond flour', 'low carb bread that isnt almond flour (allergic)'],
    ['4 oz cod', 'Quiero algo de pescado, bueno no, que mi hija es alérgica. Mejor con huevos'],
    ['4 oz cod', 'something with fish... no, my son’s allergic, beef then'],
    ['1 bun', 'hamburguesa sin pan para 2'],
    ['1 bun', 'bun-less burger tonight'],
    ['1 cup cauliflower', 'everyone says cauliflower for low carb and I don’t like it at all. Meatballs'],
    ['1 eggplant', 'Cualquier verdura menos berenjena, somos tres'],
    ['1 avocado', 'ensalada con camarones, la palta dejala afuera'],
    ['1 tbsp mustard', 'lomo de cerdo al horno, mostaza no lleva porque no me agrada'],
    ['1 cup milk', 'batido con banano, leche no, que me inflama'],
    ['1 cup peas', 'verduras con zanahoria, los chícharos nunca me han gustado'],
    ['1 cup green beans', 'Las judías verdes no me las metas, las aborrezco. Tengo patatas'],
    ['2 sausages', 'lonche para mi niña, ya no quiero darle salchichas'],
    ['2 cups squash', 'Cena de otoño para 6, que no sea con calabaza'],
    ['4 oz tuna', 'huevos rellenos que no sean de atún'],
    ['1 cup lentils', 'comida para 4, a nadie en mi casa le gustan las lentejas'],
    ['1 tbsp ginger', 'Sopa crema de zapallo, obviá el jengibre'],
    ['1 cup rice', 'bistec a la plancha pero cámbiame el arroz por otra cosa'],
    ['4 oz pork', 'En mi casa no se come cerdo. ¿Qué preparo el viernes?'],
    ['1 lb duck', 'No al pato, no al conejo. Con lombarda'],
    ['1 tbsp ginger', 'cerdo salteado, siempre y cuando no tenga jengibre'],
  ])('may stand before or behind its food or in another word: %s, %s', (line, text) =>
    expect(isRefused(line, text)).toBe(true),
  )
})

it.each([
  ['1 apple', 'apple crumble for 4 no added sugar'],
  ['8 oz crab', 'crab cakes gluten free'],
  ['1 karela', 'karela sabzi not too bitter'],
  ['3 bananas', '3 bananas going black. bread? muffins? whatever, just not loads of sugar'],
  ['1 avocado', 'sushi bowl w/ avocado, crab excluded'],
  ['2 eggs', 'Fried rice with eggs and cauliflower rice, green onions left out'],
  ['1 lb ground beef', 'chili without beans, lots of ground beef'],
  ['2 nopales', 'Huevos con nopales, cebollín favor de no incluir'],
  ['1 cup rice', 'qué puedo hacer con salmón y arroz no le pongas apio'],
  ['2 eggs', 'revuelto de huevos, no como jamón'],
  ['1 lb pork chops', 'no more than 500 calories, pork chops and apples'],
  ['1 cup oatmeal', 'no dried fruit oatmeal'],
  ['2 tbsp peanut butter', 'I can’t stop eating peanut butter, a snack with it'],
  ['1 lb chicken', 'pull the chicken off the bone and make soup'],
  ['1 lb chicken', 'chicken salad stays in the fridge for days, make me some'],
  ['1 butternut squash', 'get rid of my squash: soup'],
  ['1 lb pollo', 'sopa de pollo, nada que lleve crema'],
  ['1 lb pescado', 'pescado, no para mí sino para mi papá'],
  ['1 taza de lentejas', 'llevo días sin comer lentejas, quiero lentejas'],
  ['1 lb pavo', 'a nadie le gusta el pavo seco, hazlo jugoso'],
  ['1 lb merluza', 'no se me ocurre nada con merluza'],
  ['1 lb salmón', 'no tengo tiempo, salmón'],
  ['1 taza de arroz', 'evita que el arroz se pegue'],
  ['1 lb chicken', 'no onions, no garlic, no dairy, chicken'],
  ['2 chicken thighs', 'I have 2 chicken thighs and an air fryer. go'],
  ['1 lb ham', 'tons of ham left from easter. dont say split pea soup'],
  ['1 cauliflower', 'mashed potatoes, substitute cauliflower for the potatoes'],
])('what else the text names is not refused: %s, %s', (line, text) =>
  expect(isRefused(line, text)).toBe(false),
)
