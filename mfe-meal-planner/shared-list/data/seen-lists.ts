import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { type OpenedList, openedList } from '../../shopping-list/data/sharing.ts'

/** The last shared lists that were opened here: a shop may have no network. Marks are stored separately. */
const AT_MOST = 3

const seen = z.array(z.object({ slug: z.string(), opened: openedList }))

const read = (device: Device): z.infer<typeof seen> =>
  device.read('shared-lists', (stored) => seen.parse(stored)) ?? []
const others = (device: Device, slug: string) => read(device).filter((one) => one.slug !== slug)

export const noteList = (device: Device, slug: string, opened: OpenedList): void =>
  device.write('shared-lists', [{ slug, opened }, ...others(device, slug)].slice(0, AT_MOST))

/** @param now milliseconds since 1970: an expired one is left out */
export const seenList = (device: Device, slug: string, now: number): OpenedList | null => {
  const found = read(device).find((one) => one.slug === slug)?.opened
  return found && Date.parse(found.until) > now ? found : null
}

export const dropList = (device: Device, slug: string): void =>
  device.write('shared-lists', others(device, slug))
