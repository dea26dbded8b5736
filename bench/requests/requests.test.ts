import { readFileSync } from 'node:fs'
import { canSubmitFreeText, readRequest } from '@evenplate/domain/request'
import { describe, expect, it } from 'vitest'
import { about, atLeast, atMost, english, free } from './asked/row.ts'
import { DISHES, type DishName } from './dishes/all-dishes.ts'
import { FOODS, type FoodWord } from './dishes/foods.ts'
import { FIRST_MEASURED } from './first-measured.ts'
import { type Line, linesWith, names, plain } from './holds.ts'
import { holds, judge, wrongWith } from './judge.ts'
import { measureRequests } from './measure.ts'
import { FIRST_TABLE, rowsOf, SECOND_TABLE, withRequests } from './report.ts'
import { REQUESTS } from './requests.ts'
import { saidIn } from './said-in.ts'
import { SECOND_FIRST_MEASURED } from './second-first-measured.ts'
import { SECOND_LIST } from './second-list.ts'
import { THIRD_FIRST_MEASURED } from './third-first-measured.ts'
import { THIRD_LIST } from './third-list.ts'
import { cookedThatWay } from './way-of-cooking.ts'

describe('a food in a line', () => {
  const IN: [FoodWord, string][] = [
    ['shrimp', '1 lb large prawns, peeled'],
    ['greek yogurt', '1 cup plain nonfat Greek yogurt (about 245 g)'],
    ['eggs', '2 large egg whites'],
    ['chickpeas', '1 (15 oz) can garbanzo beans, drained'],
    ['chicken thighs', '1 ½ lb boneless, skinless chicken thighs'],
    ['ground beef', '1 lb 90% lean ground beef'],
    ['potatoes', '3 medium Yukon Gold potatoes'],
    ['sweet potato', '2 small yams, cubed'],
    ['rice', '1 cup cooked brown rice'],
    ['butter', '2 tbsp unsalted butter'],
    ['jalapeno', '1 jalapeño, seeded'],
    ['any wheat', '1 ½ cups whole wheat flour'],
    ['berries', '2 cups mixed raspberries and blueberries'],
    ['zucchini', '2 courgettes, sliced'],
    ['bread', '4 slices low-carb whole-grain bread'],
    ['bell peppers', '2 red bell peppers, cut into strips'],
    ['any nuts', '2 tbsp basil pesto'],
  ]
  const OUT: [FoodWord, string][] = [
    ['butter', '¼ cup peanut butter'],
    ['butter', '1 small butternut squash'],
    ['butter', '1 cup canned butter beans'],
    ['rice', '1 tbsp rice vinegar'],
    ['rice', '4 cups cauliflower rice'],
    ['rice', '8 oz rice noodles'],
    ['chicken', '4 cups low-sodium chicken broth'],
    ['chicken', '1 cup chickpeas'],
    ['peanut butter', '2 tbsp almond butter'],
    ['greek yogurt', '1 cup ricotta'],
    ['eggs', '1 large eggplant'],
    ['eggs', '6 oz egg noodles'],
    ['potatoes', '2 medium sweet potatoes'],
    ['beans', '1 lb green beans'],
    ['corn', '1 tbsp cornstarch'],
    ['corn', '8 corn tortillas'],
    ['fish', '1 tbsp fish sauce'],
    ['avocado', '2 tbsp avocado oil'],
    ['olives', '2 tbsp olive oil'],
    ['oats', '1 cup oat milk'],
    ['apples', '1 tbsp apple cider vinegar'],
    ['berries', '1 cup pears'],
    ['any dairy', '1 can coconut milk'],
    ['any dairy', '1 cup unsweetened almond milk'],
    ['any wheat', '1 cup gluten-free flour blend'],
    ['any wheat', '8 corn tortillas'],
    ['any nuts', '1 can water chestnuts'],
    ['any eggs', '2 flax eggs'],
    ['bread', '½ cup breadcrumbs'],
    ['beef', '1 cup beef broth'],
    ['cherries', '1 cup cherry tomatoes'],
    ['pasta', '1 medium spaghetti squash'],
  ]
  it.each(IN)('%s is in "%s"', (food, line) => expect(names(line, food)).toBe(true))
  it.each(OUT)('%s is not in "%s"', (food, line) => expect(names(line, food)).toBe(false))

  it('counts as in the dish only with enough weight, unless it is a seasoning', () => {
    const bit = [
      { text: '1 tsp peanut butter', grams: 5 },
      { text: '1 clove garlic', grams: 3 },
    ]
    expect(linesWith(bit, 'peanut butter', 4)).toHaveLength(0)
    expect(linesWith(bit, 'garlic', 4)).toHaveLength(1)
    expect(linesWith([{ text: '4 tbsp peanut butter', grams: 64 }], 'peanut butter', 4)).toHaveLength(1)
  })

  it('is written so that every pattern compiles', () => {
    for (const food of Object.keys(FOODS) as FoodWord[]) expect(names('', food), food).toBe(false)
  })
})

