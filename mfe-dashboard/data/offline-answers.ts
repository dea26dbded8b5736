import type { Device } from '@evenplate/platform/contract'
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

/** Questions of a few words, beside the recipes: they greet a member and say what they did lately. */
const SMALL = [
  ['profile', 'name'],
  ['activity', 'recent'],
]

export const questionOf = ([, ...words]: QueryKey): string => words.join('/')

/** The last answer to a small question; its reader parses it. */
export const storedAnswer = (device: Device, userId: string, question: string): Promise<unknown> =>
  device.inOfflineCopy<unknown>(userId, 'answers', 'readonly', (store) => store.get(question))

/** Keeps the small answers that the pages have. */
export async function storeAnswers(device: Device, userId: string): Promise<void> {
  for (const words of SMALL) {
    const key = [userId, ...words]
    const answer = queryClient.getQueryData<unknown>(key)
    if (answer !== undefined)
      await device.inOfflineCopy(userId, 'answers', 'readwrite', (store) =>
        store.put(answer, questionOf(key)),
      )
  }
}
