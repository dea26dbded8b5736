import type { Device } from '@evenplate/platform/contract'
import type { Sources } from '@evenplate/platform/kit/sources'
import { dataOf } from './answer.ts'

/**
 * Deletes all of a member's log: in their account, and what is waiting on this device.
 * @throws AppError
 */
export async function deleteLog(db: Sources['db'], device: Device, userId: string): Promise<void> {
  const client = await db()
  dataOf(await client.rpc('delete_health_log'))
  device.remove('unsent-log', userId)
}