describe('a named dish', () => {
  const line = (text: string): Line => ({ text, grams: 100 })
  const wrong = (dish: DishName, ingredients: string, steps: string) =>
    wrongWith(DISHES[dish], ingredients.split('; ').map(line), plain(steps))

  const RIGHT: [DishName, string, string][] = [
    [
      'grilled cheese',
      '4 slices low-carb bread; 4 slices cheddar; 1 tbsp butter',
      'Butter the bread and put the cheese between. Cook in a skillet over medium heat until golden, 3 minutes a side.',
    ],
    [
      'butter chicken',
      '1 lb chicken thighs; 1 cup crushed tomatoes; ½ cup heavy cream; 2 tsp garam masala; 2 tbsp butter',
      'Brown the chicken. Add the tomatoes and simmer 15 minutes. Stir in the cream.',
    ],
    [
      'scrambled eggs',
      '4 large eggs; 1 tbsp butter',
      'Melt the butter in a skillet. Add the eggs and stir until soft curds form.',
    ],
    [
      'tacos',
      '8 lettuce leaves; 1 lb ground beef; 1 cup salsa',
      'Brown the beef. Serve it with the salsa in the lettuce.',
    ],
    [
      'pulled pork',
      '3 lb pork shoulder; 1 cup barbecue sauce',
      'Put the pork in a slow cooker and cook on low 8 hours. Shred with two forks.',
    ],
    [
      'mashed potatoes',
      '2 lb russet potatoes; ½ cup milk',
      'Boil the potatoes until tender, 15 minutes. Drain and mash with the milk.',
    ],
    [
      'cauliflower pizza',
      '4 cups riced cauliflower; 1 egg; 1 cup mozzarella; ½ cup marinara',
      'Squeeze dry. Press into a round crust and bake 15 minutes.',
    ],
    [
      'banana bread',
      '3 ripe bananas; 2 cups almond flour; 3 eggs',
      'Mash the bananas. Stir in the rest. Bake in a loaf pan 45 minutes.',
    ],
    [
      'meatloaf',
      '1 lb ground beef; 1 egg; ½ cup rolled oats; 1 onion',
      'Mix, shape into a loaf and bake 50 minutes.',
    ],
    [
      'caesar salad',
      '2 hearts romaine; ¼ cup Parmesan; 2 anchovies; 1 lemon; 1 cup croutons',
      'Whisk the dressing. Toss with the romaine.',
    ],
    [
      'chili',
      '1 lb ground turkey; 1 can diced tomatoes; 1 can kidney beans; 1 tbsp chili powder',
      'Brown the turkey. Simmer 30 minutes.',
    ],
    [
      'hot chocolate',
      '2 cups milk; 2 tbsp cocoa powder',
      'Heat the milk in a saucepan. Whisk in the cocoa. Pour into two mugs.',
    ],
    [
      'pancakes',
      '2 eggs; 1 cup almond flour; ½ cup milk',
      'Whisk to a batter. Cook in a skillet until bubbles form, then flip.',
    ],
    [
      'enchiladas',
      '8 corn tortillas; 2 cups chicken; 1 cup cheese; 1 cup tomato sauce',
      'Roll the chicken in the tortillas. Bake 20 minutes.',
    ],
  ]
  const SAID_OTHERWISE: [DishName, string, string][] = [
    [
      'zucchini fritters',
      '3 medium zucchini, grated and squeezed dry; 3 large eggs; ½ cup almond flour',
      'Stir together. Drop small mounds into a skillet and cook until golden.',
    ],
    [
      'bulgogi',
      '1 lb sirloin steak, sliced; ¼ cup soy sauce; 4 cloves garlic',
      'Stir the soy sauce and garlic together. Turn the beef in it and let stand. Cook in a large skillet.',
    ],
  ]
  it.each([...RIGHT, ...SAID_OTHERWISE])('%s is recognized', (dish, ingredients, steps) =>
    expect(wrong(dish, ingredients, steps)).toBeNull(),
  )

  const WRONG: [DishName, string, string][] = [
    ['grilled cheese', '1 can black beans; 4 tortillas', 'Fill the tortillas and roll.'],
    [
      'butter chicken',
      '1 lb chicken; 1 can coconut milk; 1 cup tomatoes; 1 tbsp curry powder; 1 tbsp fish sauce',
      'Simmer.',
    ],
    [
      'cauliflower pizza',
      '1 head cauliflower; 1 cup mozzarella; 1 cup marinara',
      'Roast the florets in the oven and top with cheese.',
    ],
    ['mashed potatoes', '1 head cauliflower; 2 tbsp butter', 'Boil until tender, then mash.'],
    ['pulled pork', '1 lb pork chops', 'Sear in a skillet 4 minutes a side.'],
    ['scrambled eggs', '4 eggs; 1 cup spinach', 'Cook in a skillet until set. Fold the omelet in half.'],
    ['coleslaw', '1 lb salmon; 2 cups cabbage; 1 tbsp vinegar', 'Toss.'],
    [
      'ice cream',
      '2 cups Greek yogurt; 1 cup strawberries',
      'Spread on a tray and freeze. Break the bark into shards.',
    ],
  ]
  it.each(WRONG)('%s is not recognized by its title alone', (dish, ingredients, steps) =>
    expect(wrong(dish, ingredients, steps)).not.toBeNull(),
  )
})

