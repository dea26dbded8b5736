import type { Deployment } from './deployment.ts'

/**
 * How a request is answered. `document`: by the network, or from the named document if it does not answer. `build`:
 * from the cache at once. `visit`: from the network only, requested once. null: the worker does not answer.
 */
export type Plan = { kind: 'document'; path: string } | { kind: 'build' } | { kind: 'visit' } | null

/** The parts of a `Request` that matter here. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> }

export function planFor({ method, mode, url, headers }: Asked, origin: string, deployment: Deployment): Plan {
  // Only the server answers requests with a person's credentials.
  if (method !== 'GET' || headers.has('authorization') || headers.has('range')) return null
  const { origin: from, pathname, search } = new URL(url)
  const address = from === origin ? pathname + search : url
  if (Object.hasOwn(deployment.builds, address)) return { kind: 'build' }
  if (mode !== 'navigate' || from !== origin) return null
  return isPage(pathname) ? { kind: 'document', path: documentFor(pathname, deployment) } : { kind: 'visit' }
}

/** Calls have their own addresses, and files an extension. */
const isPage = (path: string): boolean => !/^\/(api|auth\/v1|rest\/v1)(\/|$)|\.\w+$/.test(path)

function documentFor(path: string, { documents, anyOther }: Deployment): string {
  const known = Object.keys(documents)
  const asked = path.length > 1 ? path.replace(/\/+$/, '') : path
  return known.find((route) => route === asked) ?? known.find((route) => fits(route, asked)) ?? anyOther.path
}

/** Whether an address belongs to a route, e.g. `/recipes/7` to `/recipes/:id`. */
function fits(route: string, path: string): boolean {
  const [wanted, parts] = [route.split('/'), path.split('/')]
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  )
}
