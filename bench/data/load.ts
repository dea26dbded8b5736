/** Results for fifty people at once: milliseconds of each answer, sorted, and seconds for all of them. */
export type Load = { times: number[]; seconds: number }

/**
 * Runs `count` requests, a fixed number at a time, each as soon as another one is answered.
 * @throws what a request throws
 */
export async function load(
  count: number,
  atOnce: number,
  request: (n: number) => Promise<unknown>,
): Promise<Load> {
  const times: number[] = []
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const n = next++
        const asked = performance.now()
        await request(n)
        times.push(performance.now() - asked)
      }
    }),
  )
  return { times: times.sort((a, b) => a - b), seconds: (performance.now() - began) / 1000 }
}

export const quantile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
