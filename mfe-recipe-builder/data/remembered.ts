import { type RememberedFood, rememberedFood } from '@evenplate/domain/brought-recipe'
import type { Platform } from '@evenplate/platform/contract'
import {
  forgetFood,
  forgetOwnFood,
  readOwnFoods,
  rememberFood,
  rememberOwnFood,
} from '@evenplate/saved-recipe/remembered-foods'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

/** Which foods the words of recipes mean to a member, or to the guest of this browser (`null`). */
export const rememberedOf = ({ db, device }: Pick<Platform, 'db' | 'device'>, userId: string | null) =>
  queryOptions<RememberedFood[]>({
    queryKey: [userId, 'remembered-foods'],
    queryFn: async ({ signal }) => {
      if (userId === null) return readOwnFoods(device)
      const client = await db()
      const { data } = await client
        .from('remembered_foods')
        .select('phrase, food')
        .eq('user_id', userId)
        .abortSignal(signal)
        .throwOnError()
      return z.array(rememberedFood).parse(data)
    },
    networkMode: 'always',
  })

/** @param food null forgets it. @throws the database's error */
export async function storeRemembered(
  { db, device }: Pick<Platform, 'db' | 'device'>,
  userId: string | null,
  phrase: string,
  food: string | null,
): Promise<void> {
  if (userId === null)
    return food === null ? forgetOwnFood(device, phrase) : rememberOwnFood(device, { phrase, food })
  if (food === null) await forgetFood(await db(), userId, phrase)
  else await rememberFood(await db(), { phrase, food })
}
