import { expect, it } from 'vitest'
import { bodyCare, bodyCareToldBy } from './body-care.ts'

const NOTHING = { lines: [] }
const SPINACH = { lines: [{ foodId: 'spinach-raw' }] }

it.each([
  [['unsure'], /one meal at a time/],
  [['gastroparesis'], /slow stomach/],
  [['stomach-surgery'], /surgical team/],
  [['heart'], /cardiac team/],
  [['renal'], /not potassium or phosphorus/],
  [['low-protein'], /dietitian/],
  [['night-lows'], /drops at night, tell your care team/],
  [['warfarin'], /INR/],
])('tells somebody with %s what to know', (styles, said) => {
  expect(bodyCare(styles, NOTHING).join(' ')).toMatch(said)
})

it('names green vegetables to somebody on warfarin', () => {
  expect(bodyCare(['warfarin'], SPINACH)[0]).toMatch(/^This dish has green/)
  expect(bodyCare(['warfarin'], NOTHING)[0]).not.toMatch(/This dish has/)
})

it('says nothing to anybody else, and no dose to anyone', () => {
  expect(bodyCare(['light', 'simple'], SPINACH)).toEqual([])
  const all = bodyCare(
    ['unsure', 'warfarin', 'gastroparesis', 'stomach-surgery', 'heart', 'renal', 'night-lows'],
    SPINACH,
  )
  expect(all.join(' ')).not.toMatch(/\b(?:units?|mg|dose|stop taking)\b/i)
  expect(bodyCareToldBy([...all, 'Something else.'])).toEqual(all)
})
