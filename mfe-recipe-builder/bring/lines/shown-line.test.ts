import { expect, it } from 'vitest'
import { shownLine } from './shown-line.ts'

const understood = {
  line: 0,
  text: '2 cups sugar',
  food: { id: 'sugar', name: 'sugar' },
  grams: 1,
  carbs: 1,
  sure: 'likely' as const,
  phrase: 'sugar',
  note: 'As the file says: 1 g.',
  leftOut: false,
}
const shown = (now: object, counted: object) =>
  shownLine(understood, { line: 0, ...now }, { line: 0, ...counted }, () => undefined)

it('shows a file’s correction as not this person’s, and undoable', () => {
  const file = { grams: 1, ofFile: true }
  expect(shown(file, file)).toMatchObject({ isSaid: false, isMended: true, note: 'As the file says: 1 g.' })
  expect(shownLine(null, { line: 0, ...file }, undefined, () => undefined)).toMatchObject({ isSaid: false })
})

it('counts the same weight from this person as a new correction', () => {
  expect(shown({ grams: 1 }, { grams: 1, ofFile: true })).toMatchObject({
    isSaid: true,
    isOpen: true,
    note: '',
  })
})
