import { AppError } from '@evenplate/domain/errors'
import { fakePlatform } from '@evenplate/platform/fake'
import { afterEach, expect, it, vi } from 'vitest'
import { EMPTY_LOG, type HandReading } from './log.ts'
import { MOST_WAITING, outboxOf, type Step, withWaiting } from './outbox.ts'

const ME = 'me'
const { device } = fakePlatform()
const hand = (key: string, at = 1000): HandReading => ({
  key,
  at,
  offset: 60,
  value: 104,
  unit: 'mg/dL',
  moment: null,
  note: null,
})
const add = (id: string): Step => ({ do: 'add-reading', id, reading: hand(id) })
const open = (...args: Parameters<typeof outboxOf>) => {
  const box = outboxOf(...args)
  box.open()
  return box
}
const silent = { sent: () => {}, refused: () => {} }

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

it('keeps a reading on the device without a network, and sends it once when the network is back', async () => {
  vi.useFakeTimers()
  let isOnline = false
  const sent: string[] = []
  const send = async (step: Step) => {
    if (!isOnline) throw new AppError('offline')
    sent.push(step.id)
  }
  const box = open(device, ME, send, silent)
  box.add(add('a'))
  await vi.advanceTimersByTimeAsync(0)
  // A newly opened page finds it.
  box.close()
  const again = open(device, ME, send, silent)
  expect(again.state().waiting.map(({ id }) => id)).toEqual(['a'])
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['a'])
  expect(again.state().waiting).toEqual([])
  expect(localStorage.length).toBe(0)
  again.close()
})

it('reports a step that the account refuses, and continues with the next', async () => {
  const refused: string[] = []
  const sent: string[] = []
  const box = open(
    device,
    ME,
    async (step) => {
      if (step.id === 'bad') throw new AppError('save_failed')
    },
    { sent: ({ id }) => sent.push(id), refused: ({ id }) => refused.push(id) },
  )
  box.add(add('bad'))
  box.add(add('good'))
  await vi.waitFor(() => expect(box.state().waiting).toEqual([]))
  expect({ refused, sent }).toEqual({ refused: ['bad'], sent: ['good'] })
  box.close()
})

it('takes no more than fits on a device', () => {
  const box = open(device, ME, () => new Promise(() => {}), silent)
  for (let at = 0; at < MOST_WAITING; at++) expect(box.add(add(`${at}`))).toBe(true)
  expect(box.add(add('one more'))).toBe(false)
  box.close()
})

it('shows waiting steps with what the account has, each once, and not what was undone', () => {
  const log = { ...EMPTY_LOG, hand: [hand('a'), hand('b')] }
  const waiting: Step[] = [add('a'), add('c'), { do: 'remove', id: 'b', what: 'reading' }]
  expect(withWaiting(log, waiting, 0, 2000).hand.map(({ key }) => key)).toEqual(['a', 'c'])
  expect(withWaiting(log, [add('c')], 5000, 9000).hand).toHaveLength(2)
})