it('treats limits as hard, targets within 3 g, calories within a tenth', () => {
  expect([holds(atMost(20), 20), holds(atMost(20), 20.2), holds(atMost(20), null)]).toEqual([
    true,
    false,
    false,
  ])
  expect([holds(about(30), 27.1), holds(about(30), 33.2)]).toEqual([true, false])
  expect([holds(about(500, 'calories'), 540), holds(about(500, 'calories'), 560)]).toEqual([true, false])
  expect([holds(atLeast(25, 'protein'), 25), holds(atLeast(25, 'protein'), 24.8)]).toEqual([true, false])
})

it('reads from the steps which tool is used', () => {
  expect(cookedThatWay('slow cooker', 'put it all in the slow cooker')).toBe(true)
  expect(cookedThatWay('no oven', 'simmer in a dutch oven')).toBe(true)
  expect(cookedThatWay('no oven', 'heat the oven to 400 f')).toBe(false)
  expect(cookedThatWay('no cooking', 'toss the hard-boiled eggs with the greens')).toBe(true)
  expect(cookedThatWay('no cooking', 'simmer for 5 minutes')).toBe(false)
})

describe('a refusal before cooking', () => {
  const told = {
    kind: 'told' as const,
    code: 'cannot_be_done',
    message: 'A pot roast needs hours.',
    obstacles: ['10 minutes'],
    ways: [
      { label: 'A steak in 10 minutes', choice: 'dish:steak' },
      { label: 'More time', choice: 'minutes:150' },
    ],
    counted: false,
  }
  const asked = english('pot roast in 10 minutes', { told: true })
  const met = (answer: Parameters<typeof judge>[1], row = asked) => judge(row, answer).every((one) => one.met)

  it('is an answer with an obstacle, two or three alternatives, and no quota used', () => {
    expect(met(told)).toBe(true)
    expect(met({ ...told, obstacles: [] })).toBe(false)
    expect(met({ ...told, ways: told.ways.slice(1) })).toBe(false)
    expect(met({ ...told, counted: true })).toBe(false)
  })

  it('breaks no limit, but gives no dish although one can be made', () => {
    const possible = english('salmon under 20 g', { foods: ['salmon'], limits: [atMost(20)] })
    const checks = judge(possible, told)
    expect(checks.map(({ measure, met }) => [measure, met])).toEqual([
      ['foods', false],
      ['limit', true],
    ])
  })

  it('is in the language of the request', () => {
    const french = free('fr', 'une soupe aux légumes', { told: true })
    const answer = { ...told, code: 'not_understood', ways: [] }
    expect(
      met({ ...answer, message: 'Nous ne lisons que l’anglais et l’espagnol pour le moment.' }, french),
    ).toBe(true)
    expect(met({ ...answer, message: 'We read only English and Spanish for now.' }, french)).toBe(false)
    expect(saidIn('zh', '目前我们只能阅读英语和西班牙语。')).toBe(true)
    expect(saidIn('de', 'Wir verstehen bisher nur Englisch und Spanisch.')).toBe(true)
    expect(saidIn('de', 'We read only English and Spanish for now.')).toBe(false)
  })
})

