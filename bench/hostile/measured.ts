import { setTimeout } from 'node:timers/promises'
import type { Answer } from './visitors.ts'

/** An answer, and when its request was sent: milliseconds of `performance.now()`. */
export type Sample = Answer & { at: number }

/**
 * Sends requests one after another, as one visitor would, until it is stopped. @param every pause between two, in
 * milliseconds
 */
export async function sampled(
  ask: () => Promise<Answer>,
  every: number,
  stop: AbortSignal,
): Promise<Sample[]> {
  const samples: Sample[] = []
  while (!stop.aborted) {
    const at = performance.now()
    samples.push({ at, ...(await ask()) })
    await setTimeout(every)
  }
  return samples
}

/** @returns milliseconds that this share of the answers did not exceed; Infinity without any */
export function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY
}

/** The longest time without an answer of 200, in milliseconds: from the first failed request to the end of the last. */
export function longestOutage(samples: readonly Sample[]): number {
  let longest = 0
  let since: number | null = null
  for (const { status, at, ms } of samples) {
    if (status === 200) since = null
    else {
      since ??= at
      longest = Math.max(longest, at + ms - since)
    }
  }
  return longest
}

/** "200 x 64, 503 x 3"; a status of 0 is "no answer". */
export function byStatus(answers: readonly Answer[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'no answer'} x ${count}`)
    .join(', ')
}
