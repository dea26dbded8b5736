import type { Db, Device } from '@evenplate/platform/contract'
import { readRecentActivity } from './activity.ts'
import { readName } from './profile-name.ts'

/** Stores what greets a member and says what they did lately. @throws what the database or IndexedDB says */
export async function storeAnswers(db: Db, device: Device, userId: string): Promise<void> {
  await device.claimOfflineCopy(userId)
  const [name, activity] = await Promise.all([readName(db, userId), readRecentActivity(db, userId)])
  await store('profile/name', name)
  await store('activity/recent', activity)

  async function store(question: string, answer: unknown): Promise<void> {
    await device.inOfflineCopy(userId, 'answers', 'readwrite', (answers) => answers.put(answer, question))
  }
}
