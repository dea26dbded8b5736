import { type MarkOp, mergeMarks, pressed } from '@evenplate/meal-plan/shopping/marks'
import type { Device } from '@evenplate/platform/contract'
import { MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeRow, type FakeTables, fakeDb } from '@evenplate/platform/fake-db'
import { expect, it } from 'vitest'
import { marked, removedItem, waitingCount, written } from '../kept/kept-list.ts'
import { keptOn } from '../kept/kept-lists.ts'
import { tell } from '../kept/tell.ts'
import { memberLedger } from './ledgers.ts'

const WEEK = '2026-11-23'
const BREAD = { id: '00000000-0000-4000-8000-0000000000aa', text: 'Bread for the neighbors', removed: false }

/** An account with marks that the database merges, and a network that can fail. */
function account() {
  const tables: FakeTables = { shopping_items: [] }
  let marks: MarkOp[] = []
  const network = { away: false }
  const db = fakeDb({
    tables,
    functions: {
      merge_shopping_marks({ p_ops }) {
        marks = mergeMarks(marks, p_ops as MarkOp[])
        return marks.map((mark) => ({ ...mark, grams: mark.grams ?? null }))
      },
    },
    intercept: ({ method, path, body }) => {
      if (network.away) throw new TypeError('Failed to fetch')
      // As the column's default does.
      if (method === 'POST' && path.endsWith('/shopping_items'))
        for (const row of body as FakeRow[]) row.user_id = MEMBER_ID
      return undefined
    },
  })
  return { db: () => db, tables, network, marks: () => marks }
}

/** A browser's storage: stores text, and may be blocked. */
function storage(): Pick<Device, 'read' | 'write'> {
  const entries = new Map<string, string>()
  return {
    read(name, parse, of) {
      const text = entries.get(`${name}.${of}`)
      return text === undefined ? null : parse(JSON.parse(text))
    },
    write: (name, value, of) => void entries.set(`${name}.${of}`, JSON.stringify(value)),
  }
}

function phone(of: ReturnType<typeof account>, device = storage()) {
  const kept = keptOn(device, 'shopping-marks', MEMBER_ID)
  const ledger = memberLedger(of.db, MEMBER_ID, WEEK)
  return {
    kept,
    device,
    press: (item: string, checked: boolean, at: number) =>
      kept.change(WEEK, (list) => marked(list, pressed(list.marks, { item, checked }, kept.device(), at))),
    tell: () => tell({ read: () => kept.read(WEEK), change: (change) => kept.change(WEEK, change) }, ledger),
    checked: () =>
      kept
        .read(WEEK)
        .marks.filter(({ checked }) => checked)
        .map(({ item }) => item)
        .sort(),
    own: () =>
      kept
        .read(WEEK)
        .items.filter(({ removed }) => !removed)
        .map(({ text }) => text),
  }
}

it.each([
  ['one', [0, 1, 0]],
  ['the other', [1, 0, 1]],
])('two phones that shopped without a network end with one list, %s first', async (_, order) => {
  const of = account()
  const phones = [phone(of), phone(of)]
  phones[0]!.kept.change(WEEK, (list) => written(list, BREAD))
  await phones[0]!.tell()
  await phones[1]!.tell()
  of.network.away = true
  phones[0]!.press('rice', true, 10)
  phones[0]!.press('eggs', true, 11)
  phones[1]!.press('milk', true, 12)
  phones[1]!.press('eggs', false, 20)
  phones[1]!.kept.change(WEEK, (list) => removedItem(list, BREAD.id, true))
  for (const one of phones) await expect(one.tell()).rejects.toThrow()
  expect(phones[0]!.checked()).toEqual(['eggs', 'rice'])
  expect(phones.map(({ kept }) => waitingCount(kept.read(WEEK)))).toEqual([2, 3])

  of.network.away = false
  for (const at of order) await phones[at]!.tell()
  for (const one of phones) {
    expect(one.checked()).toEqual(['milk', 'rice'])
    expect(one.own()).toEqual([])
    expect(waitingCount(one.kept.read(WEEK))).toBe(0)
  }
})

it('waiting changes outlive the page, and the next one sends them', async () => {
  const of = account()
  const before = phone(of)
  of.network.away = true
  before.press('rice', true, 10)
  await expect(before.tell()).rejects.toThrow()
  of.network.away = false
  const after = phone(of, before.device)
  expect(after.checked()).toEqual(['rice'])
  await after.tell()
  expect(of.marks()).toMatchObject([{ item: 'rice', checked: true, device: before.kept.device() }])
})

it('another member finds none of it on the same device', () => {
  const of = account()
  const device = storage()
  phone(of, device).press('rice', true, 10)
  const other = keptOn(device, 'shopping-marks', 'someone else')
  expect(other.read(WEEK).marks).toEqual([])
})

it('two tabs of one browser keep what both of them check', () => {
  const of = account()
  const one = phone(of)
  const other = phone(of, one.device)
  one.press('rice', true, 10)
  other.press('milk', true, 11)
  one.press('eggs', true, 12)
  expect(phone(of, one.device).checked()).toEqual(['eggs', 'milk', 'rice'])
})
