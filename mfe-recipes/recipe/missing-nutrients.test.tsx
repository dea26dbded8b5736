import { AppError } from '@evenplate/domain/errors'
import { NUTRIENTS } from '@evenplate/domain/nutrients'
import type { Figures } from '@evenplate/domain/recipe'
import { fakeApi } from '@evenplate/platform/fake'
import { type SampleRow, sampleFigures, sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../data/queries.ts'
import { openPage } from '../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const COUNTED = sampleFigures({ perServing: { sodium: 640, saturatedFat: 3.5 } })

/** As stored by a version that did not count these yet. */
function former(): SampleRow {
  const later = NUTRIENTS.flatMap(({ key, later }) => (later ? [key as string] : []))
  const known = Object.entries(COUNTED.perServing).filter(([key]) => !later.includes(key))
  const { version: _, ...figures } = COUNTED
  return sampleRow({ figures: { ...figures, perServing: Object.fromEntries(known) } })
}

async function open(row: SampleRow, counted: Figures | null) {
  const asked: unknown[] = []
  const api = fakeApi({
    post: (_path, body) => {
      asked.push(body)
      if (!counted) throw new AppError('offline')
      return { figures: counted, conflicts: [] }
    },
  })
  openPage('recipe', `/recipes/${row.id}`, { id: row.id }, { api, backend: { tables: { recipes: [row] } } })
  await screen.findByRole('heading', { level: 1, name: row.title })
  return asked
}
const perServing = ({ figures }: SampleRow) => (figures as Figures).perServing
/** The figures per serving by their label. */
const shown = (label: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent?.startsWith(label))
    ?.parentElement?.textContent

it('counts nutrients that an earlier version did not, shows them next to the same numbers, and stores them once', async () => {
  const row = former()
  const asked = await open(row, COUNTED)
  await waitFor(() => expect(shown('Sodium')).toContain('640'))
  expect(shown('Total carbs')).toContain('12')
  await waitFor(() => expect(perServing(row)).toMatchObject({ sodium: 640, carbs: 12 }))
  expect(asked).toHaveLength(1)
})

it('keeps the saved numbers if today’s count differs, and stores nothing', async () => {
  const row = former()
  const before = structuredClone(row)
  await open(row, { ...COUNTED, perServing: { ...COUNTED.perServing, carbs: 20 } })
  await waitFor(() => expect(shown('Sodium')).toContain('640'))
  expect(shown('Total carbs')).toContain('12')
  expect(row).toEqual(before)
})

it('shows the saved numbers and a dash if it cannot be counted', async () => {
  const row = former()
  const before = structuredClone(row)
  const asked = await open(row, null)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(shown('Total carbs')).toContain('12')
  expect(shown('Sodium')).toContain('–')
  expect(row).toEqual(before)
})
