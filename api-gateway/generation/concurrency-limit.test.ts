import { describe, expect, it } from 'vitest'
import { ConcurrencyLimit } from './concurrency-limit.ts'

describe('places', () => {
  it('are limited in total and per address', () => {
    const places = new ConcurrencyLimit(3, 2)
    const leave = places.take('a')
    places.take('a')
    expect(() => places.take('a')).toThrow(expect.objectContaining({ code: 'address_busy', retryAfter: 5 }))
    places.take('b')
    expect(() => places.take('c')).toThrow(expect.objectContaining({ code: 'busy', retryAfter: 5 }))
    leave()
    leave()
    expect(places.taken).toBe(2)
    places.take('a')
    expect(() => places.take('b')).toThrow(expect.objectContaining({ code: 'busy' }))
  })

  it('have no limit for an unknown address', () => {
    const places = new ConcurrencyLimit(3, 1)
    for (let n = 0; n < 3; n += 1) places.take(null)
    expect(places.taken).toBe(3)
  })
})
