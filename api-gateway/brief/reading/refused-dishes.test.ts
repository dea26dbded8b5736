import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, FULL_BOOK)
const refusedIn = (text: string) =>
  read(text).style.filter((style) => /^(?:not|no)-(?!oven|added)/.test(style))

describe('dishes and kinds of dish that are refused', () => {
  it.each<[text: string, readings: string[]]>([
    ['algo dulce que no sean galletitas de arroz', ['dessert', 'no rice cakes']],
    ['algo dulce que no sean galletas de avena', ['dessert', 'not oatmeal cookies']],
    ['algo dulce que no sea arroz con leche', ['dessert', 'not arroz con leche']],
    ['merienda que no sea yogur con granola', ['snack', 'not yogurt with granola']],
    ['desayuno colombiano sin arepa de maíz blanco', ['breakfast', 'no arepas', 'Colombian']],
    ['cena sin pan de molde', ['dinner', 'no bread']],
    ['green bean caserole w/o canned cream soup', ['green bean casserole', 'not canned cream soup']],
    ['dinner without cream of mushroom soup', ['dinner', 'not cream of mushroom soup']],
    ["breakfast that isn't oatmeal with banana", ['breakfast', 'not oatmeal with banana']],
    ['breakfast, no banana bread', ['breakfast', 'not banana bread']],
    ['lunch, no egg salad sandwiches', ['lunch', 'not egg salad sandwiches']],
    ['snack, no peanut butter crackers', ['snack', 'not peanut butter crackers']],
    ['snack, not a protein shake', ['snack', 'not smoothies']],
    ['lunch, no rice cakes', ['lunch', 'no rice cakes']],
  ])('refuses and asks for no part of a refused name: %s', (text, readings) =>
    expect(read(text).readings.map((reading) => reading.text)).toEqual(readings),
  )

  it.each<[text: string, readings: string[]]>([
    ['no bread sandwich', ['a sandwich', 'no bread']],
    ['no noodle lasagna', ['lasagna', 'no noodle']],
    ['no onion pasta salad', ['pasta salad', 'no onion']],
    ['without egg cake', ['cake', 'no egg']],
    ['dinner, no rice, with chicken', ['chicken', 'dinner', 'no rice']],
    ['paneer without onion garlic', ['paneer', 'no onion', 'no garlic']],
    ['chicken dinner, no rice and beans', ['chicken', 'dinner', 'no rice', 'no beans']],
  ])('but a dish without a food is asked for: %s', (text, readings) =>
    expect(read(text).readings.map((reading) => reading.text)).toEqual(readings),
  )

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

describe('a long list with dishes in it', () => {
  it.each<[text: string, readings: string[]]>([
    ['no bread, cake, pasta, cookies', ['no bread', 'no pasta', 'not cake', 'not cookies']],
    ['no rice, tacos, or burritos', ['no rice', 'not tacos', 'not burritos']],
    ['no pork, burgers, fried food', ['no pork', 'no fried food', 'not burgers']],
    ['no onions, tacos, guacamole', ['tacos', 'guacamole', 'no onions']],
    ['no rush, tacos or burgers', ['tacos or hamburger']],
  ])('is refused as a whole: %s', (text, readings) =>
    expect(read(text).readings.map((reading) => reading.text)).toEqual(expect.arrayContaining(readings)),
  )
})
