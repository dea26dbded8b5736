import type { Db, Device } from '@evenplate/platform/contract'
import type { Member } from '@evenplate/platform/define-remote'
import { readRecentActivity } from './activity.ts'
import { greetedAs, readName } from './profile-name.ts'

/**
 * Stores the member's greeting and latest activity.
 * @throws what the database or IndexedDB throws
 */
export async function storeAnswers(db: Db, device: Device, { id, email }: Member): Promise<void> {
  await device.claimOfflineCopy(id)
  const [name, activity] = await Promise.all([readName(db, id), readRecentActivity(db, id)])
  // Not for a member who has signed out meanwhile: nothing would ever remove it.
  if (await store('profile/name', name)) device.write('greeted-as', greetedAs(name, email))
  await store('activity/recent', activity)

  async function store(question: string, answer: unknown): Promise<boolean> {
    const stored = await device.inOfflineCopy(id, 'answers', 'readwrite', (answers) =>
      answers.put(answer, question),
    )
    return stored !== undefined
  }
}
