import { REPORT_LIMITS } from '@evenplate/domain/field-lists'
import { fieldReport } from '@evenplate/domain/field-report'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// jsdom measures nothing.
vi.mock('web-vitals', () => ({ onLCP() {}, onINP() {}, onCLS() {}, onTTFB() {} }))

type Reported = { release: string; shell: string; entries: Record<string, unknown>[] }

const CONFIG = {
  supabaseUrl: '',
  publishableKey: '',
  siteUrl: 'https://evenplate.example',
  fieldShare: 1,
  release: { id: 'r1', shell: 's1' },
  remotes: { glossary: { entry: '/remotes/glossary/g1/remote-entry.js' } },
}
const GLOSSARY = { page: '/glossary', part: 'glossary', version: 'g1' }

let beacons: Blob[]
let leave: AbortController
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  beacons = []
  // Each test has its own page: the listeners of earlier tests are gone.
  leave = new AbortController()
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => listen(type, listener, { ...(typeof options === 'object' && options), signal: leave.signal }),
  )
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => {
      expect(url).toBe('/api/telemetry')
      return beacons.push(body) > 0
    },
  })
})
afterEach(() => {
  leave.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name)
})

async function start(config: object = CONFIG) {
  document.body.innerHTML = `<script type="application/json" id="evenplate-config">${JSON.stringify(config)}</script>`
  const reporting = await import('./reporting.ts')
  reporting.startReporting(() => ({ page: '/glossary', part: 'glossary' }))
  return { ...reporting, ...(await import('./reported.ts')) }
}

/** What has been sent once the page is idle. */
async function sent(): Promise<Reported[]> {
  await vi.advanceTimersByTimeAsync(2000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1000)
  const reports = await Promise.all(beacons.splice(0).map((blob) => blob.text()))
  return reports.map((text) => {
    expect(text.length).toBeLessThan(REPORT_LIMITS.bytes)
    fieldReport.parse(JSON.parse(text))
    return JSON.parse(text)
  })
}
const entries = async () => (await sent()).flatMap((report) => report.entries)

function errorFrom(stack: string, error: Error = new TypeError('my sugar is 240')): Error {
  error.stack = `${error.name}: ${error.message}\n    at draw (${stack}:1:2)`
  return error
}
const REMOTE_FILE = 'https://cdn.example/remotes/dashboard/d7/list.js'
const SHELL_FILE = 'https://evenplate.example/shell/app.js'

