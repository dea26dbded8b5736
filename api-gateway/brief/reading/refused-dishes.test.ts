import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)
const refusedIn = (text: string) =>
  read(text).style.filter((style) => /^(?:not|no)-(?!oven|added)/.test(style))

describe('dishes and kinds of dish that are refused', () => {
  it.each<[text: string, styles: string[]]>([
    ['1 lb ground beef thawed. not tacos not burgers. 30 min', ['not-tacos', 'not-burgers']],
    ['something savory and soft. no more smoothies pls', ['not-smoothies']],
    ['microwave only, real food not dessert, just me', ['no-dessert']],
    ['potluck dish, everyone brings salad so not that', ['no-salad']],
    ['anything but soup', ['no-soup']],
    ['tired of stir fry, chicken for two', ['not-stir-fries']],
    ['besides meatloaf, what can I make with ground beef', ['not-meatloaf']],
    ['sick of salads and wraps, quick chicken', ['no-salad', 'not-wraps']],
    ["can't face another chicken stir fry", ['not-chicken-stir-fry']],
    ["tofu something, please don't make it a curry", ['not-curry']],
    ['a snack that isnt cookies', ['not-cookies']],
    ['no more chicken parmesan', ['not-chicken-parmesan']],
    ["i'm over smoothies, breakfast ideas?", ['not-smoothies']],
    ['beef dinner. Burgers are out.', ['not-burgers']],
    ['i hate meatloaf but love meatballs', ['not-meatloaf']],
    ['nada de sopas', ['no-soup']],
    ['pollo, que no sea ensalada', ['no-salad']],
    ['cena con pollo, nada de ensaladas ni sopas', ['no-salad', 'no-soup']],
    ['estoy harta de tacos, algo con carne molida', ['not-tacos']],
    ['desayuno, que no sea licuado', ['not-smoothies']],
    ['no quiero hamburguesas, carne molida para 4', ['not-burgers']],
    ['cualquier cosa menos pizza', ['not-pizza']],
    ['algo con pollo pero no otra sopa', ['no-soup']],
  ])('%s', (text, styles) => {
    const brief = read(text)
    expect(refusedIn(text).sort()).toEqual([...styles].sort())
    expect(brief.unwanted).toEqual([])
    expect(brief.course).not.toBe('dessert')
    for (const style of styles)
      expect(brief.readings.map(({ text: words }) => words).join()).toContain(
        style.startsWith('no-') ? `not a ${style.slice(3)}` : style.replaceAll('-', ' '),
      )
  })

  it.each([
    'taco salad no taco shells',
    'no bean chili please',
    'pork chops, no gravy',
    'burgers, no buns',
    'not sure, maybe tacos',
    'why not tacos tonight',
    "salad that's not boring",
    'a side dish for tacos',
    'stir fry without soy sauce',
    'no-bake cheesecake',
    'pumpkin pie without crust',
    'tacos de pescado sin crema',
    'no sé, unos tacos',
  ])('%s refuses no dish', (text) => {
    expect(refusedIn(text)).toEqual([])
  })

  it('still refuses the foods of the same list, and what a dish does to somebody', () => {
    expect(read('no beans or tacos please, beef for 4').unwanted).toEqual(['beans'])
    expect(read('not tacos or beans, beef for 4').unwanted).toEqual(['beans'])
    expect(read('beef, and no more egg salad, eggs give my kid hives').allergies).toContain('eggs')
  })
})
