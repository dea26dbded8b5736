import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { figures } from './recipe.ts'
import { withNutrients } from './with-nutrients.ts'

const stored = figures.parse(
  JSON.parse(readFileSync(new URL('./testing/figures-version-0.json', import.meta.url), 'utf8')).recipe,
)
/** As if protein had never been counted. */
const lacking = {
  ...stored,
  perServing: { ...stored.perServing, protein: null },
  lines: stored.lines.map((line) => ({ ...line, nutrition: { ...line.nutrition, protein: null } })),
  swaps: stored.swaps.map((swap) => ({
    ...swap,
    line: { ...swap.line, nutrition: { ...swap.line.nutrition, protein: null } },
  })),
}

it('fills in nutrients not counted yet, on the serving, each line and each swap', () => {
  expect(withNutrients(lacking, stored, ['protein'])).toEqual({ figures: stored, isSame: true })
})

it('keeps the shown numbers if a new count differs, and says not to store the result', () => {
  const other = { ...stored, perServing: { ...stored.perServing, carbs: 1 } }
  expect(withNutrients(lacking, other, ['protein'])).toEqual({ figures: stored, isSame: false })
})

it('leaves uncounted nutrients missing on a line that is now read as another food', () => {
  const other = { ...stored, lines: stored.lines.map((line) => ({ ...line, foodId: 'another' })), swaps: [] }
  const { figures } = withNutrients(lacking, other, ['protein'])
  expect(figures.lines).toEqual(lacking.lines)
  expect(figures.perServing.protein).toBe(stored.perServing.protein)
})

it('does not change who made it or what was claimed', () => {
  const other = {
    ...stored,
    origin: { ...stored.origin, notice: 'Edited' },
    claimed: { carbs: 1, differs: true },
  }
  const { figures } = withNutrients(lacking, other, ['protein'])
  expect(figures).toMatchObject({ origin: stored.origin, claimed: stored.claimed })
})
