import type { Api } from '@evenplate/platform/contract'
import { dbIsWanted, loadDb } from './db.ts'
import { doubtSession } from './doubt-session.ts'
import { guestId } from './guest-id.ts'
import { storedSessionKeys } from './session-traces.ts'

/** The gateway of this origin. Its code is fetched with the first call: pages that only read never need it. */
export const api: Api = {
  async post(path, body, parse, options) {
    return (await gateway()).post(path, body, parse, options)
  },
  async *stream(path, body, parse, options) {
    yield* (await gateway()).stream(path, body, parse, options)
  },
}

let loading: Promise<Api> | null = null

function gateway(): Promise<Api> {
  loading ??= import('./gateway.ts').then(
    ({ createGateway }) => createGateway('/api', whoAsks, renewSession),
    async (cause: unknown) => {
      loading = null
      const { AppError } = await import('@evenplate/domain/errors')
      throw new AppError('offline', { cause })
    },
  )
  return loading
}

const renewSession = () => void loadDb().then(doubtSession)

async function whoAsks() {
  const mayBeMember = dbIsWanted() || storedSessionKeys().length > 0
  const session = mayBeMember ? (await (await loadDb()).auth.getSession()).data.session : null
  return session
    ? ({ kind: 'member', accessToken: session.access_token } as const)
    : ({ kind: 'guest', id: guestId() } as const)
}
