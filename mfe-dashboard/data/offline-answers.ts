import type { Db, Device } from '@evenplate/platform/contract'
import type { Member } from '@evenplate/platform/define-remote'
import { readRecentActivity } from './activity.ts'
import { greetedAs, readName } from './profile-name.ts'

/** Stores what greets a member and says what they did lately. @throws what the database or IndexedDB says */
export async function storeAnswers(db: Db, device: Device, { id, email }: Member): Promise<void> {
  await device.claimOfflineCopy(id)
  const [name, activity] = await Promise.all([readName(db, id), readRecentActivity(db, id)])
  // Not for whoever has left meanwhile: nothing would take it away with them.
  if (await store('profile/name', name)) device.write('greeted-as', greetedAs(name, email))
  await store('activity/recent', activity)

  async function store(question: string, answer: unknown): Promise<boolean> {
    const stored = await device.inOfflineCopy(id, 'answers', 'readwrite', (answers) =>
      answers.put(answer, question),
    )
    return stored !== undefined
  }
}
