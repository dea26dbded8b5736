import { MARKS_MOST, type MarkOp, mergeMarks, pressed } from '@evenplate/meal-plan/shopping/marks'
import { describe, expect, it } from 'vitest'
import {
  type Exchange,
  type KeptList,
  keptList,
  marked,
  NOTHING_KEPT,
  OWN_MOST,
  received,
  removedItem,
  waiting,
  written,
} from './kept-list.ts'
import { tell } from './tell.ts'

const press = (item: string, at: number, checked = true, device = 'mine'): MarkOp => ({
  item,
  checked,
  at,
  device,
})

/** A phone: what it stores, and how it sends. */
function phone(device: string) {
  let list: KeptList = NOTHING_KEPT
  return {
    read: () => list,
    change: (how: (list: KeptList) => KeptList) => {
      list = keptList.parse(JSON.parse(JSON.stringify(how(list))))
    },
    press: (item: string, at: number, checked = true) => {
      list = marked(list, pressed(list.marks, { item, checked }, device, at))
    },
    checked: () =>
      list.marks
        .filter(({ checked }) => checked)
        .map(({ item }) => item)
        .sort(),
  }
}

/** The database, as `merge_shopping_marks` merges. */
function ledger(lose: () => boolean = () => false) {
  let marks: MarkOp[] = []
  const items = new Map<string, Exchange['items'][number]>()
  return async (told: Exchange): Promise<Exchange> => {
    marks = mergeMarks(marks, told.marks)
    for (const one of told.items) items.set(one.id, one)
    if (lose()) throw new TypeError('Failed to fetch')
    return { marks, items: [...items.values()] }
  }
}

describe('two phones that were offline', () => {
  it.each([
    ['the first', [0, 1, 0]],
    ['the second', [1, 0, 1]],
  ])('end with the same list without losing a mark, whichever is back first: %s', async (_, order) => {
    const phones = [phone('a'), phone('b')]
    const database = ledger()
    phones[0]!.press('rice', 10)
    phones[0]!.press('eggs', 11)
    phones[1]!.press('milk', 12)
    phones[1]!.press('eggs', 20, false)
    for (const at of order) await tell(phones[at]!, database)
    expect(phones[0]!.checked()).toEqual(['milk', 'rice'])
    expect(phones[1]!.checked()).toEqual(['milk', 'rice'])
  })

  it('agree on presses of one item at the same time', async () => {
    const phones = [phone('a'), phone('b')]
    const database = ledger()
    phones[0]!.press('rice', 10, true)
    phones[1]!.press('rice', 10, false)
    for (const at of [1, 0, 1]) await tell(phones[at]!, database)
    expect(phones[0]!.checked()).toEqual(phones[1]!.checked())
  })
})

it('keeps a change, and sends it again, if the answer is lost', async () => {
  let lost = true
  const database = ledger(() => lost)
  const mine = phone('a')
  mine.press('rice', 10)
  await expect(tell(mine, database)).rejects.toThrow('Failed to fetch')
  expect(waiting(mine.read()).marks).toHaveLength(1)
  lost = false
  await tell(mine, database)
  expect(waiting(mine.read())).toEqual({ marks: [], items: [] })
  expect(mine.checked()).toEqual(['rice'])
})

it('is not overwritten by an answer requested before the press', () => {
  const asked = waiting(NOTHING_KEPT)
  const list = marked(NOTHING_KEPT, press('rice', 50))
  const answer = { marks: [press('rice', 40, false, 'other')], items: [] }
  const after = received(list, answer, asked)
  expect(after.marks).toMatchObject([{ item: 'rice', checked: true, unsent: true }])
})

it('sends what was pressed while it was sending', async () => {
  const mine = phone('a')
  const database = ledger()
  mine.press('rice', 10)
  let once = true
  await tell(mine, async (told) => {
    const answer = await database(told)
    if (once) mine.press('rice', 11, false)
    once = false
    return answer
  })
  expect(waiting(mine.read()).marks).toEqual([])
  expect((await database({ marks: [], items: [] })).marks).toMatchObject([{ checked: false }])
})

it('uses the other side’s time if the clock is ahead', () => {
  const list = marked(NOTHING_KEPT, press('rice', 9_000_000))
  const told = waiting(list)
  const cut = received(list, { marks: [press('rice', 100)], items: [] }, told)
  expect(cut.marks).toMatchObject([{ at: 100, unsent: false }])
})

describe('own items', () => {
  const bread = {
    id: 'f7b9a1c2-0000-4000-8000-000000000001',
    text: 'Bread for the neighbors',
    removed: false,
  }

  it('do not come back from another phone once removed, but do with Undo', async () => {
    const [one, other] = [phone('a'), phone('b')]
    const database = ledger()
    one.change((list) => written(list, bread))
    await tell(one, database)
    await tell(other, database)
    other.change((list) => removedItem(list, bread.id, true))
    await tell(other, database)
    await tell(one, database)
    expect(one.read().items).toMatchObject([{ removed: true }])
    other.change((list) => removedItem(list, bread.id, false))
    await tell(other, database)
    await tell(one, database)
    expect(one.read().items).toMatchObject([{ removed: false }])
  })

  it('have a limit, and removed ones make room', () => {
    let list = NOTHING_KEPT
    for (let at = 0; at < OWN_MOST + 5; at += 1) list = written(list, { ...bread, id: `${at}` })
    expect(list.items).toHaveLength(OWN_MOST)
    expect(list.items.at(-1)?.id).toBe(`${OWN_MOST - 1}`)
  })
})

it('is limited, and waiting changes stay', () => {
  let list = NOTHING_KEPT
  list = marked(list, press('first', 0))
  const answer = Array.from({ length: MARKS_MOST }, (_, at) => press(`item ${at}`, at + 10, true, 'other'))
  list = received(list, { marks: answer, items: [] }, { marks: [], items: [] })
  expect(list.marks).toHaveLength(MARKS_MOST)
  expect(list.marks.some(({ item }) => item === 'first')).toBe(true)
})
