import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'
import { isOrdinary } from './ordinary.ts'

const brief = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)
const notKnown = (text: string) =>
  brief(text)
    .readings.filter((reading) => reading.text.includes('a food we don’t know'))
    .map((reading) => reading.text.replace(/:.*/, ''))

describe('ordinary words', () => {
  it.each(
    'losing lowish gestational prediabetica prediabeticas needed overcooked swallowing coworkers effortless harta hartos cachito blanditas salado tolero toleramos freir capear empanizarlo comiendo rapidita sabrosísimo heaviest sensibly'.split(
      ' ',
    ),
  )('name no food: %s', (word) => expect(isOrdinary(word.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(true))

  it.each(
    'okroshka zapallito waterzooi carbonada curanto calamar caviar flaxseed birdseed zorgle flurbs kolak tiradito'.split(
      ' ',
    ),
  )('may be a food: %s', (word) => expect(isOrdinary(word)).toBe(false))

  it.each([
    "mum's on a puree diet after her stroke and losing weight, need something with plenty calories",
    'church potluck dish for 10-12, lowish carb so theres one thing i can eat',
    'rough day. something warm that takes basically zero effort, just for me',
    'dinner with leftovers and coworkers',
    'salmon, nothing overcooked or bland',
    'tacos without drama',
    'shrimp pasta, no wait, rice',
    'chicken soup, squash not needed',
    'chicken and swallowing problems',
    'pasta with effortless prep and minimal cleanup',
    'cena vegana con harta fibra',
    'media calabacita y un cachito de queso',
    'solo puedo comer cosas blanditas, algo calientito y salado nomás para mí',
    'mofongo, se me enferma si no come eso',
    'chiles rellenos al horno, nada de capear ni freir',
    'empanadas de carne, soy celíaca y prediabética',
    'sopa de pollo, la leche no la tolero',
    'unas lentejitas con poquita sal y hartas verduras',
    'sopa con amor y cariño',
    'pollo, no quiero freírlo ni empanizarlo',
    'me quitaron la vesícula, cena ligera',
  ])('are not reported as unknown foods: %s', (text) => expect(notKnown(text)).toEqual([]))

  it.each([
    ['chicken with okroshka', 'okroshka'],
    ['soup without zorgle or milk', 'no zorgle'],
    ['dinner with flurbs', 'flurbs'],
    ['low carb waterzooi', 'waterzooi'],
    ['una carbonada sin durazno', 'carbonada'],
    ['cena con curanto', 'curanto'],
  ])('leave foods we do not know to be told: %s', (text, told) => expect(notKnown(text)).toContain(told))

  it.each([
    ['chicken soup, squash not needed', 'squash'],
    ['chicken soup, the squash is not required please', 'squash'],
    ['chicken and rice, onions not wanted', 'onions'],
    ['pasta, cheese not necessary', 'cheese'],
    ['pulled pork with a sauce thats not sugary', 'sugary'],
    ['sopa de pollo, la leche no la tolero', 'milk'],
    ['arroz con pollo, el queso no lo tolero bien', 'cheese'],
    ['sopa, los frijoles no los puedo comer', 'beans'],
    ['sopa de pollo, cebolla no necesaria', 'onion'],
    ['sopa de pollo, la cebolla no hace falta', 'onion'],
  ])('after a refusal do not hide the food: %s', (text, food) =>
    expect(brief(text).unwanted.join(' ')).toContain(food),
  )

  it.each([
    ['cena vegana con harta fibra', 'high-fibre'],
    ['sopa con bastante fibra', 'high-fibre'],
    ['cena con harta proteína', 'high-protein'],
    ['lunch with tons of fiber', 'high-fibre'],
    ['loads of protein please, dinner', 'high-protein'],
  ])('say how much: %s', (text, style) => expect(brief(text).style).toContain(style))
})
