import { expect, it } from 'vitest'
import { eventsOf } from './events.ts'

const streamed = (pieces: (string | Uint8Array)[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces)
          controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
        controller.close()
      },
    }),
  )

const datas = async (pieces: (string | Uint8Array)[]) => {
  const all: string[][] = []
  for await (const events of eventsOf(streamed(pieces))) all.push(events.map(({ data }) => data))
  return all
}

it('yields events that arrive together as one list, up to the end of the reply', async () => {
  const pieces = ['data: 1\n\ndata: 2\n\n', ': still here\n\n', 'data: 3\n\ndata: [DONE]\n\ndata: 4\n\n']
  expect(await datas(pieces)).toEqual([['1', '2'], ['3']])
})

it('reads every kind of line ending, an event of several lines, and an event without a blank line', async () => {
  const text = 'event: error\r\ndata: a\r\ndata:b\r\n\r\ndata: c\r\rid: 7\ndata: d\n\ndata: e'
  expect((await datas([text])).flat()).toEqual(['a\nb', 'c', 'd', 'e'])
})

it('reads the same however the stream is split, even inside a character or between CR and LF', async () => {
  const bytes = new TextEncoder().encode('data: crème brûlée\r\n\r\ndata: 2\r\n\r\n')
  expect((await datas([...bytes].map((byte) => Uint8Array.of(byte)))).flat()).toEqual(['crème brûlée', '2'])
})

it('gives up on an endless event and an endless reply', async () => {
  const piece = 'x'.repeat(100_000)
  const failure = { code: 'provider_reply' }
  await expect(datas([`data: ${piece}`, piece, piece])).rejects.toMatchObject(failure)
  await expect(datas(Array(50).fill(`data: ${piece}\n\n`))).rejects.toMatchObject(failure)
  expect(await datas(Array(3).fill(`data: ${piece}\n\n`))).toHaveLength(3)
})
