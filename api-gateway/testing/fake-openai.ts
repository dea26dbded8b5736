import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What the fake does with one request. The last behavior of a script repeats. */
export type Behaviour =
  /**
   * Streams the text; at each `pauseAt` (a part of the text) it waits `pauseMs` before it continues.
   * Its headers come after `thinkMs`.
   */
  | { say: string; pauseAt?: string; pauseMs?: number; thinkMs?: number; finish?: string; chunk?: number }
  | { refuse: string }
  /** Never sends headers. */
  | { hang: true }
  /** Sends this text, then nothing more. */
  | { hangAfter: string }
  /** Sends this text, then drops the connection. */
  | { breakAfter: string }
  | { status: number; body?: string; headers?: Record<string, string> }
  /** A 200 response with a web page. */
  | { html: string }
  /** Chunks of JSON that are not completions. */
  | { chunks: unknown[] }
  /** A completion in one piece, from a server that does not stream. */
  | { whole: string }
  /** Never stops sending. */
  | { endless: string }
  /** A body sent as it is, in these pieces; then it ends, hangs or is reset. */
  | { raw: (string | Buffer)[]; type: string | null; after?: 'end' | 'hang' | 'reset'; status?: number }
  /** Sends this on every turn and never ends. */
  | { drip: string; type: string; status?: number }
  /** Redirects elsewhere. */
  | { redirect: string; status?: number }
  /** Repeats the messages it got, then sends the text. */
  | { echoThen: string }

export type FakeRequest = {
  headers: IncomingMessage['headers']
  body: {
    model?: string
    messages?: { role: string; content: string }[]
    response_format?: { type: string }
    temperature?: number
    max_tokens?: number
    max_completion_tokens?: number
  }
  /** True once the caller has dropped the connection before the reply was whole. */
  left: boolean
  /** Resolves when the connection has ended, in either way. */
  over: Promise<void>
}

export type FakeOpenAi = { url: string; requests: FakeRequest[]; close: () => Promise<void> }

/**
 * An OpenAI server over real HTTP, for tests: streams chat completions, and misbehaves on demand.
 * @param options `reply`: the text every request gets; `script`: one behavior per request, in order; `answer`: chooses a behavior by
 *   the request
 * @returns `url` is for OPENAI_BASE_URL
 */
export async function startFakeOpenAi(
  options:
    | { reply: string }
    | { script: Behaviour | Behaviour[] }
    | { answer: (body: FakeRequest['body']) => Behaviour },
): Promise<FakeOpenAi> {
  const script =
    'reply' in options ? [{ say: options.reply }] : 'script' in options ? [options.script].flat() : []
  const requests: FakeRequest[] = []
  const server = createServer(async (request, response) => {
    if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end()
    const next = script[Math.min(requests.length, script.length - 1)] ?? { hang: true }
    const over = Promise.withResolvers<void>()
    const seen: FakeRequest = { headers: request.headers, body: {}, left: false, over: over.promise }
    requests.push(seen)
    response.on('close', () => {
      seen.left = !response.writableFinished
      over.resolve()
    })
    seen.body = JSON.parse((await text(request)) || '{}')
    await behave('answer' in options ? options.answer(seen.body) : next, seen, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function behave(behaviour: Behaviour, { body }: FakeRequest, response: ServerResponse): Promise<void> {
  if ('hang' in behaviour) return
  if ('redirect' in behaviour)
    return void response.writeHead(behaviour.status ?? 307, { location: behaviour.redirect }).end()
  if ('raw' in behaviour) return sendRaw(behaviour, response)
  if ('drip' in behaviour) {
    response.writeHead(behaviour.status ?? 200, { 'content-type': behaviour.type })
    while (!response.destroyed) {
      response.write(behaviour.drip)
      await new Promise((resolve) => setTimeout(resolve, 2).unref())
    }
    return
  }
  if ('status' in behaviour) {
    const headers = { 'content-type': 'application/json', ...behaviour.headers }
    const said = { error: { message: 'provider words sk-live-key', type: 'fake', code: null } }
    return void response.writeHead(behaviour.status, headers).end(behaviour.body ?? JSON.stringify(said))
  }
  if ('html' in behaviour) {
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(behaviour.html)
  }
  if ('whole' in behaviour) {
    const message = { role: 'assistant', content: behaviour.whole }
    const reply = {
      id: 'fake',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    }
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }
  if ('thinkMs' in behaviour) await new Promise((resolve) => setTimeout(resolve, behaviour.thinkMs))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const write = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`)
  const say = (delta: unknown, finish: string | null = null) =>
    write({
      id: 'fake',
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })
  const end = () => response.end('data: [DONE]\n\n')

  if ('chunks' in behaviour) {
    for (const chunk of behaviour.chunks) write(chunk)
    return void end()
  }
  if ('refuse' in behaviour) {
    say({ refusal: behaviour.refuse })
    say({}, 'stop')
    return void end()
  }
  if ('endless' in behaviour) {
    while (!response.destroyed) {
      say({ content: behaviour.endless })
      await new Promise((resolve) => setImmediate(resolve))
    }
    return
  }
  if ('hangAfter' in behaviour) return void say({ content: behaviour.hangAfter })
  if ('breakAfter' in behaviour) {
    say({ content: behaviour.breakAfter })
    return void setTimeout(() => response.destroy(), 20)
  }
  const words = 'echoThen' in behaviour ? `${echoOf(body)}\n${behaviour.echoThen}` : behaviour.say
  const { pauseAt, pauseMs = 0, finish = 'stop', chunk = 16 } = 'say' in behaviour ? behaviour : {}
  const stop = pauseAt ? words.indexOf(pauseAt) : -1
  for (const part of stop < 0 ? [words] : [words.slice(0, stop), words.slice(stop)]) {
    if (part !== words && part === words.slice(stop))
      // A pause that nobody waits for must not keep a process alive.
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
    for (let at = 0; at < part.length; at += chunk) say({ content: part.slice(at, at + chunk) })
  }
  say({}, finish)
  end()
}

async function sendRaw(
  { raw, type, after = 'end', status = 200 }: Extract<Behaviour, { raw: unknown }>,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(status, type === null ? {} : { 'content-type': type })
  for (const piece of raw) {
    response.write(piece)
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (after === 'end') response.end()
  // A moment later, so that the text has left the machine.
  if (after === 'reset') setTimeout(() => response.socket?.resetAndDestroy(), 20)
}

const echoOf = ({ messages }: FakeRequest['body']): string =>
  (messages ?? []).map(({ role, content }) => `${role}: ${content}`).join('\n')
