import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'

const weighed = (line: string) => {
  const { food, grams } = readLine(line)
  return [food?.name, grams === null ? null : Math.round(grams)]
}

describe('words beside the food', () => {
  it.each([
    // The same amount again, behind an aside
    ['1 1/2 cups chopped walnuts (see tip) 375 mL', 'walnuts', 185],
    ['1/4 cup honey (optional) 60 mL', 'honey', 86],
    // What is done to it, without a comma
    ['3 parsnips peeled and cut into batons', 'parsnip', 390],
    ['1 ripe mango diced into small cubes', 'mango', 336],
    // Praise with the name of another food in it
    ['250 g all-butter shortcrust pastry', 'pie crust', 250],
    ['1 cup full-bodied red wine', 'red wine', 235],
    ['100 g readymade puff pastry', 'puff pastry', 100],
    ['1 frozen 9-inch pie crust', 'pie crust', 173],
    // What a food is anyway
    ['200 g vegetarian shortcrust pastry', 'pie crust', 200],
    ['2 tbsp wheat-free tamari', 'tamari', 36],
    // Makers, and colors of one food
    ["1 cup Newman's Own marinara sauce", 'marinara sauce', 257],
    ['1 box Jiffy corn muffin mix (8.5 oz)', 'cornbread mix', 241],
    ['12 yellow and orange cherry tomatoes', 'cherry tomatoes', 204],
    ['2 tbsp black and white sesame seeds', 'hulled sesame seeds', 16],
    // A part of the fruit
    ['2 oranges, coarsely grated zest only', 'orange zest', 12],
    ['2 oranges, rind only', 'orange zest', 12],
    ['1 orange (grated rind and juice)', 'orange juice', 86],
    ['1 orange, rind removed, sliced', 'orange', 131],
    ['1 orange, peel and pith cut away', 'orange', 131],
    // Any of a list
    ['1 cup shredded greens (collard greens, chard, or kale)', 'collard greens', 36],
  ])('%s is %s, %d g', (line, food, grams) => {
    expect(weighed(line)).toEqual([food, grams])
  })

  it('keeps those that make it another food', () => {
    expect(readLine('2 tbsp vegetarian Worcestershire sauce').food?.name).not.toBe('Worcestershire sauce')
    expect(readLine('1 tbsp wheat-free soy sauce').food?.name).not.toBe('soy sauce')
    expect(weighed('100 g oil-packed sun-dried tomatoes')).toEqual(['sun-dried tomatoes in oil', 100])
  })
})

describe('units', () => {
  it.each([
    ['2 jiggers maple syrup', 'maple syrup', 118],
    ['1 gill milk', 'whole milk', 122],
    ['1 UK gill milk', 'whole milk', 147],
    ['1 sleeve saltines', 'saltine crackers', 115],
    ['One 6-ounce bar dark chocolate', 'dark chocolate (70-85%)', 170],
    ['2 tsbp honey', 'honey', 42],
    ['3 lemongrass stems', 'lemongrass', 45],
    ['1 loaf sourdough bread', 'sourdough bread', 500],
    ['1 slice apple pie', 'Pie, apple, commercially prepared, unenriched flour', 125],
    ['1 cup tonic water', 'tonic water', 244],
    ['1 bottle white wine', 'white wine', 735],
  ])('%s is %s, %d g', (line, food, grams) => {
    expect(weighed(line)).toEqual([food, grams])
  })

  it.each([
    '1 sack potatoes',
    '1 basket of strawberries',
    '1 stack pancakes',
    '2 batches pancakes',
    '1 bushel apples',
    '1 bowl of grapes',
    '1 net of oranges',
  ])('weighs no heap as one of what is in it: %s', (line) => {
    const { food, grams } = readLine(line)
    expect(food).not.toBeNull()
    expect(grams).toBeNull()
  })

  it.each(['6 flat mushrooms', '1 loaf pan, greased', '1 granola bar', '2 chocolate bars'])(
    'takes no part of a name for one: %s',
    (line) => {
      expect(['heap', 'loaf', 'bar']).not.toContain(readLine(line).unit)
    },
  )

  it('counts a slice of a pizza, and no pizza as a slice', () => {
    const slice = readLine('1 slice pepperoni pizza').grams ?? 0
    expect(slice).toBeGreaterThan(80)
    expect(readLine('1 pepperoni pizza').grams).toBeGreaterThan(2 * slice)
  })
})

