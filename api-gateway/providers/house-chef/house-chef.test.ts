import { NO_CLAIMS } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import { MEAL_TYPES } from '@evenplate/domain/options'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import { type Rules, recipeViolations } from '@evenplate/nutrition/rules/rules'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { NO_BOOK } from '../../brief/reading/dishes.ts'
import type { Provider } from '../provider.ts'
import { composeForm, cookAs } from './compose-form.ts'
import { FORMS } from './forms/all-forms.ts'
import type { Written } from './forms/form.ts'
import { houseChef } from './index.ts'
import { LARDER } from './larder/larder.ts'
import { SHELF_ENTRIES } from './larder/pantry.ts'
import { A_THOUSAND, wishFor } from './testing/requests.ts'
import type { Dish } from './wish/dish.ts'
import { Days, type Had, hadOf } from './wish/had.ts'
import type { Wish } from './wish/wish.ts'

const NO_RULES: Rules = { allergies: [], diets: [], avoid: [] }

/** The dishes one person gets for these requests on one day. */
function dayOf(wishes: Partial<Wish>[]): Dish[] {
  const had = new Map<number, Had>()
  return wishes.map((wish, turn) => {
    const dish = composeForm(wishFor(wish), NO_RULES, { seed: 'one person', turn, had })
    had.set(turn, hadOf(dish))
    return dish
  })
}

const cook = (wish: Partial<Wish> = {}, seed = 'seed', turn = 0): Dish =>
  composeForm(wishFor(wish), NO_RULES, { seed, turn })

describe('a thousand requests across all options', () => {
  const dishes: { wish: Wish; dish: Dish }[] = []
  const refused: string[] = []
  beforeAll(() => {
    A_THOUSAND.forEach((wish, at) => {
      try {
        dishes.push({ wish, dish: composeForm(wish, NO_RULES, { seed: `guest ${at}`, turn: 0 }) })
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'unsafe_recipe')) throw error
        refused.push(JSON.stringify(wish))
      }
    })
  }, 120_000)

  /** Only every third is checked word for word: that takes longer than cooking it. */
  const tasted = () => dishes.filter((_, at) => at % 3 === 0)

  it('has a dish for all of them, or says why not', () => {
    expect(dishes.length + refused.length).toBe(1000)
    expect(refused.length, refused.join(' ')).toBeLessThanOrEqual(5)
  })

  it('cooks from more than sixty forms, in more than six hundred sets of main ingredients', () => {
    expect(FORMS.length).toBeGreaterThanOrEqual(64)
    expect(new Set(dishes.map(({ dish }) => dish.form)).size).toBeGreaterThan(60)
    expect(new Set(dishes.map(({ dish }) => [...dish.mains].sort().join())).size).toBeGreaterThan(600)
    for (const meal of MEAL_TYPES)
      expect(FORMS.filter((form) => form.meals.includes(meal)).length, meal).toBeGreaterThanOrEqual(10)
  })

  it('breaks no allergy, diet or avoid rule', () => {
    for (const { wish, dish } of dishes) {
      expect(
        recipeViolations(dish, { allergies: wish.allergies, diets: wish.diets, avoid: wish.unwanted }),
      ).toEqual([])
    }
  })

  it('keeps the load of 95 in 100 servings low or medium, every gram of it counted', () => {
    const heavy = dishes.filter(({ dish }) => {
      const figures = figuresOf({
        ingredients: dish.ingredients,
        servings: dish.servings,
        claimed: NO_CLAIMS,
      })
      expect(figures.basis, dish.title).toBe('computed')
      return figures.impact !== 'Low' && figures.impact !== 'Medium'
    })
    expect(heavy.length).toBeLessThanOrEqual(0.05 * dishes.length)
  })

  it('keeps keto and low-carb within the limits of these diets', () => {
    for (const { wish, dish } of dishes) {
      if (wish.diets.includes('keto')) expect(dish.totals.netCarbs, dish.title).toBeLessThanOrEqual(12)
      if (wish.diets.includes('low-carb')) expect(dish.totals.netCarbs, dish.title).toBeLessThanOrEqual(25)
    }
  })

  it('serves 250 to 700 g for a meal', () => {
    for (const { wish, dish } of dishes) {
      if (wish.mealType === 'Snack' || wish.mealType === 'Dessert') continue
      expect(dish.totals.grams, dish.title).toBeGreaterThanOrEqual(250)
      expect(dish.totals.grams, dish.title).toBeLessThanOrEqual(700)
    }
  })

  it('is done in time, for the number of people asked for', () => {
    for (const { wish, dish } of dishes) {
      expect(dish.servings).toBe(wish.servings)
      if (wish.minutes !== null)
        expect(dish.prepTime + dish.cookTime, dish.title).toBeLessThanOrEqual(wish.minutes)
    }
  })

  it('writes lines that the food table reads as the food and the grams it meant', () => {
    for (const { dish } of tasted()) {
      dish.items.forEach(({ entry, grams }, at) => {
        const read = readLine(dish.ingredients[at]!)
        expect(read.food?.id, read.line).toBe(entry.food.id)
        expect(Math.abs((read.grams ?? 0) / grams - 1), read.line).toBeLessThan(0.1)
      })
    }
  })

  it('uses each ingredient in a step, and names no food in a step that is not listed', () => {
    for (const { dish } of tasted()) {
      const steps = dish.instructions.join(' ').toLowerCase()
      for (const { name } of dish.items) expect(steps, dish.form).toContain(name.toLowerCase())
      const listed = wordsOf(dish.items.map(({ name, line }) => `${name} ${line}`).join(' '))
      for (const named of foodsNamedIn(steps)) {
        expect(listed.includes(named), `${named} in ${dish.form}: ${dish.ingredients.join(' | ')}`).toBe(true)
      }
    }
  })

  it('reads as if a person wrote it', () => {
    for (const { dish } of tasted()) {
      const all = [dish.title, dish.description, ...dish.ingredients, ...dish.instructions, ...dish.tips]
      for (const text of all)
        expect(text).not.toMatch(
          /undefined|\bnull\b|\bNaN\b| {2}|\b(\w{3,}) \1\b|\bthe the\b|the [.,]|\band [.,]| [,.]|\d\.\d/i,
        )
      for (const step of dish.instructions) expect(step, dish.form).toMatch(/[.)]$/)
      expect(dish.title).toMatch(/^[A-Z]/)
      expect(dish.tips.length, dish.form).toBeGreaterThanOrEqual(2)
    }
  })

  it('claims no figures in words: every number is counted from the lines', () => {
    for (const { dish } of dishes) {
      expect([dish.title, dish.description, ...dish.tips].join(' '), dish.form).not.toMatch(
        /\d\s*(?:g|grams?|mg|kcal|calories)\b[^.]{0,12}\b(?:carb|fib|protein|fat|sugar)|glycemic load of/i,
      )
    }
  })

  it('promises no cure and mentions no dose', () => {
    for (const { dish } of dishes) {
      expect([...dish.tips, ...dish.instructions, dish.description].join(' ')).not.toMatch(
        /\b(?:insulin|units? of|dose|cures?|reverses?|heals?)\b/i,
      )
    }
  })
})

