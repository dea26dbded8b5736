import { describe, expect, it } from 'vitest'
import { AppError } from './errors.ts'
import { impactDisplay, impactOf } from './impact.ts'
import { guestMayGenerate, memberMayGenerate, savedWarning, usedToday, withUsedToday } from './usage.ts'

describe('impact', () => {
  it.each([
    [0, 'Low'],
    [10, 'Low'],
    [10.001, 'Medium'],
    [19.999, 'Medium'],
    [20, 'High'],
    [null, null],
  ] as const)('of a load of %d is %s', (load, band) => {
    expect(impactOf(load)).toBe(band)
  })

  it('says a high load is high, and nothing if the load is unknown [CONST-9]', () => {
    expect(impactDisplay('Low')).toEqual({ label: 'Low (Excellent)', bar: 30 })
    expect(impactDisplay('Medium')).toEqual({ label: 'Medium (Good)', bar: 60 })
    expect(impactDisplay('High')).toEqual({ label: 'High (Limit portion)', bar: 75 })
    expect(impactDisplay(null)).toEqual({ label: 'Not enough information', bar: null })
  })
})

describe('limits', () => {
  const evening = new Date('2026-11-21T23:59:59Z')
  const midnight = new Date('2026-11-22T00:00:00Z')

  it('gives a guest three recipes in a UTC day, and three more the next [RULE-8]', () => {
    const full = withUsedToday(3, evening)
    expect([guestMayGenerate({}, evening), guestMayGenerate(full, evening)]).toEqual([true, false])
    expect([usedToday(full, midnight), guestMayGenerate(full, midnight)]).toEqual([0, true])
  })

  it('stops a member at five saved recipes, and warns at three and four', () => {
    expect([memberMayGenerate(4), memberMayGenerate(5)]).toEqual([true, false])
    expect([2, 3, 4, 5].map(savedWarning)).toEqual([
      null,
      { left: 2, last: false },
      { left: 1, last: true },
      null,
    ])
  })
})

it('sends a code, a message and a field over the network, but nothing of the cause', () => {
  const error = new AppError('invalid_request', { field: 'text', cause: new Error('sk-secret') })
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    code: 'invalid_request',
    message: 'Please check what you entered.',
    field: 'text',
  })
})