describe('foods', () => {
  it('weighs a small dried chile as less than an ancho', () => {
    expect(weighed('5 dried red chillies')).toEqual(['dried red chiles', 5])
    expect(weighed('3 dried chiles de árbol')).toEqual(['dried red chiles', 3])
    expect(weighed('2 ancho chiles')).toEqual(['dried ancho chiles', 34])
    expect(readLine('4 dried red chillies').between?.most).toBeGreaterThanOrEqual(20)
  })

  it('counts fettuccine as dry, unless it is fresh or cooked', () => {
    expect(weighed('8 oz fettuccine')).toEqual(['fettuccine', 227])
    expect(weighed('8 oz fresh fettuccine')).toEqual(['fresh pasta', 227])
    expect(weighed('2 cups cooked fettuccine')).toEqual(['cooked fresh pasta', 220])
    expect(readLine('8 oz fettuccine').food?.allergens).toContain('eggs')
  })

  it('knows salt by its French name', () => {
    expect(readLine('Fleur de sel')).toMatchObject({ negligible: true, food: { id: 'salt' } })
    expect(readLine('1 tsp fleur de sel or other flaky salt').food?.id).toBe('salt')
  })

  it.each([
    ['12 oz bag semisweet chips', 'semisweet chocolate chips', 340],
    ['250 g bihon rice noodles', 'rice noodles', 250],
    ['200 g dark bitter chocolate', 'semisweet chocolate chips', 200],
    ['2 heads bok choi', 'bok choy', 1680],
    ['40 g pine kernels', 'pine nuts', 40],
    ['1/2 cup/40 g candied cherries', 'candied cherries', 40],
    ['50 g glacé cherries', 'candied cherries', 50],
    ['100 g clotted cream', 'heavy cream', 100],
  ])('knows "%s" by another name: %s', (line, food, grams) => {
    expect(weighed(line)).toEqual([food, grams])
  })

  it.each([
    ['100g/3½oz mixed herbs', 'parsley'],
    ['100 g dried mixed herbs', 'Italian seasoning'],
    ['1 tbsp mixed herbs', 'Italian seasoning'],
    ['5 g mixed herbs', 'Italian seasoning'],
  ])('takes a weight of herbs that nobody takes of dried ones for fresh ones: %s', (line, food) => {
    expect(readLine(line).food?.name).toBe(food)
  })

  it('counts sourdough starter as half flour', () => {
    const { food, grams } = readLine('200 g levain')
    expect([food?.id, grams]).toEqual(['sourdough-starter', 200])
    expect(food?.per100g.carbs).toBeCloseTo(38.2, 0)
  })

  it('asks whether noodles, cooked, were weighed before or after', () => {
    expect(readLine('200g/7oz soba noodles, cooked').either).not.toBeNull()
    expect(readLine('200g/7oz soba noodles, cooked according to the packet').either).toBeNull()
    expect(readLine('200g/7oz soba noodles').either).toBeNull()
  })
})

describe('what is drained of a can of fruit', () => {
  it.each([
    ['2 x 410g tins peach slices in juice, drained (save the juice)', 'canned peaches in juice', 492],
    ['1 (15 oz) can pear halves in syrup, drained', 'canned pears in syrup', 255],
    ['1 (11 oz) can mandarin oranges, drained', 'canned mandarin oranges', 187],
  ])('is not counted if the line says so: %s', (line, food, grams) => {
    expect(weighed(line)).toEqual([food, grams])
  })

  it.each([
    ['1 (15 oz) can peaches, undrained', 'canned peaches in juice', 425],
    ['1 (15 oz) can peaches, not drained', 'canned peaches in juice', 425],
    ['1 (15 oz) can peaches in juice', 'canned peaches in juice', 425],
    ['2 x 410g tins peaches in juice (250g drained weight each), drained', 'canned peaches in juice', 500],
  ])('is counted, or weighed as the line says: %s', (line, food, grams) => {
    expect(weighed(line)).toEqual([food, grams])
  })
})

it.each([
  ['1 packet (3 oz) strawberry Jell-O gelatin', 'fruit gelatin powder', 85],
  ['1 (6 oz) pkg. orange gelatin', 'fruit gelatin powder', 170],
  ['1 (0.3 oz) package sugar-free lime gelatin', 'sugar-free fruit gelatin powder', 9],
  ['1 packet unflavored gelatin', 'unflavored gelatin', 7],
  ['one 9" unbaked pie crust (I use Pillsbury)', 'pie crust', 173],
])('knows gelatin by its flavor and a crust that is not baked: %s', (line, food, grams) => {
  expect(weighed(line)).toEqual([food, grams])
})
