import { afterEach, expect, it } from 'vitest'
import { quietConsole } from './quiet.ts'

const { error, warn } = console
afterEach(() => Object.assign(console, { error, warn }))

const printed = (value: unknown): string[] => {
  const lines: string[] = []
  quietConsole((line) => lines.push(line))
  console.error(value)
  return lines
}

it('keeps a refused row, which is health data, out of the log', () => {
  const refused = { code: '23514', detail: 'Failing row contains (Ann, {diabetes-type-1})' }
  expect(printed(Object.assign(new Error('violates'), refused))).toEqual([])
})

it('reports unexpected errors only by their code', () => {
  expect(printed(Object.assign(new Error("Ann's soup"), { code: 'XX000' }))).toEqual([
    'The database reported XX000',
  ])
  expect(printed(new TypeError("Ann's soup"))).toEqual(['The database reported TypeError'])
  expect(printed("Ann's soup")).toEqual(['The database reported a problem'])
})
