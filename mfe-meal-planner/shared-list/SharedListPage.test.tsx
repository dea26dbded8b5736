import { AppError } from '@evenplate/domain/errors'
import { type MarkOp, mergeMarks } from '@evenplate/meal-plan/shopping/marks'
import { fakeApi } from '@evenplate/platform/fake'
import { openPage } from '@evenplate/platform/open-page'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import remote from '../remote.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const LIST = {
  week: '2026-11-23',
  sections: [
    {
      name: 'Fish',
      items: [{ key: 'salmon', name: 'Salmon', amount: '600 g (1 lb 6 oz)', grams: 600 }],
    },
    { name: 'Also', items: [{ key: 'own:1', name: 'Paper towels', amount: '', grams: null }] },
  ],
}

/** The gateway with one shared list, which may expire, and a network that may fail. */
function gateway() {
  let marks: MarkOp[] = []
  const state = { away: false, ended: false }
  const answer = () => {
    if (state.away) throw new AppError('offline')
    if (state.ended) throw new AppError('not_found')
    return {
      list: LIST,
      marks: marks.map((one) => ({ ...one, grams: one.grams ?? null })),
      until: new Date(Date.now() + 86_400_000).toISOString(),
    }
  }
  const api = fakeApi({
    get: answer,
    post: (_, body) => {
      const before = answer()
      marks = mergeMarks(marks, (body as { ops: MarkOp[] }).ops)
      return { ...before, marks }
    },
  })
  return { api, state, marks: () => marks, set: (next: MarkOp[]) => (marks = next) }
}

const open = ({ api }: ReturnType<typeof gateway>) =>
  openPage(remote, 'shared-list', '/shared-list/secret', {
    auth: { status: 'guest' },
    api,
    params: { slug: 'secret' },
  })
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it('shows what is checked, and sends what is checked here', async () => {
  const of = gateway()
  of.set([{ item: 'own:1', checked: true, at: 5, device: 'owner' }])
  open(of)
  expect((await box(/Paper towels/)).checked).toBe(true)
  await userEvent.click(await box(/Salmon/))
  await waitFor(() => expect(of.marks()).toMatchObject([{ item: 'own:1' }, { item: 'salmon', grams: 600 }]))
  expect(screen.getByText('2 of 2')).toBeTruthy()
})

it('works without a network once it was opened, and sends later', async () => {
  const of = gateway()
  const { leave } = open(of)
  await box(/Salmon/)
  leave()
  of.state.away = true
  const again = open(of)
  await userEvent.click(await box(/Salmon/))
  expect(await screen.findByText(/as this device last saw it/)).toBeTruthy()
  expect(await screen.findByText(/1 change is kept on this device and not sent yet/)).toBeTruthy()
  again.leave()
  of.state.away = false
  open(of)
  await waitFor(() => expect(of.marks()).toMatchObject([{ item: 'salmon', checked: true }]))
})

it('says so when it has ended, also on a device that had it', async () => {
  const of = gateway()
  const { leave } = open(of)
  await box(/Salmon/)
  leave()
  of.state.ended = true
  open(of)
  expect(await screen.findByRole('heading', { name: 'This list is no longer shared' })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
