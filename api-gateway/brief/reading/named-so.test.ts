import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const brief = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)

describe('what is named as food or drink', () => {
  it.each([
    ["a gin drink that won't send my sugar through the roof", 'gin'],
    ['something refreshing, maybe a gin and tonic', 'gin and tonic'],
    ['I would love a kombucha after lunch', 'kombucha'],
    ['bubble tea low sugar', 'bubble tea'],
    ['quiero comer carne de dragón, tipo medieval, para 2', 'dragon'],
    ['dragon meat, medieval style', 'dragon'],
    ['a kangaroo stew for sunday', 'kangaroo'],
    ['jackalope stew for four', 'jackalope'],
    ['filete de cocodrilo para dos', 'cocodrilo'],
    ['una noche de carne de unicornio', 'unicornio'],
  ])('and not known is told: %s', (text, said) => expect(brief(text).unknown).toEqual([said]))

  it.each([
    'a smoothie with dragon fruit',
    'monkey bread for the kids',
    'dinner for a hungry bear of a husband',
    'chicken soup, no gin please',
    'karela sabzi not too bitter',
    'mi perro come mejor que yo, sopa de pollo',
  ])('is not heard where nobody asks for it: %s', (text) => expect(brief(text).unknown).toEqual([]))

  it.each([
    ['baby shower punch for 10, no alcohol, low sugar', 'drink'],
    ['cocktail for a party without alcohol', 'drink'],
    ['ponche para la fiesta, sin alcohol', 'drink'],
    ['un coctelito sin azúcar', 'drink'],
    ['algo de tomar bien frío', 'drink'],
    ['tapas for 4', 'snack'],
    ["hors d'oeuvres for a party", 'snack'],
    ['canapes for 12', 'snack'],
    ['vienen 10 personas, quiero botanitas', 'snack'],
    ['picoteo para 6', 'snack'],
    ['algo de picar para la fiesta', 'snack'],
    ['unas tapas para cuatro', 'snack'],
    ['shrimp cocktail for 4', null],
    ['chicken with cocktail sauce', null],
    ['a dinner that packs a punch', null],
  ])('is a kind of dish: %s', (text, course) => {
    const { course: read, mealType } = brief(text)
    expect(read ?? (mealType === 'Snack' ? 'snack' : null)).toBe(course)
  })

  it.each(['full english but make it sensible', 'a full irish breakfast', 'english fry up for two'])(
    'is the nearest dish of the book: %s',
    (text) => expect(brief(text).dish?.id).toBe('bacon-and-eggs'),
  )
})

describe('what we do not count', () => {
  it.each([
    ['low potassium low phosphorus low salt chicken dinner', ['low-potassium', 'low-phosphorus', 'low-salt']],
    ['low potassium and phosphorus dinner', ['low-potassium', 'low-phosphorus']],
    ['low purine dinner for gout', ['low-purines']],
    ["I'm on warfarin, low vitamin k lunch", ['low-vitamin-k']],
    ['potassium under 500 mg, fish', ['low-potassium']],
    ['iron rich dinner', ['high-iron']],
    ['low cholesterol dinner', ['low-cholesterol']],
    ['renal diet dinner, salmon', ['renal']],
    ['baja en potasio y fósforo, pollo', ['low-potassium', 'low-phosphorus']],
    ['cena baja en purinas', ['low-purines']],
    ['dinner for my dad with high blood pressure', ['low-salt']],
    ['I have hypertension, chicken dinner', ['low-salt']],
    ['my blood pressure is really high, a soup', ['low-salt']],
    ['need to lower my blood pressure, lunch', ['low-salt']],
    ['DASH diet lunch', ['low-salt']],
    ['heart failure, something with fish', ['low-salt']],
    ['a heart-healthy chicken dinner', ['low-salt', 'light']],
    ['cena para hipertensos', ['low-salt']],
    ['tengo la presión alta, algo con pollo', ['low-salt']],
    ['renal diet dinner, chicken', ['renal', 'low-salt']],
    ['sodium under 600 mg dinner', ['low-salt']],
    ['dinner, 1500mg of sodium per day', ['low-salt']],
    ['dinner, im limited to 2 g sodium a day', ['low-salt']],
    ['cena, maximo 1500 mg de sodio al dia', ['low-salt']],
  ])('is a style: %s', (text, styles) => expect(brief(text).style).toEqual(expect.arrayContaining(styles)))

  it.each([
    'my potassium is high, dinner ideas',
    'high cholesterol and high blood pressure, breakfast',
    'low carb cast iron skillet chicken',
    'my husband has high cholesterol, dinner',
    'tengo el colesterol alto, cena',
  ])('is not asked for: %s', (text) =>
    expect(brief(text).style.filter((style) => /iron|potassium|cholesterol/.test(style))).toEqual([]),
  )

  it.each([
    "I don't have high blood pressure, chicken soup",
    'beef heart tacos',
    'a dash of cinnamon on oatmeal',
    'low blood pressure, breakfast with eggs',
    'pressure cooker beans on high',
  ])('is no wish for little salt: %s', (text) => expect(brief(text).style).not.toContain('low-salt'))

  it('leaves out the foods known for it', () => {
    expect(brief('low potassium dinner').unwanted).toEqual(['high potassium food'])
    expect(brief('cena baja en purinas').unwanted).toEqual(['high purine food'])
  })
})

describe('what is curried', () => {
  it.each(['curried turnips, a side', 'curried rice'])('has curry powder in it: %s', (text) =>
    expect(brief(text).foods.map(({ said }) => said)).toContain('curry powder'),
  )

  it.each([
    ['curried chicken', 'chicken-curry'],
    ['curried eggs', 'egg-curry'],
    ['curried sausages', 'curried-sausages'],
  ])('is the dish of that name: %s', (text, dish) => expect(brief(text).dish?.id).toBe(dish))
})
