import { readRequest } from '@evenplate/domain/request'
import { threadMs } from '@evenplate/domain/testing/thread-ms'
import { foodById } from '@evenplate/nutrition/table/foods'
import { FAMILIES, ONLY_REFUSED } from '@evenplate/words/foods'
import { FOODS_ES } from '@evenplate/words/foods-es'
import { describe, expect, it } from 'vitest'
import { briefOf } from './reading/brief-of.ts'
import { NO_BOOK } from './reading/dishes.ts'
import { FOOD_FAMILIES } from './reading/food-families.ts'
import { foodIdsOf } from './reading/food-ids.ts'
import { inEnglish } from './reading/from-spanish.ts'
import { readText } from './reading/read-text.ts'
import { spelledRight } from './reading/spelling.ts'
import { FULL_BOOK } from './testing/full-book.ts'

const row = (...names: string[]) =>
  briefOf(
    readRequest({ mode: 'guided', mealType: 'Dinner', ingredients: names.map((name) => ({ name })) }),
    null,
    FULL_BOOK,
  )

/** Not single foods: they name a kind of food to leave out. */
const KINDS = new Set(
  `dairy, gluten, alcohol, soy, wheat, seafood, sprouts, processed meat, nightshades, cruciferous, crustaceans, molluscs, offal,
  artificial sweetener, caffeine, stone fruit, fried food, spicy food, oily fish, smoked fish, tropical fruit, root vegetable,
  game meat, fermented food, pickled food, high potassium food, high oxalate food, high purine food, vitamin k food,
  sugar alcohol, dried fruit, blood pudding, shark, yerba mate, saccharin`.split(/,\s+/),
)

describe('food words', () => {
  it('each name foods of the table', () => {
    const ids = [...FOOD_FAMILIES.values()].flat()
    expect(ids.filter((id) => !foodById(id))).toEqual([])
  })

  it('in Spanish lead to the food in the same row', () => {
    const lost = FOODS_ES.flatMap(([english]) =>
      KINDS.has(english) || foodIdsOf(english).length > 0 ? [] : [english],
    )
    expect(lost).toEqual([])
    const misled = FOODS_ES.flatMap(([english, spanish]) =>
      spanish
        .split('|')
        .flatMap((name) =>
          inEnglish(name, NO_BOOK).includes(english.split(' ').at(-1) ?? '') ? [] : [name],
        ),
    )
    expect(misled.length, misled.join(', ')).toBeLessThanOrEqual(12)
  })

  it('that are kinds of food match some food, if people ask for them', () => {
    const empty = FAMILIES.filter((name) => !ONLY_REFUSED.includes(name) && foodIdsOf(name).length === 0)
    expect(empty.length, empty.join(', ')).toBeLessThanOrEqual(16)
  })
})

describe('a row of the builder', () => {
  it('is a food, with its amount if given', () => {
    const brief = briefOf(
      readRequest({
        mode: 'guided',
        mealType: 'Snack',
        ingredients: [
          { name: 'Eggs', quantity: '2' },
          { name: 'Greek Yogurt', quantity: '1', unit: 'cup' },
          { name: 'pollo' },
        ],
      }),
      null,
      FULL_BOOK,
    )
    expect(brief.foods.map(({ said, ids, grams }) => [said, ids[0], grams])).toEqual([
      ['Eggs', 'egg', 100],
      ['Greek Yogurt', 'greek-yogurt', 245],
      ['pollo', 'chicken-breast', undefined],
    ])
    expect(brief).toMatchObject({ dish: null, unknown: [], mealType: 'Snack' })
  })

  it('is a dish, and not also a food', () => {
    expect(row('Tacos')).toMatchObject({ dish: { said: 'tacos' }, foods: [] })
    expect(row('butter chicken')).toMatchObject({ dish: { said: 'butter chicken' }, foods: [] })
    expect(row('hummus', 'carrots').foods.map(({ said }) => said)).toEqual(['hummus', 'carrots'])
  })

  it('may have words around the food that say which one', () => {
    expect(row('boneless skinless chicken thighs, trimmed').foods[0]?.ids[0]).toBe('chicken-thigh')
    expect(row('80/20 ground beef').foods[0]?.ids[0]).toBe('ground-beef-80')
    expect(row('leftover rice').foods[0]?.ids[0]).toBe('rice-white-cooked')
  })
})

