import type { Platform, RemoteModule } from '@evenplate/platform/contract'
import { defineRemote, laterPage, usePlatform } from '@evenplate/platform/define-remote'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SiteMapContext } from '../map/site-map.ts'
import { telemetry } from '../platform/telemetry.ts'
import { Part, PartError } from './RemotePart.tsx'
import { RemoteLoaderContext } from './remote-loader.ts'

const counted: string[] = []
beforeEach(() => {
  counted.length = 0
  vi.spyOn(telemetry, 'error').mockImplementation(
    (error) => void counted.push(error instanceof PartError ? `${error.remote}: ${error.message}` : 'other'),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Drawn = ComponentType<Record<string, never>> & { preload?(): Promise<unknown> }
const offering = (list: Drawn): RemoteModule => defineRemote({ pages: {}, parts: { 'recipe-list': list } })

/** A page with a heading, the part, and a line after it. */
function open(
  load: () => Promise<RemoteModule>,
  { owner = 'recipes', ...waiting }: { owner?: string; height?: string; loading?: ReactNode } = {},
) {
  const partOwners = new Map(owner ? [['recipe-list', owner]] : [])
  return render(
    <SiteMapContext value={{ routes: [], partOwners }}>
      <RemoteLoaderContext value={load}>
        <MemoryRouter initialEntries={['/dashboard?tab=recipes']}>
          <h1>Dashboard</h1>
          <Part name="recipe-list" props={{}} {...waiting} />
          <p>the line after it</p>
        </MemoryRouter>
      </RemoteLoaderContext>
    </SiteMapContext>,
  )
}

const WHOLE = '<h1>Dashboard</h1><p>the line after it</p>'
const throwing = (): never => {
  throw new Error('no list today')
}

it('renders what another remote offers, on the platform of the page it is on', async () => {
  open(async () => offering(() => <p>{`a list at ${usePlatform().nav.path}?${usePlatform().nav.search}`}</p>))
  expect(await screen.findByText('a list at /dashboard?tab=recipes')).toBeTruthy()
  expect(counted).toEqual([])
})

it('renders nothing if no remote offers it, and requests none', () => {
  const load = vi.fn()
  const { container } = open(load, { owner: '' })
  expect(container.innerHTML).toBe(WHOLE)
  expect(load).not.toHaveBeenCalled()
})

it.each<[string, () => Promise<RemoteModule>]>([
  ['cannot be loaded', () => Promise.reject(new Error('unreachable'))],
  ['is missing from the remote that should have it', async () => defineRemote({ pages: {} })],
  ['has contract 1', async () => ({ contract: 1, pages: {} })],
  ['cannot fetch its own code', async () => offering(laterPage(() => Promise.reject(new Error('gone'))))],
  ['throws while it renders', async () => offering(throwing)],
  [
    'throws in an effect',
    async () =>
      offering(() => {
        useEffect(throwing, [])
        return <p>a list</p>
      }),
  ],
])('leaves the page whole when a part %s, and counts it by its name', async (_, load) => {
  const { container } = open(load)
  await waitFor(() => expect(counted).toEqual(['recipes: The part "recipe-list" cannot be drawn.']))
  expect(container.innerHTML).toBe(WHOLE)
})

it('leaves the page intact when a part throws later, after a press', async () => {
  function List() {
    return (
      <button type="button" onClick={throwing}>
        More
      </button>
    )
  }
  const said = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', said)
  open(async () => offering(List))
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  expect(said).toHaveBeenCalledOnce()
  window.removeEventListener('error', said)
  expect(screen.getByText('the line after it')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'More' })).toBeTruthy()
})

it('keeps the space of a part that hangs for 8 seconds, and then renders nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { container } = open(() => new Promise(() => {}), { height: '10rem' })
  expect(container.querySelector('div')?.style.minBlockSize).toBe('10rem')
  await vi.advanceTimersByTimeAsync(8000)
  await waitFor(() => expect(container.innerHTML).toBe(WHOLE))
  expect(counted).toEqual(['recipes: The part "recipe-list" cannot be drawn.'])
})

it('shows the page’s placeholder while a part is loading', async () => {
  const { promise, resolve } = Promise.withResolvers<RemoteModule>()
  open(() => promise, { loading: <p>almost a list</p> })
  expect(screen.getByText('almost a list')).toBeTruthy()
  resolve(offering(() => <p>a list</p>))
  expect(await screen.findByText('a list')).toBeTruthy()
  expect(screen.queryByText('almost a list')).toBeNull()
})

it('renders no parts inside a part', async () => {
  const load = vi.fn(async () =>
    offering(() => {
      const { Part: Inner }: Platform = usePlatform()
      return (
        <section aria-label="the list">
          <Inner name="recipe-list" props={{}} />
        </section>
      )
    }),
  )
  open(load)
  expect((await screen.findByRole('region', { name: 'the list' })).innerHTML).toBe('')
})
