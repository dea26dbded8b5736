import { expect, it } from 'vitest'
import { textPipe } from './text-pipe.ts'

const told = async (readable: ReadableStream<Uint8Array>) =>
  Buffer.concat(await Array.fromAsync(readable)).toString()

it('passes on what is written, in order, to the end', async () => {
  const pipe = textPipe(() => {})
  const reading = told(pipe.readable)
  for (let n = 0; n < 30; n += 1) await pipe.write(`${n} `)
  pipe.close()
  expect(await reading).toBe(Array.from({ length: 30 }, (_, n) => `${n} `).join(''))
})

it('waits for a slow reader, and says so', async () => {
  const pipe = textPipe(() => {})
  const written: number[] = []
  const writing = (async () => {
    for (let n = 0; n < 10; n += 1) {
      await pipe.write('x')
      written.push(n)
    }
    pipe.close()
  })()
  await new Promise((resolve) => setImmediate(resolve))
  expect(written).toHaveLength(8)
  expect(pipe.hasRoom).toBe(false)
  expect(await told(pipe.readable)).toBe('xxxxxxxxxx')
  await writing
})

it('reports that the reader has gone, and accepts no more', async () => {
  let gone = 0
  const pipe = textPipe(() => {
    gone += 1
  })
  for (let n = 0; n < 8; n += 1) await pipe.write('x')
  const waiting = pipe.write('one too many')
  await pipe.readable.cancel()
  await expect(waiting).rejects.toThrow('nobody reads this anymore')
  await expect(pipe.write('later')).rejects.toThrow('nobody reads this anymore')
  pipe.close()
  expect([gone, pipe.hasRoom]).toEqual([1, false])
})
