import type { Api } from '@evenplate/platform/contract'
import { dbIsWanted, loadDb } from './db.ts'
import { doubtSession } from './doubt-session.ts'
import { guestId } from './guest-id.ts'
import { storedSessionKeys } from './session-traces.ts'
import { UNREACHED } from './unreached.ts'

/** The gateway of this origin. Its code is fetched with the first call: pages that only show text never need it. */
export const api: Api = {
  async get(path, parse, options) {
    return (await gateway()).get(path, parse, options)
  },
  async post(path, body, parse, options) {
    return (await gateway()).post(path, body, parse, options)
  },
  async remove(path, options) {
    await (await gateway()).remove(path, options)
  },
  async *stream(path, body, parse, options) {
    yield* (await gateway()).stream(path, body, parse, options)
  },
}

let loading: Promise<Api> | null = null

function gateway(): Promise<Api> {
  loading ??= import('./gateway.ts').then(
    ({ createGateway }) => createGateway('/api', whoAsks, renewSession, tellUnreached),
    (cause: unknown) => {
      loading = null
      throw offline(cause)
    },
  )
  return loading
}

/**
 * The domain's `offline` as `isAppError` knows it. Written out, since fetching the domain's errors now would fail for
 * the same reason, and including them in every page would cost more than this text.
 */
const offline = (cause: unknown) =>
  Object.assign(new Error(OFFLINE, { cause }), { name: 'AppError', code: 'offline' })

/** Equal to `ERRORS.offline.message`; a test checks it. */
const OFFLINE = 'You seem to be offline. Nothing you entered is lost.'

const renewSession = () => void loadDb().then(doubtSession)

const tellUnreached = () => void dispatchEvent(new Event(UNREACHED))

async function whoAsks() {
  const mayBeMember = dbIsWanted() || storedSessionKeys().length > 0
  const session = mayBeMember ? (await (await loadDb()).auth.getSession()).data.session : null
  // As a guest, a member whose session could not be renewed would get a recipe without their allergies in mind.
  if (!session && storedSessionKeys().length > 0) throw new TypeError('The session could not be renewed')
  return session
    ? ({ kind: 'member', accessToken: session.access_token } as const)
    : ({ kind: 'guest', id: guestId() } as const)
}
