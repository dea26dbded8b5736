import { BROUGHT, type RememberedFood, rememberedFood } from '@evenplate/domain/brought-recipe'
import type { Db, Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'

/**
 * "My flour is almond flour": a member's choice of a food, for the next recipe they bring. The gateway reads it.
 * @throws the database's error
 */
export async function rememberFood(db: Db, { phrase, food }: RememberedFood): Promise<void> {
  if (!canBeRemembered(phrase)) return
  await db.from('remembered_foods').upsert({ phrase, food }, { onConflict: 'user_id,phrase' }).throwOnError()
}

/** @throws the database's error */
export async function forgetFood(db: Db, userId: string, phrase: string): Promise<void> {
  await db.from('remembered_foods').delete().eq('user_id', userId).eq('phrase', phrase).throwOnError()
}

/** The same for a guest, stored only in their browser. */
export const readOwnFoods = (device: Device): RememberedFood[] =>
  device.read('remembered-foods', (stored) => z.array(rememberedFood).parse(stored)) ?? []

/** The latest choice for a phrase counts, and the oldest is removed first. */
export function rememberOwnFood(device: Device, { phrase, food }: RememberedFood): void {
  if (!canBeRemembered(phrase)) return
  const others = readOwnFoods(device).filter((one) => one.phrase !== phrase)
  device.write('remembered-foods', [...others, { phrase, food }].slice(-BROUGHT.remembered))
}

export const forgetOwnFood = (device: Device, phrase: string): void =>
  device.write(
    'remembered-foods',
    readOwnFoods(device).filter((one) => one.phrase !== phrase),
  )

export const forgetOwnFoods = (device: Device): void => device.remove('remembered-foods')

/**
 * Moves a guest's choices into a member's account; the member's earlier choices win. They stay on this device until
 * they are stored.
 * @throws the database's error
 */
export async function carryOverFoods(db: Db, device: Device): Promise<void> {
  const foods = readOwnFoods(device)
  if (foods.length > 0)
    await db
      .from('remembered_foods')
      .upsert(foods, { onConflict: 'user_id,phrase', ignoreDuplicates: true })
      .throwOnError()
  forgetOwnFoods(device)
}

const canBeRemembered = (phrase: string): boolean =>
  phrase.length > 0 && phrase.length <= BROUGHT.phraseLength
