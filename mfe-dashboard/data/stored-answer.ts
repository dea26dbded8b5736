import type { Device } from '@evenplate/platform/contract'
import type { QueryKey } from '@tanstack/react-query'

export const questionOf = ([, ...words]: QueryKey): string => words.join('/')

/** The last answer to a small query; the caller parses it. */
export const storedAnswer = (device: Device, userId: string, question: string): Promise<unknown> =>
  device.inOfflineCopy<unknown>(userId, 'answers', 'readonly', (store) => store.get(question))
