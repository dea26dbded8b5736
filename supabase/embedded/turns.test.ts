import { expect, it } from 'vitest'
import { takeTurns } from './turns.ts'

/** Works like PGlite: it blocks the thread until it is done. */
async function fillThread(ms: number): Promise<void> {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('lets the event loop run while a long queue is served', async () => {
  const inTurn = takeTurns()
  let served = 0
  const all = Promise.all(
    Array.from({ length: 40 }, async () => {
      await inTurn(() => fillThread(5))
      served += 1
    }),
  )
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(served).toBeGreaterThan(0)
  expect(served).toBeLessThan(40)
  await all
  expect(served).toBe(40)
})
