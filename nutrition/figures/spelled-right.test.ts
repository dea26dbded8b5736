import { expect, it } from 'vitest'
import { spelledRight } from './spelled-right.ts'

it.each([
  ['57 g croisant', '57 g croissant'],
  ['60 g cuccumber', '60 g cucumber'],
  ['90 g spinahc salad', '90 g spinach salad'],
  ['120 g quesadila', '120 g quesadilla'],
  ['280 g chicken biriani', '280 g chicken biryani'],
  ['90 g spannakopita', '90 g spanakopitta'],
  ['200 g palak panner', '200 g palak paneer'],
  ['90 g strawberry puding', '90 g strawberry pudding'],
])('spells "%s" as the tables do', (line, right) => {
  expect(spelledRight(line)).toBe(right)
})

it.each(['100 g gomez', '100 g jamun', '70 g conchi', '100 g complete', '250 g tarina'])(
  'leaves "%s", which is as near to a word as words of other languages are',
  (line) => {
    expect(spelledRight(line)).toBeNull()
  },
)

it.each(['100 g broccoli', '100 g zorkblatt', '80 g tuna'])(
  'leaves "%s": known, like nothing, or too short',
  (line) => {
    expect(spelledRight(line)).toBeNull()
  },
)
