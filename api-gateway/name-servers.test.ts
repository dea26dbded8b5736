import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { addressesOf } from './links/addresses-of.ts'

const [A, AAAA] = [1, 28]
const MISSING = 3
let socket: Socket
let asked: number[] = []
afterEach(() => socket.close())

/** A name server on this machine: an address for each kind of query, or none; silent if it is not there at all. */
async function serving(addresses: Map<number, number[]> | 'silent'): Promise<string[]> {
  asked = []
  socket = createSocket('udp4').bind(0, '127.0.0.1')
  socket.on('message', (question, from) => {
    const end = question.indexOf(0, 12) + 5
    const kind = question.readUInt16BE(end - 4)
    asked.push(kind)
    if (addresses === 'silent') return
    const address = addresses.get(kind)
    const head = Buffer.from(question.subarray(0, 12))
    head.writeUInt16BE(address || addresses.size > 0 ? 0x8180 : 0x8180 + MISSING, 2)
    head.writeUInt16BE(address ? 1 : 0, 6)
    head.writeUInt32BE(0, 8)
    const answer = [0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 60, 0, address?.length ?? 0, ...(address ?? [])]
    const sent = [head, question.subarray(12, end), Buffer.from(address ? answer : [])]
    socket.send(Buffer.concat(sent), from.port, from.address)
  })
  await once(socket, 'listening')
  return [`127.0.0.1:${socket.address().port}`]
}

it('asks for both kinds of addresses', async () => {
  const six = [0x26, 6, 0x47, 0, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11]
  const servers = await serving(
    new Map([
      [A, [93, 184, 215, 14]],
      [AAAA, six],
    ]),
  )
  expect(await addressesOf('cook.test', servers)).toEqual(['93.184.215.14', '2606:4700:4700::1111'])
  expect(asked.toSorted()).toEqual([A, AAAA])
})

it('is satisfied with one kind', async () => {
  expect(await addressesOf('cook.test', await serving(new Map([[A, [93, 184, 215, 14]]])))).toEqual([
    '93.184.215.14',
  ])
})

it('finds none if there is none', async () => {
  await expect(addressesOf('nowhere.test', await serving(new Map()))).rejects.toThrow(/ENOTFOUND/)
})

it('gives up on a silent server', async () => {
  const servers = await serving('silent')
  const limits = { timeout: 10_000, tries: 4, whole: 50 }
  await expect(addressesOf('slow.test', servers, limits)).rejects.toThrow(/ECANCELLED/)
})
