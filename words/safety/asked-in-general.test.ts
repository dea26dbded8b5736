import { describe, expect, it } from 'vitest'
import { speaksOfLowNow } from './low-now.ts'

describe('a question in general', () => {
  it.each([
    'Is juice or honey quicker if someone ever goes hypo? asking for a first aid class',
    'lowest my sugar ever got was 3.9 back in 2019',
    'can stress drop your glucose or only raise it, just curious',
    'solo curiosidad, el vino baja la glucosa?',
  ])('is no low now: %s', (text) => {
    expect(speaksOfLowNow(text)).toBe(false)
  })

  it.each([
    'just curious what to eat, my sugar is 58 and dropping',
    'lowest my sugar ever got was 3.9 back in 2019 and now it is 3.1',
    'lowest reading ever on my libre, what do I drink',
    'worst low ever, juice or candy',
    'lo más bajo que me salió en mi vida, 48',
    'just asking, sugar crashed, honey or juice',
    'just curious, sugar crashed, honey or juice',
    'for a first aid class: nope, for real, im shaky and low',
    'just wondering, low alarm is going off again',
  ])('may still tell of a low: %s', (text) => {
    expect(speaksOfLowNow(text)).toBe(true)
  })
})
