import { expect, it } from 'vitest'
import { spelledRight } from './spelled-right.ts'

it.each([
  ['57 g croisant', '57 g croissant'],
  ['60 g cuccumber', '60 g cucumber'],
  ['90 g spinahc salad', '90 g spinach salad'],
  ['120 g quesadila', '120 g quesadilla'],
])('spells "%s" as the tables do', (line, right) => {
  expect(spelledRight(line)).toBe(right)
})

it.each(['100 g broccoli', '100 g zorkblatt', '80 g tuna'])(
  'leaves "%s": known, like nothing, or too short',
  (line) => {
    expect(spelledRight(line)).toBeNull()
  },
)
