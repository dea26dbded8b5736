import { randomUuid } from '@evenplate/domain/random-uuid'
import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { type KeptList, keptList, NOTHING_KEPT } from './kept-list.ts'

/** Lists that one device stores: this week's, the next, and two earlier ones. */
const LISTS_MOST = 4

const keptLists = z.object({
  /** Tells this browser's marks from those of others. */
  device: z.string(),
  /** By week or by link, the last used first. */
  lists: z.array(z.object({ of: z.string(), list: keptList })).check(z.maxLength(LISTS_MOST)),
})
type KeptLists = z.infer<typeof keptLists>

/** A browser stores a member's and a guest's lists separately: someone who signs in may take over the guest's. */
export const ownerKey = (owner: string | null): string => owner ?? 'guest'

export type KeptEntry = 'shopping-marks' | 'shared-list-marks'

export type Kept = {
  /** The same object until something changes. */
  read(key: string): KeptList
  /** In one step, even with another tab open: it starts from what is stored now. */
  change(key: string, change: (list: KeptList) => KeptList): void
  device(): string
  subscribe(listener: () => void): () => void
}

/**
 * Marks and own items of lists, on this device. If a browser stores nothing, they last as long as the page.
 * @param owner the member's id; null for a guest
 */
export function keptOn(device: Pick<Device, 'read' | 'write'>, entry: KeptEntry, owner: string | null): Kept {
  const listeners = new Set<() => void>()
  const of = ownerKey(owner)
  let memory: KeptLists = { device: randomUuid(), lists: [] }

  const load = (): KeptLists => {
    const stored = device.read(entry, (found) => keptLists.parse(found), of)
    if (stored && !isSame(stored, memory)) memory = stored
    return memory
  }
  load()

  return {
    read: (key) => memory.lists.find((one) => one.of === key)?.list ?? NOTHING_KEPT,
    change(key, change) {
      const { lists, ...rest } = load()
      const before = lists.find((one) => one.of === key)
      const list = change(before?.list ?? NOTHING_KEPT)
      if (list === before?.list) return
      memory = {
        ...rest,
        lists: [{ of: key, list }, ...lists.filter((one) => one !== before)].slice(0, LISTS_MOST),
      }
      device.write(entry, memory, of)
      for (const listener of listeners) listener()
    },
    device: () => memory.device,
    subscribe(listener) {
      const fromAnotherTab = () => {
        const before = memory
        if (load() !== before) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', fromAnotherTab)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', fromAnotherTab)
      }
    },
  }
}

const isSame = (one: KeptLists, other: KeptLists): boolean => JSON.stringify(one) === JSON.stringify(other)
