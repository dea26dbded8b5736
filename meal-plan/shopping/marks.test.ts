import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MarkOp, mergeMarks, needsAgain, pressed, standingOf } from './marks.ts'

const op = fc.record(
  {
    item: fc.constantFrom('egg', 'milk', 'own:1', '__proto__'),
    checked: fc.boolean(),
    at: fc.integer({ min: 0, max: 5 }),
    device: fc.constantFrom('a', 'b', 'c'),
    grams: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: ['item', 'checked', 'at', 'device'] },
) as fc.Arbitrary<MarkOp>
const ops = fc.array(op, { maxLength: 20 })

describe('marks from several phones', () => {
  it('merge to the same result in any order', () => {
    fc.assert(
      fc.property(ops, ops, (a, b) => {
        expect(mergeMarks(a, b)).toEqual(mergeMarks(b, a))
      }),
    )
    fc.assert(
      fc.property(ops, fc.integer(), (all, seed) => {
        const turned = [...all].sort((a, b) => ((a.at * 7 + seed) % 5) - ((b.at * 7 + seed) % 5)).reverse()
        expect(mergeMarks(turned)).toEqual(mergeMarks(all))
      }),
    )
  })

  it('merge to the same result in any groups', () => {
    fc.assert(
      fc.property(ops, ops, ops, (a, b, c) => {
        expect(mergeMarks(mergeMarks(a, b), c)).toEqual(mergeMarks(a, mergeMarks(b, c)))
      }),
    )
  })

  it('merge to the same result however often they are merged', () => {
    fc.assert(
      fc.property(ops, (a) => {
        expect(mergeMarks(mergeMarks(a), a, a)).toEqual(mergeMarks(a))
      }),
    )
  })

  it('lose no item', () => {
    fc.assert(
      fc.property(ops, ops, (a, b) => {
        expect(mergeMarks(a, b).map(({ item }) => item)).toEqual(
          [...new Set([...a, ...b].map(({ item }) => item))].sort(),
        )
      }),
    )
  })

  it('two phones that check different things offline agree in either order', () => {
    const server: MarkOp[] = [{ item: 'egg', checked: false, at: 1, device: 'a' }]
    const mine = [pressed(server, { item: 'egg', checked: true, grams: 250 }, 'a', 10)]
    const theirs = [pressed(server, { item: 'milk', checked: true, grams: 500 }, 'b', 9)]
    const both = mergeMarks(mergeMarks(server, mine), theirs)
    expect(both).toEqual(mergeMarks(mergeMarks(server, theirs), mine))
    expect(both.map(({ item, checked }) => [item, checked])).toEqual([
      ['egg', true],
      ['milk', true],
    ])
  })

  it('a stale copy from the server overwrites nothing that is waiting here', () => {
    const waiting = [pressed([], { item: 'egg', checked: true }, 'a', 20)]
    const server: MarkOp[] = [{ item: 'egg', checked: false, at: 5, device: 'b' }]
    expect(mergeMarks(waiting, server)).toEqual(waiting)
  })

  it('a tap wins over earlier marks, even one from a phone whose clock is ahead', () => {
    const ahead: MarkOp[] = [{ item: 'egg', checked: true, at: 1000, device: 'z' }]
    const press = pressed(ahead, { item: 'egg', checked: false }, 'a', 400)
    expect(mergeMarks(ahead, [press])).toEqual([press])
    expect(press.at).toBe(1001)
  })

  it('the device decides between two in the same millisecond', () => {
    const a: MarkOp = { item: 'egg', checked: true, at: 1, device: 'a' }
    const b: MarkOp = { item: 'egg', checked: false, at: 1, device: 'b' }
    expect(mergeMarks([b], [a])).toEqual([b])
  })
})

describe('a new plan', () => {
  const mark: MarkOp = { item: 'chickpeas', checked: true, at: 1, device: 'a', grams: 480 }

  it('keeps the mark of an item whose amount did not rise', () => {
    expect(standingOf(mark, 480)).toEqual({ state: 'bought' })
    expect(standingOf(mark, 100)).toEqual({ state: 'bought' })
    expect(standingOf(mark, 480.2)).toEqual({ state: 'bought' })
  })

  it('reopens an item whose amount rose, and says by how much', () => {
    expect(standingOf(mark, 600)).toEqual({ state: 'again', more: 120 })
    expect(needsAgain(mark, 600)).toBe(120)
    const again = pressed([mark], { item: 'chickpeas', checked: true, grams: 600 }, 'a', 2)
    expect(standingOf(mergeMarks([mark], [again])[0], 600)).toEqual({ state: 'bought' })
  })

  it('keeps the mark of an item without a weight', () => {
    expect(standingOf({ ...mark, item: 'own:1', grams: undefined }, 0)).toEqual({ state: 'bought' })
    expect(standingOf(undefined, 10)).toEqual({ state: 'open' })
    expect(standingOf({ ...mark, checked: false }, 600)).toEqual({ state: 'open' })
  })
})
