import type { Day } from '@evenplate/meal-plan/dates'
import { type PantryItem, pantryItem } from '@evenplate/meal-plan/fill'
import type { Plan } from '@evenplate/meal-plan/plan'
import { NO_SETTINGS, type ShoppingSettings, shoppingSettings } from '@evenplate/meal-plan/shopping/settings'
import type { Platform } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { readGuestPlan } from '../../data/guest-plans.ts'
import { accountOf } from '../../data/member-plans.ts'
import { readCopy, readUnsent, writeCopy } from '../../data/plan-copies.ts'
import { merge } from '../../plan/merge.ts'
import { NO_DATA, readShopData } from '../kept/shop-data.ts'
import { type Ledger, memberLedger } from './ledgers.ts'

type Home = { pantry: PantryItem[]; settings: ShoppingSettings }

/** Where a person's list comes from: this browser for a guest, the account for a member. Saving throws if it fails. */
export type Shopper = {
  owner: string | null
  /** The week as this device has it, at once. */
  here(week: Day): Plan | null
  /**
   * The week as the account has it; null if none is planned.
   * @throws if the account cannot be reached
   */
  plan(week: Day): Promise<Plan | null>
  home(): Promise<Home>
  saveSettings(settings: ShoppingSettings): Promise<void>
  putPantry(item: PantryItem): Promise<void>
  dropPantry(id: string): Promise<void>
  /** Null for a guest: nobody else has the list. */
  ledger(week: Day): Ledger | null
}

type Sources = Pick<Platform, 'db' | 'device'>

/** The page stores a guest's changes (`writeShopData`): there is no other place. */
export const guestShopper = ({ device }: Sources): Shopper => ({
  owner: null,
  here: (week) => readGuestPlan(device, week),
  plan: async (week) => readGuestPlan(device, week),
  home: async () => readShopData(device, null) ?? NO_DATA,
  saveSettings: async () => {},
  putPantry: async () => {},
  dropPantry: async () => {},
  ledger: () => null,
})

const PANTRY_COLUMNS = 'id,food_id,label,grams,use_by'
const pantryRow = z.pipe(
  // The name of a column is the database's.
  z.transform((row) => {
    const { food_id, use_by, ...rest } = row as Record<string, unknown>
    return { ...rest, food: food_id, useBy: use_by }
  }),
  pantryItem,
)
const settingsRows = z.array(z.object({ shopping: z.catch(shoppingSettings, NO_SETTINGS) }))

export function memberShopper({ db, device }: Sources, userId: string): Shopper {
  const account = accountOf(db, userId)
  const here = (week: Day) => readUnsent(device, userId, week) ?? readCopy(device, userId, week)
  return {
    owner: userId,
    here,
    async plan(week) {
      const stored = await account.read(week)
      const unsent = readUnsent(device, userId, week)
      if (stored && !unsent) writeCopy(device, userId, stored.plan)
      return stored && unsent ? merge(stored.plan, unsent, { rules: true }) : (stored?.plan ?? unsent)
    },
    async home() {
      const client = await db()
      const [pantry, settings] = await Promise.all([
        client
          .from('pantry_items')
          .select(PANTRY_COLUMNS)
          .eq('user_id', userId)
          .order('updated_at', { ascending: false })
          .order('id')
          .throwOnError(),
        client.from('planner_settings').select('shopping').eq('user_id', userId).throwOnError(),
      ])
      return {
        pantry: z.array(pantryRow).parse(pantry.data),
        settings: settingsRows.parse(settings.data)[0]?.shopping ?? NO_SETTINGS,
      }
    },
    async saveSettings(shopping) {
      const client = await db()
      const rows = await client
        .from('planner_settings')
        .update({ shopping })
        .eq('user_id', userId)
        .select('user_id')
        .throwOnError()
      if (rows.data.length === 0) await client.from('planner_settings').insert({ shopping }).throwOnError()
    },
    async putPantry({ id, food, label, grams, useBy }) {
      const client = await db()
      const values = { food_id: food, label, grams, use_by: useBy }
      const rows = await client.from('pantry_items').update(values).eq('id', id).select('id').throwOnError()
      if (rows.data.length === 0)
        await client
          .from('pantry_items')
          .insert({ id, ...values })
          .throwOnError()
    },
    async dropPantry(id) {
      await (await db()).from('pantry_items').delete().eq('id', id).throwOnError()
    },
    ledger: (week) => memberLedger(db, userId, week),
  }
}