it('follows every alternative, and reports which lead nowhere', async () => {
  const { measured } = await measureRequests(REQUESTS, async (_, choices) =>
    choices?.[0] === 'nowhere'
      ? { kind: 'failed', status: 500, code: 'internal', message: 'No.' }
      : {
          kind: 'told',
          code: 'cannot_be_done',
          message: 'It cannot be done.',
          obstacles: ['It is too short.'],
          ways: [
            { label: 'More time', choice: 'on' },
            { label: 'Less of it', choice: 'nowhere' },
          ],
          counted: false,
        },
  )
  expect(measured.ways).toEqual({ right: REQUESTS.length, of: 2 * REQUESTS.length })
  expect(measured.named.right).toBe(0)
  expect(measured.limits.right).toBe(measured.limits.of)
  expect(measured.whole.right).toBeLessThan(REQUESTS.length / 5)
})

it('keeps the first figures in the document', () => {
  const document = readFileSync(new URL('../../docs/accuracy.md', import.meta.url), 'utf8')
  for (const measured of [FIRST_MEASURED, SECOND_FIRST_MEASURED, THIRD_FIRST_MEASURED])
    for (const { what, wanted, before } of rowsOf(null, measured))
      expect(document).toContain(`| ${what} | ${wanted} | ${before} | `)
})

it('writes each list into its own table', () => {
  const empty = readFileSync(new URL('../../docs/accuracy.md', import.meta.url), 'utf8')
  const row = { what: 'Soup', wanted: '', before: '1', after: '2' }
  const written = withRequests(empty, SECOND_TABLE, [row])
  expect(written).toContain(
    '| request | wanted | first run | today |\n|---|---|---|---|\n| Soup |  | 1 | 2 |',
  )
  expect(withRequests(written, FIRST_TABLE, [row]).match(/\| Soup \|/g)).toHaveLength(2)
})

describe('the second list', () => {
  it('has 220 requests that the page could send, none of them from the first list', () => {
    expect(SECOND_LIST.length).toBeGreaterThanOrEqual(220)
    const sent = [...REQUESTS, ...SECOND_LIST].map(({ request }) => JSON.stringify(request))
    expect(sent.filter((one, at) => sent.indexOf(one) !== at)).toEqual([])
    for (const { request } of SECOND_LIST) {
      expect(() => readRequest(request)).not.toThrow()
      if (request.mode === 'free') expect(canSubmitFreeText(request.text), request.text).toBe(true)
    }
  })
})

describe('the third list', () => {
  it('holds 80 requests that the page could send, each once', () => {
    expect(THIRD_LIST).toHaveLength(80)
    expect(new Set(THIRD_LIST.map(({ request }) => JSON.stringify(request))).size).toBe(80)
    for (const { request } of THIRD_LIST) expect(() => readRequest(request)).not.toThrow()
  })
})

describe('the list', () => {
  it('has 300 requests that the page could send, each once', () => {
    expect(REQUESTS.length).toBeGreaterThanOrEqual(300)
    const sent = REQUESTS.map(({ request }) => JSON.stringify(request))
    expect(new Set(sent).size).toBe(sent.length)
    for (const { request } of REQUESTS) {
      expect(() => readRequest(request)).not.toThrow()
      if (request.mode === 'free') expect(canSubmitFreeText(request.text), request.text).toBe(true)
    }
  })

  it('names 110 different dishes, and has 60 Spanish requests', () => {
    const named = new Set(REQUESTS.flatMap(({ dish }) => dish ?? []))
    expect(named.size).toBeGreaterThanOrEqual(110)
    expect(REQUESTS.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(60)
  })
})
