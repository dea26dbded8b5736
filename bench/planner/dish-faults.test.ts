import { expect, it } from 'vitest'
import { DISHES } from '../../api-gateway/dish-book/dishes/all-dishes.ts'
import { DishPool } from '../../api-gateway/planning/pool.ts'
import { BUILDER_DIETS } from '../../domain/diets.ts'
import { ALLERGIES } from '../../domain/options.ts'
import { atOnce } from '../../domain/steps.ts'
import { dishFaults } from './dish-faults.ts'
import { RULE_SETS } from './rule-sets.ts'

it('finds each rule broken by a dish that was cooked without rules', () => {
  const pool = new DishPool(DISHES.filter(({ id }) => id === 'beef-tacos'))
  const order = { rules: { allergies: [], diets: [], avoid: [] }, without: [] }
  const tacos = pool.whole(atOnce(pool.dishes(order, ['Dinner']))[0]!, order)
  const faults = (set: Partial<(typeof RULE_SETS)[number]>) =>
    dishFaults(tacos!, { dietary: [], allergies: [], avoid: '', ...set })
  expect(faults({})).toEqual([])
  expect(faults({ dietary: ['vegan'] }).join()).toMatch(/^vegan: .*not proved: /)
  expect(faults({ allergies: ['dairy'] }).join()).toMatch(/^dairy allergy: .*not proved: /)
  expect(faults({ dietary: ['low-carb'] }).join()).toMatch(/low-carb: /)
  expect(faults({ avoid: 'kale, beef' }).join()).toMatch(/beef/)
})

it('includes each diet and each allergy alone, each pair of them, and more', () => {
  const keys = new Set(
    RULE_SETS.filter(({ avoid }) => avoid === '').map((set) => [...set.dietary, ...set.allergies].join()),
  )
  const rules = [...BUILDER_DIETS, ...ALLERGIES]
  for (const [at, one] of rules.entries()) {
    expect(keys).toContain(one)
    for (const other of rules.slice(at + 1)) expect(keys).toContain(`${one},${other}`)
  }
  expect(RULE_SETS.length).toBeGreaterThan(120)
})