describe('a page that reports', () => {
  it('reports pages by pattern, part and version, with the set they were made from, and nothing before the page is idle', async () => {
    const { notePage, noteEvent } = await start()
    notePage('/glossary', 'glossary')
    notePage('/about', 'shell')
    notePage('/profile', 'account')
    noteEvent('recipe:made')
    noteEvent('ate soup')
    await vi.advanceTimersByTimeAsync(1900)
    expect(beacons).toEqual([])
    const [report] = await sent()
    expect(report).toEqual({
      release: 'r1',
      shell: 's1',
      entries: [
        { kind: 'page', ...GLOSSARY },
        { kind: 'page', page: '/about', part: 'shell', version: 's1' },
        { kind: 'event', name: 'recipe:made' },
      ],
    })
  })

  it('reports an error by its class and the build of its file, never its message', async () => {
    const { noteError, referenceOf } = await start()
    const error = errorFrom(REMOTE_FILE)
    noteError(error)
    noteError(errorFrom(SHELL_FILE))
    const [remote, shell] = await entries()
    const reference = referenceOf(error)
    expect(reference).toMatch(/^[0-9a-z]{8}$/)
    expect(remote).toEqual({
      kind: 'error',
      code: 'TypeError',
      page: '/glossary',
      part: 'dashboard',
      version: 'd7',
      reference,
    })
    expect(shell).toMatchObject({ part: 'shell', version: 's1' })
  })

  it.each([
    [
      'a part that could not be loaded',
      Object.assign(new Error('x'), { name: 'RemoteError', reason: 'slow', remote: 'glossary' }),
      { code: 'remote_slow', part: 'glossary' },
    ],
    [
      'an expected failure',
      Object.assign(errorFrom(SHELL_FILE), { name: 'AppError', code: 'provider_down' }),
      { code: 'provider_down', part: 'shell' },
    ],
    [
      'React’s error about a component',
      errorFrom(SHELL_FILE, new Error('Minified React error #31; visit https://react.dev/errors/31')),
      { code: 'Error', part: 'glossary' },
    ],
    [
      'an error on another’s page',
      Object.assign(
        new Error('x', { cause: errorFrom(SHELL_FILE, new RangeError('Minified React error #1')) }),
        {
          name: 'PartError',
          remote: 'glossary',
        },
      ),
      { code: 'RangeError', part: 'glossary' },
    ],
    ['something else that was thrown', 'my sugar is 240', { code: 'unknown', part: 'glossary' }],
    ['a name in words', Object.assign(errorFrom(SHELL_FILE), { name: 'my sugar' }), { code: 'other' }],
  ])('names %s', async (_, error, expected) => {
    const { noteError } = await start()
    noteError(error)
    const all = await entries()
    expect(all).toEqual([expect.objectContaining(expected)])
    expect(JSON.stringify(all)).not.toContain('sugar')
  })

  it('reports uncaught errors, and ignores an extension’s errors', async () => {
    await start()
    const uncaught = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }))
    const rejected = (reason: unknown) =>
      dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    uncaught(errorFrom(SHELL_FILE, new RangeError('x')))
    rejected(errorFrom(REMOTE_FILE, new URIError('x')))
    uncaught(errorFrom('chrome-extension://abc/shell/content.js'))
    uncaught(null)
    rejected({ code: 4001 })
    expect((await entries()).map(({ code }) => code)).toEqual(['RangeError', 'URIError'])
  })

  it('reports an error at once, with the page it happened on: the visitor may leave', async () => {
    const { noteError, notePage } = await start()
    notePage('/glossary', 'glossary')
    noteError(errorFrom(REMOTE_FILE))
    await vi.dynamicImportSettled()
    expect(beacons).toHaveLength(1)
    expect((await entries()).map(({ kind }) => kind)).toEqual(['page', 'error'])
  })

  it('counts the same error once, but sends five so that their references can be found', async () => {
    const { noteError } = await start()
    const first = errorFrom(REMOTE_FILE)
    noteError(first)
    noteError(first)
    for (let i = 0; i < 10; i++) noteError(errorFrom(REMOTE_FILE))
    expect((await entries()).map(({ again }) => again)).toEqual([undefined, true, true, true, true])
  })

  it('sends what is waiting when the page is left, in reports that the gateway accepts', async () => {
    const { notePage } = await start()
    await sent()
    for (let i = 0; i < 100; i++) notePage('/glossary', 'glossary')
    dispatchEvent(new Event('pagehide'))
    expect(beacons).toHaveLength(3)
    expect((await sent()).map((report) => report.entries.length)).toEqual([40, 40, 20])
  })

  it('takes the reference of the request that failed', async () => {
    const { referenceOf } = await start()
    const failed = Object.assign(new Error('x'), { name: 'AppError', reference: 'req12345' })
    expect(referenceOf(failed)).toBe('req12345')
    const other = new Error('x')
    expect(referenceOf(other)).toBe(referenceOf(other))
    expect(referenceOf('x')).toBe(null)
  })
})

describe('a page that should report nothing', () => {
  async function expectSilence(config?: object) {
    const { noteError, notePage, referenceOf } = await start(config)
    notePage('/glossary', 'glossary')
    noteError(errorFrom(REMOTE_FILE))
    expect(referenceOf(new Error('x'))).toBe(null)
    expect(await sent()).toEqual([])
  }

  it('reports nothing if the visitor does not want to be tracked', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' })
    await expectSilence()
  })

  it('reports nothing under Global Privacy Control', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
    await expectSilence()
  })

  it('reports nothing if the site does not set a share', async () => {
    const { fieldShare: _, ...config } = CONFIG
    await expectSilence(config)
  })

  it('reports only errors from a visit outside the share', async () => {
    const { noteError, notePage, noteEvent } = await start({ ...CONFIG, fieldShare: 0 })
    notePage('/glossary', 'glossary')
    noteEvent('recipe:made')
    noteError(errorFrom(REMOTE_FILE))
    expect((await entries()).map(({ kind }) => kind)).toEqual(['error'])
  })
})
