import { MARKS_MOST, type MarkOp, markOp, mergeMarks } from '@evenplate/meal-plan/shopping/marks'
import * as z from 'zod/mini'

/** Something a person added to the list. Removing it is remembered, so that no other device brings it back. */
export const ownItem = z.object({
  /** UUID. */
  id: z.string(),
  text: z.string().check(z.maxLength(120)),
  removed: z._default(z.boolean(), false),
})
export type OwnItem = z.infer<typeof ownItem>

/** True until the other side has confirmed it. */
const unsent = { unsent: z._default(z.boolean(), false) }
const keptMark = z.extend(markOp, unsent)
const keptItem = z.extend(ownItem, unsent)

export const OWN_MOST = 100

/** What this device knows of one list's marks and own items. Each item has one mark, the latest. */
export const keptList = z.object({
  marks: z.array(keptMark).check(z.maxLength(MARKS_MOST)),
  items: z.array(keptItem).check(z.maxLength(OWN_MOST)),
})
export type KeptList = z.infer<typeof keptList>
type KeptMark = z.infer<typeof keptMark>
type KeptItem = z.infer<typeof keptItem>

export const NOTHING_KEPT: KeptList = { marks: [], items: [] }

export type Exchange = { marks: MarkOp[]; items: OwnItem[] }

/** A press on this device (`pressed` of the marks makes it). */
export const marked = (list: KeptList, press: MarkOp): KeptList => ({
  ...list,
  marks: bounded([...list.marks.filter(({ item }) => item !== press.item), { ...press, unsent: true }]),
})

/** @returns the same list if there is no room for another */
export const written = (list: KeptList, item: OwnItem): KeptList =>
  list.items.filter(({ removed }) => !removed).length >= OWN_MOST
    ? list
    : { ...list, items: withRoom(list.items, { ...item, unsent: true }) }

export const removedItem = (list: KeptList, id: string, removed: boolean): KeptList => ({
  ...list,
  items: list.items.map((one) => (one.id === id ? { ...one, removed, unsent: true } : one)),
})

/** What still has to be sent. */
export const waiting = (list: KeptList): Exchange => ({
  marks: list.marks.filter(({ unsent }) => unsent).map(withoutUnsent),
  items: list.items.filter(({ unsent }) => unsent).map(withoutUnsent),
})

export const waitingCount = (list: KeptList): number =>
  [...list.marks, ...list.items].filter(({ unsent }) => unsent).length

/**
 * The other side has answered. What is waiting here is never replaced by something earlier; everything else is taken
 * from the answer.
 * @param answer all it has
 * @param sent what was sent to it, which it has now unless it was pressed again meanwhile
 */
export function received(list: KeptList, answer: Exchange, sent: Exchange): KeptList {
  const told = new Map(sent.marks.map((one) => [one.item, one]))
  const marks = new Map(list.marks.map((one) => [one.item, acknowledged(one, told.get(one.item))]))
  for (const one of answer.marks) {
    const here = marks.get(one.item)
    if (!here?.unsent || isLater(one, here)) marks.set(one.item, { ...one, unsent: false })
  }
  const toldItems = new Map(sent.items.map((one) => [one.id, one]))
  const items = new Map(
    list.items.map((one) => {
      const same = toldItems.get(one.id)?.removed === one.removed
      return [one.id, same ? { ...one, unsent: false } : one]
    }),
  )
  for (const one of answer.items) if (!items.get(one.id)?.unsent) items.set(one.id, { ...one, unsent: false })
  return { marks: bounded([...marks.values()]), items: [...items.values()].slice(-OWN_MOST) }
}

const isLater = (one: MarkOp, than: MarkOp): boolean => mergeMarks([than], [one])[0] === one

const acknowledged = (one: KeptMark, told: MarkOp | undefined): KeptMark =>
  told && told.at === one.at && told.device === one.device ? { ...one, unsent: false } : one

/** What has been sent is dropped before what is waiting, oldest first. */
function bounded(marks: KeptMark[]): KeptMark[] {
  if (marks.length <= MARKS_MOST) return marks
  return marks.toSorted((a, b) => Number(b.unsent) - Number(a.unsent) || b.at - a.at).slice(0, MARKS_MOST)
}

function withRoom(items: KeptItem[], item: KeptItem): KeptItem[] {
  const others = items.filter(({ id }) => id !== item.id)
  const spare = others.length - OWN_MOST + 1
  if (spare <= 0) return [...others, item]
  const gone = others.filter(({ removed, unsent }) => removed && !unsent).slice(0, spare)
  return [...others.filter((one) => !gone.includes(one)), item].slice(-OWN_MOST)
}

function withoutUnsent<T extends { unsent: boolean }>({ unsent: _, ...rest }: T): Omit<T, 'unsent'> {
  return rest
}
