import { AppError } from '@evenplate/domain/errors'
import type { Figures } from '@evenplate/domain/recipe'
import { fakeApi, MEMBER_ID } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { expect, it } from 'vitest'
import { withMissingNutrients } from './recount.ts'
import { recipeOf } from './row.ts'
import { type SampleRow, sampleFigures, sampleRow } from './testing/samples.ts'

/** Fat stands in for a nutrient that was added after the recipe was stored. */
const stored = () => sampleRow({ figures: sampleFigures({ lines: LINES, perServing: { fat: null } }) })

const line = (text: string, fat: number | null): Figures['lines'][number] => ({
  line: text,
  food: text,
  foodId: null,
  grams: 10,
  weighedBy: null,
  source: null,
  nutrition: { ...NUTRITION, fat },
  gi: null,
  giSource: null,
  glycemicLoad: 0,
  negligible: false,
  rest: '',
  note: '',
  carbsBetween: null,
  carriesCarbs: true,
  giEstimate: false,
  plateShare: null,
})
const { glycemicLoad: _, ...NUTRITION } = sampleFigures().perServing
const LINES = [line('2 salmon fillets', null), line('1 lemon', null)]
const COUNTED = sampleFigures({ lines: [line('2 salmon fillets', 20), line('1 lime', 1)] })

function open(row: SampleRow, counted: Figures) {
  const asked: unknown[] = []
  const api = fakeApi({
    post: (_path, body) => {
      asked.push(body)
      return { figures: counted, conflicts: [] }
    },
  })
  const db = fakeDb({ tables: { recipes: [row] } })
  return { asked, opened: () => recounted(api, db, row) }
}
type Given = Parameters<typeof withMissingNutrients>
const recounted = (api: Given[0], db: ReturnType<typeof fakeDb>, row: SampleRow) =>
  withMissingNutrients(api, () => db, MEMBER_ID, structuredClone(row), {
    ...recipeOf(row),
    uncounted: ['fat'],
  })

const figuresOf = ({ figures }: { figures?: unknown }) => figures as Figures

it('counts what an earlier version did not, shows it and stores it', async () => {
  const row = stored()
  const { opened, asked } = open(row, COUNTED)
  const shown = figuresOf(await opened())
  expect(asked).toMatchObject([{ ingredients: row.ingredients, servings: 2 }])
  expect(shown.perServing).toEqual(COUNTED.perServing)
  expect(shown.lines.map(({ nutrition }) => nutrition.fat)).toEqual([20, null])
  // The count does not decide who made it, or what it was checked against.
  expect(shown.origin).toEqual(sampleFigures().origin)
  expect(row.figures).toEqual(shown)
})

it('shows the saved numbers when today’s count differs, and stores nothing', async () => {
  const row = stored()
  const before = structuredClone(row.figures)
  const { opened } = open(row, {
    ...COUNTED,
    perServing: { ...COUNTED.perServing, carbs: 13, fat: 25 },
  })
  expect(figuresOf(await opened()).perServing).toMatchObject({ carbs: 12, fat: 25 })
  expect(row.figures).toEqual(before)
})

it('does not overwrite what was changed meanwhile', async () => {
  const row = stored()
  const { opened } = open(row, COUNTED)
  const opening = opened()
  row.updated_at = '2026-11-21T08:00:00Z'
  row.figures = sampleFigures({ perServing: { carbs: 99 } })
  await opening
  expect(figuresOf(row).perServing.carbs).toBe(99)
})

it('leaves the recipe unchanged if it cannot be counted', async () => {
  const row = stored()
  const before = structuredClone(row)
  const api = fakeApi({ post: () => Promise.reject(new AppError('offline')) })
  const db = fakeDb({ tables: { recipes: [row] } })
  await expect(recounted(api, db, row)).rejects.toThrow(AppError)
  expect(row).toEqual(before)
})
