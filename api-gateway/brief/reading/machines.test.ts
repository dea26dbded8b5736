import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('a machine that somebody lacks', () => {
  it.each([
    'bread i can bake myself, high fibre, no bread machine',
    'bread without a bread maker',
    "dinner rolls, I don't have a bread machine",
    'dinner rolls, my bread machine is broken',
    'rice and beans, no rice cooker',
    'ice cream, no ice cream maker',
    'homemade pasta without using a pasta machine',
    'corn tortillas without a tortilla press',
    "pizza, i don't own a pizza stone",
    'rice pilaf, no rice cooker or bread machine',
    'pan alto en fibra, sin panificadora',
    'pan alto en fibra, no tengo máquina de pan',
    'arroz con pollo, no tengo arrocera',
    'tortillas de maiz sin prensa para tortillas',
  ])('refuses no food: %s', (text) => expect(read(text).unwanted).toEqual([]))

  it.each([
    ['dinner rolls, no bread machine or walnuts', 'walnut'],
    ['dinner rolls, no bread machine and no walnuts', 'walnut'],
    ['chicken, no rice', 'rice'],
    ['soup, no bread', 'bread'],
    ['chicken, no rice, no rice cooker', 'rice'],
    ['rollos de pan sin panificadora ni nueces', 'nut'],
  ])('leaves other refusals: %s', (text, food) => expect(read(text).unwanted.join()).toContain(food))

  it('leaves other tools', () =>
    expect(read('rice pilaf, no microwave or rice cooker').tools.without).toEqual(['microwave']))
})

describe('a machine that somebody wants to use', () => {
  it.each([
    ['keto bread for my bread machine', 'bread-machine'],
    ['rice cooker chicken and vegetables', 'rice-cooker'],
    ['sous vide steak tonight', 'sous-vide'],
    ['vanilla ice cream in my ninja creami', 'ice-cream-maker'],
    ['arroz con pollo en la arrocera', 'rice-cooker'],
  ])('is read, and asks for no food: %s', (text, style) => {
    const { style: styles, foods, strange = [] } = read(text)
    expect(styles).toContain(style)
    expect(foods.map(({ said }) => said)).not.toContain('rice')
    expect(strange).toEqual([])
  })

  it.each(['chicken and rice, no rice cooker', 'bread without a bread machine'])(
    'is none that is lacking: %s',
    (text) => expect(read(text).style).not.toContain(text.includes('rice') ? 'rice-cooker' : 'bread-machine'),
  )
})
