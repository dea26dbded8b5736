import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const brief = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('a food or dish we do not know', () => {
  it.each([
    ['kitfo cook up for 3, no bacon', 'kitfo'],
    ['ogbono salad, very peppery, serve 3', 'ogbono'],
    ['can i do tlayudas with banku in the slow cooker', 'banku'],
    ['my gran made domoda, lower carb version for two', 'domoda'],
    ['I have khinkali in the freezer, 20 mins', 'khinkali'],
    ['ogbono in ramekins for a dinner party', 'ogbono'],
    ['banku banku tonight, no leaves here in peebles lol', 'banku banku'],
    ['pap is killing my sugar', 'pap'],
    ['anything with kenkey and carrots', 'kenkey'],
    ['something like tlayudas but with molokhia and no peanuts', 'molokhia'],
    ['quiero carapulcra para cuatro sin horno', 'carapulcra'],
    ['tengo juane y dos zanahorias, ¿qué preparo?', 'juane'],
    ['carapulcra con sobras de frejoles y poquito arroz, no hígado', 'carapulcra'],
    ['mi mamá hacía olluquito los domingos, somos tres', 'olluquito'],
  ])('is told wherever it stands: %s', (text, told) => {
    const { unknown, strange = [] } = brief(text)
    expect([...unknown, ...strange]).toContain(told)
  })

  it.each([
    ['a big salad and ogbono on top, served warm', ['ogbono'], undefined],
    ['my mother always put ogbono over the salad', [], ['ogbono']],
    ['ogbono for three', ['ogbono'], undefined],
    ['chicken with ogbono', ['ogbono'], undefined],
  ])(
    'stops nothing if a food or dish is named, unless only a food can stand there: %s',
    (text, unknown, strange) => {
      expect(brief(text).unknown).toEqual(unknown)
      expect(brief(text).strange).toEqual(strange)
    },
  )

  it.each([
    'GDM dinner please',
    'IBS says no onions, chicken dinner',
    'Peruvian style dinner with chicken',
    'filipino style dinner with chicken',
    'dinner in the ninja foodi with chicken thighs',
    'walk the dogs first, then chowder',
    'merluza a la plancha',
    'pechuga a la parrilla',
    '2 tsp of oil, chicken halved lengthwise',
  ])('is none of these: %s', (text) => {
    expect(brief(text).unknown).toEqual([])
    expect(brief(text).strange).toBeUndefined()
  })

  it.each([
    ['turkey leftovers curry, no cream', 'curry'],
    ['ham leftovers omelet', 'omelet'],
    ['chicken leftovers enchiladas tonight', 'enchiladas'],
  ])('is not what is cooked from leftovers: %s', (text, dish) =>
    expect(brief(text).dish?.said).toContain(dish),
  )

  it.each([
    ['leftover curry, what else can i make', null],
    ['a batch that doubles as lunch', null],
    ['something that doubles well for the freezer', null],
  ])('leaves other words alone: %s', (text, dish) => expect(brief(text).dish).toBe(dish))

  it.each([
    ['doubles from trinidad, baked not fried', 'trinidad doubles'],
    ['craving doubles, low carb', 'trinidad doubles'],
    ['bunny chow in the slow cooker', 'bunny chow'],
    ['mannish water for six', 'mannish water'],
    ['mohinga salad, very peppery', 'mohinga'],
  ])('is a dish although its words are ordinary: %s', (text, dish) =>
    expect(brief(text).dish?.said).toBe(dish),
  )

  it.each([
    ['anything with snags and cabbage, 20 mins', 'sausages'],
    ['tengo media berza y dos zanahorias', 'collard greens'],
    ['unos frejolitos con pollo', 'beans'],
  ])('is none in other words: %s', (text, food) =>
    expect(brief(text).foods.map(({ said }) => said)).toContain(food),
  )

  it.each([
    'somthing quick for my daughter, she is four',
    'dinner here in peebles, we are at the caravan',
    'pasta that freezes well, minimal cleanup',
    'something eggy and cheap, max 30g carbs',
    'chicken for Ngozi and me',
    'iced coffee like the Starbucks one but without the syrup',
    'a mild curry for my Thandeka',
    'desayuno sin huevo que ya me tiene harta',
    'merluza, le cuesta masticar y tiene la tensión alta',
    'una sopita calentita para mi abuela, cargamos con la mudanza',
    'algo liso y suave, estaría bien con pollo',
    'galletitas de avena para la merienda',
    'el médico nos mandó bajar de peso y comieron mal todo el mes',
  ])('is not an ordinary word, a name or a place: %s', (text) => expect(brief(text).unknown).toEqual([]))
})
