type Fetch = typeof fetch
/** `who`: its headers except `prefer`, including the token. */
type Read = { path: string; init: RequestInit; prefer: string; who: [string, string][] }
type Waiting = Read & { resolve(answer: Response): void; reject(error: unknown): void }
type Part = { status: number; headers: [string, string][]; length: number }

/** As many as the site accepts at once. */
const MOST = 16
const LONGEST = 2000
/** Parts that render together send their reads within this time, in milliseconds. */
const MOMENT_MS = 3

/**
 * Sends reads of the same moment as one request to a site that serves its own data: parts of a page load separately,
 * and each read would cost a request. Single reads, writes, and whatever the site does not take are sent unchanged.
 * @param origin of the site
 */
export function gatheringReads(ask: Fetch, origin: string): Fetch {
  let waiting: Waiting[] = []
  let offered = true

  return (input, init = {}) => {
    const read = offered ? readOf(input, init, origin) : null
    if (!read) return ask(input, init)
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const { signal } = init
    if (signal?.aborted) return Promise.reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    waiting.push({ ...read, resolve, reject })
    if (waiting.length === 1) setTimeout(go, MOMENT_MS)
    if (waiting.length === MOST) go()
    return promise
  }

  function go(): void {
    const wanted = waiting.filter(({ init }) => !init.signal?.aborted)
    waiting = []
    const groups = new Map<string, Waiting[]>()
    for (const read of wanted) {
      const asker = JSON.stringify(read.who)
      groups.set(asker, [...(groups.get(asker) ?? []), read])
    }
    for (const group of groups.values()) void together(group)
  }

  async function together(reads: Waiting[]): Promise<void> {
    const [first] = reads
    if (first && reads.length === 1) alone(first)
    if (!first || reads.length === 1) return
    try {
      const answer = await ask(`${origin}/rest/v1/`, {
        method: 'POST',
        headers: [...first.who, ['content-type', 'application/json']],
        body: JSON.stringify(reads.map(({ path, init, prefer }) => [init.method, path, prefer])),
      })
      const answers = answer.ok ? await answersOf(answer) : null
      // An older site, or something in between: from now on each read is sent alone.
      if (!answers && answer.status >= 400 && answer.status < 500) offered = false
      for (const [at, read] of reads.entries()) {
        const its = answers?.[at]
        if (its) read.resolve(its)
        else alone(read)
      }
    } catch (error) {
      for (const { reject } of reads) reject(error)
    }
  }

  function alone({ path, init, resolve, reject }: Waiting): void {
    ask(`${origin}/rest/v1/${path}`, init).then(resolve, reject)
  }
}

/** A read that can be gathered with others; null for anything else. */
function readOf(input: RequestInfo | URL, init: RequestInit, origin: string): Read | null {
  const { method = 'GET', body } = init
  const base = `${origin}/rest/v1/`
  const url = input instanceof Request ? '' : String(input)
  if (body || !/^(?:GET|HEAD)$/.test(method) || !url.startsWith(base)) return null
  const path = url.slice(base.length)
  if (path.length > LONGEST || !/^\w+\?[^#\s]*$/.test(path)) return null
  const headers = new Headers(init.headers)
  const prefer = headers.get('prefer') ?? ''
  if (!/^(?:count=exact)?$/.test(prefer) || headers.has('range') || headers.has('accept')) return null
  headers.delete('prefer')
  return { path, init: { ...init, method }, prefer, who: [...headers] }
}

/** One line that describes all of them, then their bodies one after the other. */
async function answersOf(answer: Response): Promise<Response[]> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  let from = bytes.indexOf(10) + 1
  const parts: Part[] = JSON.parse(new TextDecoder().decode(bytes.subarray(0, from)))
  return parts.map(({ status, headers, length }) => {
    const body = bytes.subarray(from, from + length)
    from += length
    return new Response(length ? body : null, { status, headers })
  })
}