describe('the book', () => {
  it('has no two forms that share more than half of their steps', () => {
    const steps = new Map(FORMS.map((form) => [form.id, stepsOf(form.id)]))
    const pairs = [...steps].flatMap(([one, ours], at) =>
      [...steps].slice(at + 1).map(([other, theirs]) => ({ one, other, ours, theirs })),
    )
    for (const { one, other, ours, theirs } of pairs) {
      const shared = ours.filter((step) => theirs.some((their) => likeness(step, their) > 0.6)).length
      expect(shared / Math.min(ours.length, theirs.length), `${one} and ${other}`).toBeLessThanOrEqual(0.5)
    }
  })

  it('can cook every form', () => {
    for (const form of FORMS) expect(stepsOf(form.id).length, form.id).toBeGreaterThanOrEqual(3)
  })

  it('rules out no form by its own wording: "ranch" is dairy, "like cream" too', () => {
    const rules: Rules[] = [
      ...(['vegan', 'gluten-free', 'dairy-free', 'paleo'] as const).map((diet) => ({
        ...NO_RULES,
        diets: [diet],
      })),
      ...(['nuts', 'eggs', 'soy', 'fish'] as const).map((allergy) => ({ ...NO_RULES, allergies: [allergy] })),
    ]
    for (const form of FORMS) {
      const cooked = vi.spyOn(form, 'cook')
      for (const rule of rules) {
        cooked.mockClear()
        const dish = cookAs(form, wishFor({ mealType: form.meals[0], skillLevel: 'advanced' }), rule, form.id)
        const written = cooked.mock.results.map(({ value }) => value as Written)
        if (dish || written.length === 0) continue
        const words = written.flatMap(({ title, description, steps, tips }) =>
          recipeViolations({ title, description, ingredients: [], instructions: steps, tips }, rule),
        )
        expect(words, form.id).toEqual([])
      }
      cooked.mockRestore()
    }
  })

  it('cooks for one and for twelve', () => {
    for (let servings = 1; servings <= 12; servings++) {
      for (const mealType of MEAL_TYPES) {
        const dish = cook({ servings, mealType }, `for ${servings}`)
        expect(dish.servings).toBe(servings)
        expect(dish.totals.load, dish.title).toBeLessThan(20)
      }
    }
  })
})