describe('typos', () => {
  it.each([
    ['chiken and brocoli', 'chicken and broccoli'],
    ['spagetti wth meatbals', 'spaghetti wth meatballs'],
    ['tomatoe soop', 'tomato soup'],
    ['strawberrys and choclate', 'strawberries and chocolate'],
    ['allergic to penuts', 'allergic to peanuts'],
  ])('in “%s” are corrected', (typed, right) => expect(spelledRight(typed)).toBe(right))

  it.each([
    'carry the steam apple years means place basic great heart flour peach child choose broke speak month',
    'something about whatever, surprise me tonight because everyone is hungry',
    'for my grandma and her friend who loves garden parties',
    'sweating and hunger at mealtime, the twins panicked in their shoes and gloves',
    'chaas and daliya with calamansi, haram for nobody',
  ])('are not found in everyday words: %s', (text) => expect(spelledRight(text)).toBe(text))

  it('never lose an allergy', () => {
    expect(briefOf({ mode: 'free', text: 'diner, allergic to shelfish' }, null, NO_BOOK).allergies).toEqual([
      'shellfish',
    ])
  })
})

it.each(['hard-boiled eggs', 'soft-boiled eggs and toast', 'steel-cut oats'])(
  'a hyphen within a word is no dash before a refused food: %s',
  (text) => expect(briefOf({ mode: 'free', text }, null, FULL_BOOK).unwanted).toEqual([]),
)

describe('a name, a place or another word', () => {
  it.each([
    'I have digestive issues, chicken soup please',
    'for the gala, salmon',
    'mala tofu, made by Desiree in Laurel',
    'castor oil was a joke, ready til friday, fish tacos',
  ])('that names a food in a line is not asked for: %s', (text) => {
    const { foods } = briefOf({ mode: 'free', text }, null, FULL_BOOK)
    const odd = /digestive|gala|mala|desiree|laurel|castor|til/i
    expect(foods.filter(({ said }) => odd.test(said))).toEqual([])
  })
})

describe('any text', () => {
  it.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'])(
    '%s is read without an error',
    (word) => {
      for (const text of [
        word,
        `${word} ${word}`,
        `chicken with ${word}`,
        `no ${word}`,
        `allergic to ${word}`,
        `${word} under 20 carbs`,
      ])
        expect(() => briefOf({ mode: 'free', text }, null, FULL_BOOK)).not.toThrow()
      expect(() => row(word, `2 ${word}`)).not.toThrow()
      expect(() =>
        briefOf(
          readRequest({
            mode: 'guided',
            mealType: 'Lunch',
            avoid: word,
            challenges: word,
            bloodSugarRange: word,
          }),
          null,
          FULL_BOOK,
        ),
      ).not.toThrow()
    },
  )

  it('is read in time that grows with its length', () => {
    const piece =
      'no more than 20 grams of carbs, maybe chicken or turkey with asparagas and flurbs for 6 people in 30 minutes '
    // The best of several, in turns: a machine that stalls makes the others slower.
    const work = (text: string) => {
      const began = threadMs()
      for (let n = 0; n < 20; n++) readText(text)
      return threadMs() - began
    }
    const rounds = Array.from({ length: 4 }, () => [work(piece.repeat(2)), work(piece.repeat(8))] as const)
    const short = Math.min(...rounds.map(([time]) => time))
    const long = Math.min(...rounds.map(([, time]) => time))
    expect(long / short).toBeLessThan(12)
  })
})
