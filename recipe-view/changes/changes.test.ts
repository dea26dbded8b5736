import { describe, expect, it } from 'vitest'
import { SALMON_ASKED } from '../testing/recipes.ts'
import { RICE_BOWL } from '../testing/rice-bowl.ts'
import { applyChanges, type Change, sinceFit, withChange, withoutFit, withoutSwap } from './changes.ts'

const CAULIFLOWER: Change = { kind: 'swap', at: 1, food: 'cauliflower-rice' }
const carbs = (...changes: Change[]) => applyChanges(RICE_BOWL, changes).figures.perServing.carbs

describe('a visitor’s changes', () => {
  it('change servings, one weight and one food together', () => {
    expect(carbs()).toBe(38.1)
    expect(carbs({ kind: 'servings', servings: 4 })).toBe(19.1)
    expect(carbs({ kind: 'amount', at: 1, grams: 118.5 })).toBe(21.4)
    expect(carbs(CAULIFLOWER, { kind: 'servings', servings: 1 })).toBe(21.3)
  })

  it('give a swapped-in food the weight that the visitor gave the replaced one', () => {
    const changed = applyChanges(RICE_BOWL, [{ kind: 'amount', at: 1, grams: 118.5 }, CAULIFLOWER])
    expect(changed.ingredients[1]).toBe('120 g cauliflower rice')
    expect(changed.figures.lines[1]?.nutrition.carbs).toBeCloseTo(11.9 / 2)
  })

  it('drop a model’s claim about the original dish', () => {
    const claimed = { ...RICE_BOWL, figures: { ...RICE_BOWL.figures, claimed: { carbs: 20, differs: true } } }
    expect(applyChanges(claimed, [{ kind: 'servings', servings: 4 }]).figures.claimed.differs).toBe(false)
    expect(applyChanges(claimed, [])).toBe(claimed)
  })

  it('apply only the last change of each kind', () => {
    const typed = [1, 12, 120].reduce<Change[]>(
      (changes, grams) => withChange(changes, { kind: 'amount', at: 0, grams }),
      [{ kind: 'servings', servings: 3 }],
    )
    expect(withChange(typed, { kind: 'servings', servings: 4 })).toEqual([
      { kind: 'amount', at: 0, grams: 120 },
      { kind: 'servings', servings: 4 },
    ])
  })

  it('undo a swap with its weight, and nothing else', () => {
    const before: Change[] = [{ kind: 'amount', at: 1, grams: 100 }]
    const after = withChange(
      withChange(withChange(before, CAULIFLOWER), { kind: 'amount', at: 1, grams: 300 }),
      {
        kind: 'amount',
        at: 0,
        grams: 200,
      },
    )
    expect(after).toHaveLength(4)
    expect(withoutSwap(after, 1)).toEqual([...before, { kind: 'amount', at: 0, grams: 200 }])
  })

  it('continue from a dish that was made to fit, and keep what is in it', () => {
    const fit: Change = { kind: 'fit', recipe: { ...RICE_BOWL, servings: 3 }, said: ['For three.'] }
    const divided: Change = { kind: 'servings', servings: 4 }
    const changes = withChange([divided, fit], { kind: 'servings', servings: 6 })
    expect(changes).toHaveLength(3)
    expect(applyChanges(RICE_BOWL, changes).servings).toBe(6)
    expect(sinceFit(RICE_BOWL, changes)).toMatchObject({
      base: { servings: 3 },
      said: ['For three.'],
      since: [{ servings: 6 }],
    })
    expect(withoutFit(changes)).toEqual([divided])
  })

  it('remove the claim that the dish followed the request once an amount has changed', () => {
    const { brief } = applyChanges(SALMON_ASKED, [{ kind: 'servings', servings: 3 }]).figures.origin
    expect(brief?.answers).toEqual([])
    expect(brief?.readings).toHaveLength(4)
  })

  it('ignore what they cannot find', () => {
    expect(carbs({ kind: 'swap', at: 1, food: 'gone' }, { kind: 'amount', at: 40, grams: 1 })).toBe(carbs())
  })
})