describe('asking again', () => {
  it('gives the same dish for the same request, seed and turn', () => {
    expect(cook({ wanted: ['salmon'] })).toEqual(cook({ wanted: ['salmon'] }))
  })

  it('gives a person ten titles and ten forms in a day, whatever they ask for', () => {
    for (const wish of [
      {},
      { mealType: 'Breakfast' as const },
      { mealType: 'Snack' as const },
      { mealType: 'Dessert' as const },
      { diets: ['vegan' as const] },
      { diets: ['gluten-free' as const, 'dairy-free' as const], allergies: ['nuts' as const] },
    ]) {
      const day = dayOf(Array.from({ length: 10 }, () => wish))
      expect(new Set(day.map(({ title }) => title)).size).toBe(10)
      expect(new Set(day.map(({ form }) => form)).size, JSON.stringify(wish)).toBe(10)
    }
  })

  it('repeats a form only after all suitable ones have been used, and then with another filling', () => {
    const day = dayOf(
      Array.from({ length: 10 }, () => ({ style: ['omelette'], mealType: 'Breakfast' as const })),
    )
    const kinds = FORMS.filter((form) => form.says.includes('omelette')).length
    expect(new Set(day.slice(0, kinds).map(({ form }) => form)).size).toBe(kinds)
    expect(new Set(day.map(({ title }) => title)).size).toBe(10)
  })

  it('does not repeat a dish from another request earlier that day', () => {
    const day = dayOf([
      { mealType: 'Lunch' },
      { mealType: 'Dinner' },
      { mealType: 'Dinner', wanted: ['salmon'] },
      { mealType: 'Lunch', diets: ['vegetarian'] },
      { mealType: 'Dinner', diets: ['low-carb'] },
      { mealType: 'Lunch', minutes: 30 },
      { mealType: 'Dinner', allergies: ['nuts'] },
      { mealType: 'Lunch', unwanted: ['onion'] },
      { mealType: 'Dinner', servings: 2 },
      { mealType: 'Lunch', servings: 6 },
    ])
    expect(new Set(day.map(({ title }) => title)).size).toBe(10)
    expect(new Set(day.map(({ form }) => form)).size).toBe(10)
  })

  it('recognizes the person, and nobody else, when a recipe has to be repaired', () => {
    const days = new Days()
    days.add('anna', 0, hadOf(cook()))
    expect(days.of('anna:repair').size).toBe(1)
    expect(days.of('bert').size).toBe(0)
  })
})

describe('wishes', () => {
  it('includes what was asked for, quick-add chips too', () => {
    for (const wanted of [
      'Chicken',
      'Spinach',
      'Broccoli',
      'Eggs',
      'Avocado',
      'Salmon',
      'Quinoa',
      'Sweet Potato',
      'Greek Yogurt',
    ]) {
      const meal = ['Greek Yogurt', 'Eggs'].includes(wanted) ? 'Breakfast' : 'Dinner'
      const dish = cook({ wanted: [wanted], mealType: meal })
      expect(dish.ingredients.join(' ').toLowerCase(), wanted).toContain(
        wanted.toLowerCase().replace(/s$/, ''),
      )
      expect(dish.notes).toEqual([])
    }
  })

  it('finds a place for a vegetable or fish that is in no candidate list', () => {
    expect(cook({ wanted: ['mackerel', 'rutabaga'] }).ingredients.join(' ')).toMatch(/mackerel/)
  })

  it('says what it left out, and why', () => {
    expect(cook({ wanted: ['honey'] }).notes).toEqual(['Left out honey: it would raise the glycemic load.'])
    expect(cook({ wanted: ['chicken'], diets: ['vegan'] }).notes).toEqual([
      'Left out chicken: it is not vegan.',
    ])
    expect(cook({ wanted: ['zorbleberry'] }).notes[0]).toMatch(/does not know it/)
    const noEggs = { style: ['omelette'], diets: ['vegan' as const], mealType: 'Breakfast' as const }
    expect(cook(noEggs).form).toBe('chickpea-omelette')
    expect(cook({ ...noEggs, unwanted: ['chickpeas'] }).notes[0]).toMatch(/asked for an omelette/)
  })

  it('says so if nothing is as quick as asked', () => {
    const dish = cook({ minutes: 3 })
    expect(dish.notes[0]).toMatch(/^This takes \d+ minutes, not 3/)
  })

  it('cooks in the style asked for', () => {
    expect(cook({ style: ['soup'] }).title).toMatch(/Soup/)
    expect(cook({ style: ['stir-fry'] }).form).toBe('stir-fry')
    expect(cook({ mealType: 'Dessert', wanted: ['chocolate'] }).title).toMatch(/Chocolate|Cocoa|Brownies/)
    expect(cook({ mealType: 'Breakfast', wanted: ['egg'], style: ['make-ahead'] }).form).toBe('egg-muffins')
  })

  it('refuses with a reason if nothing is left to cook', () => {
    const impossible = () =>
      cook({
        unwanted: ['vegetables', 'meat', 'fish', 'oil', 'salt', 'eggs', 'beans', 'nuts', 'fruit', 'leaves'],
      })
    expect(impossible).toThrow(AppError)
    expect(impossible).toThrow(/no dinner that fits all of this/)
  })
})

