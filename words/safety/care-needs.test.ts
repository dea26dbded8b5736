import { readRequest } from '@evenplate/domain/request'
import { describe, expect, it } from 'vitest'
import { careNeedsOf } from './care-needs.ts'
import { speaksOfLowNow } from './low-now.ts'

const needsOf = (text: string) => careNeedsOf(readRequest({ mode: 'free', text }), null)

describe('what rules and judges say together', () => {
  it('asks no judge of insulin about tablets that were stopped', () => {
    expect(needsOf('used to take glyburide, walking does it now, barley soup')).toEqual({
      pregnancy: false,
      insulin: false,
      lows: false,
    })
  })

  it.each([
    'OB wants me under 95 fasting before baby comes in June',
    'easy freezer meals for when the baby is born',
    'cenas hasta que nazca el bebé',
  ])('hears of a baby that is to come: %s', (text) => expect(needsOf(text).pregnancy).toBe(true))

  it.each([
    'amamanto trillizos y siempre con hambre, tortilla',
    'siete semanas de posparto, algo de cuchara',
  ])('does not count nursing as pregnancy: %s', (text) => expect(needsOf(text).pregnancy).toBe(false))

  it('does not count a reading as a low if a fingerstick disproved it, unless the low is felt', () => {
    expect(speaksOfLowNow('the sensor shows 51 but my finger says 108')).toBe(false)
    expect(speaksOfLowNow('the sensor shows 51 but my finger says 108 and I am shaking and sweating')).toBe(
      true,
    )
  })
})
