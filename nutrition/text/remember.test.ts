import { describe, expect, it } from 'vitest'
import { remember } from './remember.ts'

const counting = (options?: Parameters<typeof remember>[1]) => {
  let read = 0
  const reader = remember((text: string) => ({ text, at: ++read }), options)
  return { reader, reads: () => read }
}

describe('a reader with a cache', () => {
  it('reads a text once while it is in use', () => {
    const { reader, reads } = counting({ most: 8 })
    for (let round = 0; round < 5; round++) for (const text of ['a', 'b', 'c']) reader(text)
    expect(reads()).toBe(3)
  })

  it('forgets a text that was not used while others were read', () => {
    const { reader, reads } = counting({ most: 8 })
    reader('first')
    for (let at = 0; at < 20; at++) reader(`other ${at}`)
    reader('first')
    expect(reads()).toBe(22)
  })

  it('keeps our own texts, however much visitors send', () => {
    const { reader, reads } = counting({ most: 8 })
    reader.ours('our line')
    for (let at = 0; at < 100; at++) reader(`theirs ${at}`)
    expect(reader('our line').at).toBe(1)
    expect(reads()).toBe(101)
  })

  it('keeps no more of our own texts than its limit, and no long text', () => {
    const { reader, reads } = counting({ longest: 10, ofOurs: 4 })
    for (let at = 0; at < 8; at++) reader.ours(`line ${at}`)
    reader.ours('line 0')
    expect(reads()).toBe(9)
    for (let at = 0; at < 3; at++) reader('a text too long to keep')
    expect(reads()).toBe(12)
  })
})
