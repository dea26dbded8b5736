import type { AppError } from '@evenplate/domain/errors'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { dishWithout } from '../../dish-book/left-out.ts'
import { namesFood } from '../../dish-book/steps-without.ts'
import { foodEntry } from './book/food-entry.ts'
import { composeDish } from './compose.ts'
import type { Dish } from './wish/dish.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }
const asked = (text: string): Dish =>
  composeDish(briefOf({ mode: 'free', text, choices: [] }, null, DISHES), NO_RULES, {
    seed: 'someone',
    turn: 0,
  })
const ids = (dish: Dish) => dish.items.map(({ entry }) => entry.food.id).join(' ')

/** What is left of a sentence that lost its food. */
const BROKEN = /^(?:and|with|,)|\b(?:and|with|the|of) ?[.,;]|\bthe half\b|\band and\b|, ,|^\W*$/

describe('a dish without a food that only seasons, tops or accompanies', () => {
  it.each([
    ['deviled eggs no mustard', 'Deviled Eggs', /mustard/],
    ['slow cooker pork carnitas, no orange juice in it', 'Slow Cooker Carnitas', /orange/],
    ['gazpacho sin pan y sin pepino', 'Gazpacho', /bread|cucumber/],
    ['ají de gallina sin pan', 'Ají de Gallina', /bread/],
    ['beef bourguignon without mushrooms', 'Beef Bourguignon', /mushroom/],
    ['cobb salad, hold the avocado', 'Cobb Salad', /avocado/],
    ['garden salad no cucumber', 'Garden Salad', /cucumber/],
    ['french toast without cinnamon', 'French Toast', /cinnamon/],
    ['pad thai sin cacahuates', 'Peanut-Free Pad Thai', /peanut/],
  ])('is made without it, and says so: %s', (text, title, without) => {
    const dish = asked(text)
    expect(dish.title).toBe(title)
    expect(ids(dish)).not.toMatch(without)
    expect([...dish.instructions, dish.description].join(' ')).not.toMatch(without)
  })

  it.each([
    ['deviled eggs no mustard', 'Made without Dijon mustard: you asked to avoid it.'],
    ['lomo saltado sin papas fritas', 'Celeriac instead of potatoes: you asked to avoid them.'],
    ['croquetas de jamón sin harina', 'Cornstarch instead of flour: you asked to avoid it.'],
    ['ceviche without lime', 'Lemon juice instead of lime juice: you asked to avoid it.'],
  ])('says what is gone, or what stands in for it: %s', (text, note) => {
    expect(asked(text).notes.join(' ')).toContain(note)
  })

  it.each([
    'guacamole without avocado',
    'tabbouleh without parsley',
    'omelette without eggs',
    'pancakes without baking powder',
    'lemon cake without lemon',
    'hungarian goulash without paprika',
    'mac and cheese without cheese',
    'stuffed shells without pasta',
    'gingerbread cookies without ginger',
    'tzatziki without cucumber',
    'virgin piña colada without coconut milk',
  ])('is not called what it no longer is: %s', (text) => {
    let code = ''
    try {
      asked(text)
    } catch (error) {
      code = (error as AppError).code
    }
    expect(code).toBe('cannot_be_done')
  })

  it.each([
    ['chicken pot pie with no crust at all', 'Crustless Chicken Pot Pie', /crust/],
    ['gluten free chicken pot pie', 'Crustless Chicken Pot Pie', /crust/],
    ['arroz con pollo made with cauliflower rice', 'Arroz con Pollo with Cauliflower Rice', /rice-/],
    ['mofongo con menos carbos por favor', 'Mofongo with Shrimp and Cauliflower', /plantain/],
  ])('takes what a cook takes instead: %s', (text, title, without) => {
    const dish = asked(text)
    expect(dish.title).toContain(title)
    expect(ids(dish)).not.toMatch(without)
  })

  it.each([
    ['laksa without noodles', 'Laksa with Zucchini Noodles', 'zucchini', /noodles/],
    ['char kway teow but no noodles', 'Char Kway Teow with Zucchini Noodles', 'zucchini', /noodles/],
    ['japchae, no noodles of any kind', 'Japchae with Zucchini Noodles', 'zucchini', /noodles/],
    ['buttered noodles without noodles', 'Buttered Zucchini Noodles', 'zucchini', /noodles/],
    [
      'tuna noodle casserole without the pasta',
      'Tuna Zucchini Noodle Casserole',
      'zucchini',
      /pasta|noodles/,
    ],
    ['dirty rice without rice', 'Dirty Cauliflower Rice', 'cauliflower-cooked', /rice/],
    ['kimchi fried rice, no rice please', 'Kimchi Fried Quinoa', 'quinoa-cooked', /rice/],
    ['potato soup without potatoes', 'Cauliflower Soup', 'cauliflower', /potato/],
  ])('rests on something else, and is named after that: %s', (text, title, food, without) => {
    const dish = asked(text)
    expect(dish.title).toBe(title)
    expect(ids(dish)).toContain(food)
    expect(ids(dish).replace(/rice-vinegar|vinegar-rice/g, '')).not.toMatch(without)
    expect(dish.instructions.join(' ')).not.toMatch(
      /\b(?:noodles|pasta)\b|Soak the zucchini|Boil the zucchini/,
    )
  })

  it.each([
    ['massaman curry no coconut milk', 'Half-and-half instead of coconut milk: you asked to avoid it.'],
    ['chicken cacciatore without tomatoes', 'Pumpkin puree instead of canned tomatoes'],
    ['menudo sin maíz pozolero', 'White beans instead of hominy: you asked to avoid it.'],
    ['spaghetti carbonara with no bacon and no pork', 'Mushrooms instead of bacon: you asked to avoid it.'],
    ['chiles rellenos al horno sin harina', 'Made without flour: you asked to avoid it.'],
    ['burrito bowl, no beans', 'Made without black beans: you asked to avoid them.'],
    ['wedge salad hold the bacon', 'Made without bacon: you asked to avoid it.'],
    ['tuna salad no celery', 'Made without celery: you asked to avoid it.'],
    ['yakisoba without cabbage', 'Made without cabbage: you asked to avoid it.'],
    ['chicken shawarma, no cumin', 'Made without cumin: you asked to avoid it.'],
  ])('is made as a cook would, and says how: %s', (text, note) => {
    expect(asked(text).notes.join(' ')).toContain(note)
  })

  it.each([
    ['matar paneer with tofu instead of paneer', /paneer|queso/],
    ['chicken curry but chickpeas instead of chicken, no chicken', /chicken-(?:breast|thigh)/],
  ])('has what was asked for in place of what it is named after: %s', (text, without) => {
    const dish = asked(text)
    expect(ids(dish)).not.toMatch(without)
    expect(dish.notes.join(' ')).toMatch(/ instead of (?:paneer|chicken)/)
  })

  it('leaves the dish as it is for everybody else', () => {
    expect(ids(asked('deviled eggs'))).toMatch(/mustard/)
    expect(ids(asked('gazpacho'))).toMatch(/cucumber/)
  })

  it('has whole sentences that do not name what is gone, in every dish of the book', () => {
    const broken = DISHES.flatMap((dish) =>
      dish.foods.flatMap((part) => {
        const other = part.optional ? null : dishWithout(dish, part, (id) => foodEntry(id) !== null)
        const own = new Set(dish.ways.flatMap(({ steps }) => steps))
        const steps = other?.leftOut?.includes(part) ? other.ways.flatMap((way) => way.steps) : []
        return steps
          .filter((step) => !own.has(step))
          .filter((step) => namesFood(step, part) || BROKEN.test(step))
      }),
    )
    expect(broken).toEqual([])
  })
})

describe('the way of cooking', () => {
  it.each(['salmon, no oven as its broken', 'salmón, no tengo horno'])(
    'is the one in the title: %s',
    (text) => {
      expect(asked(text).title).not.toMatch(/Baked|Roast/)
    },
  )

  it.each(['fish fingers and chips', 'fish sticks with broccoli'])(
    'does not simmer or coat what is breaded: %s',
    (text) => {
      expect(asked(text).instructions.join(' ')).not.toMatch(/simmer|slow cooker|press into/i)
    },
  )

  it('does not grill canned fish', () => {
    const dish = asked('just a hot plate, canned tuna, white beans, an onion and spinach')
    expect(dish.title).not.toMatch(/Grilled/)
  })

  it('is that of the food, not of the salad beside it', () => {
    const dish = asked('barramundi on the bbq with a salad')
    expect(dish.title).toContain('with Zucchini and Garden Salad')
    expect(dish.instructions.join(' ')).toMatch(/Grill the sea bass/)
  })

  it('is a water bath for a flan without an oven', () => {
    expect(asked('flan en baño maría, no tengo horno').instructions.join(' ')).toMatch(/wide pot/)
  })
})
