import { AppError } from '@evenplate/domain/errors'
import { describe, expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish, planFor } from './compose.ts'
import type { Dish } from './wish/dish.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }
const briefed = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
const asked = (text: string): Dish => composeDish(briefed(text), NO_RULES, { seed: 'someone', turn: 0 })
const ids = (dish: Dish) => dish.items.map(({ entry }) => entry.food.id).join(' ')
const told = (text: string): AppError => {
  try {
    planFor(briefed(text), NO_RULES)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error(`${text} was not refused`)
}

const REFUSED_AS = { coating: 'breading', thickener: 'thickener', crust: 'crust' }
const COAT = /breadcrumbs|flour|egg(?!plant)/
const THICK = /flour|starch|arrowroot/

describe('a part of a dish that is refused by name', () => {
  it.each([
    ['chicken parmesan with no crumb coating', 'chicken-parmesan', COAT],
    ['un-breaded eggplant parmesan for three', 'eggplant-parmesan', COAT],
    ['berenjenas a la parmesana sin empanizar', 'eggplant-parmesan', COAT],
    ['fish and chips, no batter on the fish', 'fish-and-chips', COAT],
    ['chiles rellenos de queso sin rebozar', 'chiles-rellenos', COAT],
    ['shrimp gumbo, skip the roux', 'gumbo', THICK],
    ['irish lamb stew with no thickener', 'irish-lamb-stew', THICK],
    ['corned beef hash, no spuds', 'corned-beef-hash', /potato/],
    ['hold the taters in the beef stew', 'beef-stew', /potato/],
  ])('is left out: %s', (text, form, without) => {
    const dish = asked(text)
    expect(dish.form).toBe(form)
    expect(ids(dish)).not.toMatch(without)
    expect(dish.instructions.join(' ')).not.toMatch(/crumbs|in the egg\b|whites|\broux\b/)
  })

  it('is left out in every dish that says it can be', () => {
    const spared = DISHES.filter(({ foods }) => foods.some(({ spare }) => spare))
    expect(spared.length).toBeGreaterThan(7)
    for (const { title, foods, id } of spared) {
      const parts = foods.filter(({ spare }) => spare)
      const dish = asked(`${title} without ${REFUSED_AS[parts[0]!.spare!]}`)
      expect(dish.form).toBe(id)
      for (const { use } of parts) expect(ids(dish).split(' ')).not.toContain(use.split(' ')[0])
    }
  })

  it('leaves the dish as it is for everybody else', () => {
    expect(ids(asked('eggplant parmesan'))).toMatch(/breadcrumbs/)
    expect(ids(asked('gumbo with okra'))).toMatch(/flour/)
  })

  it.each([
    ['pork schnitzel, not breaded', /breadcrumbs.*no breading/],
    ['milanesa de res sin empanizar', /breadcrumbs.*no breading/],
    ['beef stroganoff without any thickener', /flour.*no thickener/],
    ['cherry pie, no crust', /pie crust.*no crust/],
  ])(
    'is explained before cooking, with suggestions, if the dish does not work without it: %s',
    (text, why) => {
      const { message, details } = told(text)
      expect(message).toMatch(why)
      expect((details as { ways: unknown[] }).ways.length).toBeGreaterThan(0)
    },
  )
})
