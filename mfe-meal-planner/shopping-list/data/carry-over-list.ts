import type { Device, Platform } from '@evenplate/platform/contract'
import { type KeptList, marked, written } from '../kept/kept-list.ts'
import { keptOn, ownerKey } from '../kept/kept-lists.ts'
import { NO_DATA, readShopData } from '../kept/shop-data.ts'
import { memberShopper } from './shopper.ts'

/**
 * Moves a guest's checked items, own items, pantry and shop settings into the account of a member who keeps the plan
 * they made here. What the account already has stays.
 * @throws the database's error
 */
export async function carryOverList(
  { db, device }: Pick<Platform, 'db' | 'device'>,
  userId: string,
  weeks: Iterable<string>,
): Promise<void> {
  const shopper = memberShopper({ db, device }, userId)
  const guest = readShopData(device, null) ?? NO_DATA
  const own = await shopper.home()
  const { aisles, packages, staples, declined } = guest.settings
  if ([aisles, packages, staples, declined].some(({ length }) => length > 0) && isUnset(own.settings))
    await shopper.saveSettings(guest.settings)
  for (const item of guest.pantry) await shopper.putPantry(item)

  const kept = keptOn(device, 'shopping-marks', null)
  const theirs = keptOn(device, 'shopping-marks', userId)
  for (const week of weeks) theirs.change(week, (list) => withAll(list, kept.read(week)))
  forgetGuestList(device)
}

export function forgetGuestList(device: Device): void {
  device.remove('shopping-marks', ownerKey(null))
  device.remove('shopping-data', ownerKey(null))
}

const isUnset = (settings: object): boolean =>
  Object.values(settings).every((value) => Array.isArray(value) && value.length === 0)

/** Everything from another list, to be sent again. */
function withAll(list: KeptList, other: KeptList): KeptList {
  const before = new Map(list.marks.map((one) => [one.item, one]))
  const newer = other.marks.filter(({ item, at }) => (before.get(item)?.at ?? -1) < at)
  const marks = newer.reduce((now, { unsent: _, ...mark }) => marked(now, mark), list)
  return other.items
    .filter(({ removed }) => !removed)
    .reduce((now, { id, text }) => written(now, { id, text, removed: false }), marks)
}