describe('as a provider', () => {
  it('composes the dish for a request once, and again if its turn has changed', async () => {
    let read = 0
    const request = { mode: 'free' as const, text: 'dinner please' }
    const brief = new Proxy(briefOf(request, null, NO_BOOK), {
      get(told, key) {
        read += 1
        return Reflect.get(told, key)
      },
    })
    const task = { request, brief, rules: NO_RULES, messages: [], seed: 'a' }
    const written = async (chef: Provider, turn: number) =>
      JSON.parse(
        (await Array.fromAsync(chef.write({ ...task, turn }, new AbortController().signal))).join(''),
      )
    const [chef, other] = [houseChef(), houseChef()]

    chef.plan?.(task)
    const planned = read
    const first = await written(chef, 0)
    expect(planned).toBeGreaterThan(0)
    expect(read).toBe(planned)
    expect(first).toEqual(await written(other, 0))

    chef.plan?.(task)
    const again = await written(chef, 0)
    expect(again).toEqual(first)
    expect(await written(chef, 1)).toEqual(await written(other, 1))
    expect(await written(chef, 1)).not.toEqual(first)
  })

  it('answers one JSON object in pieces, ingredients before steps, without figures', async () => {
    const task = {
      request: { mode: 'free' as const, text: 'dinner please' },
      brief: briefOf({ mode: 'free', text: 'dinner please' }, null, NO_BOOK),
      rules: NO_RULES,
      messages: [],
      seed: 'a',
      turn: 0,
    }
    const chunks: string[] = []
    for await (const chunk of houseChef().write(task, new AbortController().signal)) chunks.push(chunk)
    expect(chunks.length).toBeGreaterThan(2)
    const reply = JSON.parse(chunks.join(''))
    // A dish of the book also says which one it is.
    expect(Object.keys(reply).filter((key) => key !== 'dish')).toEqual([
      'title',
      'description',
      'prepTime',
      'cookTime',
      'servings',
      'ingredients',
      'instructions',
      'bloodSugarTips',
      'notes',
      'changes',
    ])
  })

  it('stops when the client leaves', async () => {
    const leaving = new AbortController()
    const task = {
      request: { mode: 'free' as const, text: 'dinner please' },
      brief: briefOf({ mode: 'free', text: 'dinner please' }, null, NO_BOOK),
      rules: NO_RULES,
      messages: [],
      seed: 'a',
      turn: 0,
    }
    const reply = houseChef().write(task, leaving.signal)[Symbol.asyncIterator]()
    await reply.next()
    leaving.abort()
    await expect(reply.next()).rejects.toThrow()
  })
})

/** Plural and singular alike. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L} -]/gu, ' ')
    .replace(/oes\b/g, 'o')
    .replace(/s\b/g, '')
    .replace(/ +/g, ' ')} `

const NAMES = [
  ...new Set(
    [...LARDER, ...SHELF_ENTRIES]
      .flatMap(({ name, one, many }) => [name, one, many])
      .map((name) => wordsOf(name)),
  ),
]
  .filter((name) => name !== ' water ')
  .sort((a, b) => b.length - a.length)

/** Names of the chef's foods in a text, longest first, so that "coconut milk" is not milk. */
function foodsNamedIn(text: string): string[] {
  let rest = wordsOf(text)
  const found: string[] = []
  for (const name of NAMES) {
    if (!rest.includes(name)) continue
    found.push(name)
    rest = rest.replaceAll(name, ' _ ')
  }
  return found
}

/** The words of a form's steps without its foods and numbers, from the first dish of it. */
function stepsOf(id: string): Set<string>[] {
  const form = FORMS.find((one) => one.id === id)!
  for (const mealType of form.meals) {
    const dish = cookAs(form, wishFor({ mealType, skillLevel: 'advanced' }), NO_RULES, id)
    if (!dish) continue
    const names = dish.items.map(({ name }) => name.toLowerCase()).sort((a, b) => b.length - a.length)
    return dish.instructions.map((step) => {
      const plain = names.reduce((text, name) => text.replaceAll(name, ''), step.toLowerCase())
      return new Set(
        plain
          .replace(/[^\p{L} ]/gu, ' ')
          .split(/ +/)
          .filter((word) => word.length > 3),
      )
    })
  }
  return []
}

function likeness(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((word) => other.has(word)).length
  return both / (one.size + other.size - both || 1)
}
