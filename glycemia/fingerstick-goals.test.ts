import { expect, it } from 'vitest'
import { type StickGoal, stickGoalsOf } from './fingerstick-goals.ts'

const said = (goal: StickGoal) => ('under' in goal ? `<${goal.under}` : `${goal.from}–${goal.to}`)

it.each([
  ['type-1-or-2', 'mg/dL', ['80–130', '<180', '<180']],
  ['type-1-or-2', 'mmol/L', ['4.4–7.2', '<10', '<10']],
  ['pregnancy-type-1', 'mg/dL', ['70–95', '110–140', '100–120']],
  ['pregnancy-other', 'mg/dL', ['<95', '<140', '<120']],
  ['pregnancy-other', 'mmol/L', ['<5.3', '<7.8', '<6.7']],
] as const)('%s in %s', (group, unit, goals) => {
  const { before, oneHour, twoHours } = stickGoalsOf(group, unit)!
  expect([before, oneHour, twoHours].map(said)).toEqual(goals)
})

it('has none for older people and those at high risk', () => {
  expect(stickGoalsOf('older-or-high-risk', 'mg/dL')).toBeNull()
})
