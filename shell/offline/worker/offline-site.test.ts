import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offlineSite } from './offline-site.ts'

const BUILD = 'https://cdn.example/remotes/glossary/1/remote-entry.js'
const deployment = {
  version: '1',
  documents: { '/': 'a' },
  anyOther: { path: '/offline.html', hash: 'e' },
  builds: { [BUILD]: 'g' },
}

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('from the network')))
afterEach(() => vi.unstubAllGlobals())

type Storage = {
  open?: () => Promise<never>
  match?: () => Promise<Response | undefined>
  put?: () => Promise<void>
}

/** The site over a browser's storage that is empty except for the given methods. */
function over({ open, match = async () => undefined, put = async () => {} }: Storage) {
  const cache = { match, put }
  const site = offlineSite(deployment, { open: open ?? (async () => cache) } as unknown as CacheStorage)
  const later: Promise<unknown>[] = []
  return {
    later,
    build: async () => {
      const event = {
        request: new Request(BUILD),
        waitUntil: (work: Promise<unknown>) => void later.push(work),
      }
      return (await site.build(event)).text()
    },
    document: () => site.document('/'),
  }
}

const refused = async () => {
  throw new DOMException('No space', 'QuotaExceededError')
}

describe('a build', () => {
  it('is what is stored', async () => {
    expect(await over({ match: async () => new Response('stored') }).build()).toBe('stored')
  })

  it('comes from the network if it cannot be stored', async () => {
    const { build, later } = over({ put: refused })
    expect(await build()).toBe('from the network')
    await expect(Promise.all(later)).resolves.toHaveLength(1)
  })

  it('does not wait until it is stored, and the worker stays alive until then', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { build, later } = over({ put: () => promise })
    expect(await build()).toBe('from the network')
    expect(later).toHaveLength(1)
    resolve()
    await Promise.all(later)
  })

  it.each([{ open: refused }, { match: refused }])(
    'comes from the network if storage fails',
    async (storage) => {
      expect(await over(storage).build()).toBe('from the network')
    },
  )
})

it.each([{ open: refused }, { match: refused }])('storage that fails has no document', async (storage) => {
  expect(await over(storage).document()).toBeUndefined()
})
