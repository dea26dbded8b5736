import { AppError } from '@evenplate/domain/errors'

/** 30 rows of ingredients with every box full need less than half of this. */
export const MAX_BODY_BYTES = 32 * 1024
const MAX_BODY_MS = 15_000

/**
 * A JSON body, with a limit on its length and on the time it takes. Accepting only JSON also blocks forms on other sites: a browser
 * must ask for permission before it sends this type.
 * @throws AppError `unsupported_media`, `too_large`, `invalid_request`
 */
export async function readJsonBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('unsupported_media')
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too_large')
  try {
    return JSON.parse(await readText(request, maxBytes))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid_request', { message: 'Please send valid JSON.', cause: error })
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const { promise: slow, reject } = Promise.withResolvers<never>()
  slow.catch(() => {})
  const timer = setTimeout(() => {
    reject(new AppError('invalid_request', { message: 'The request took too long to arrive.' }))
  }, MAX_BODY_MS)
  try {
    return await (request.headers.has('content-length') ? readWhole : readPieces)(request, maxBytes, slow)
  } finally {
    clearTimeout(timer)
  }
}

/** The server passes on no more than was announced, and does not build a stream for it. */
async function readWhole(request: Request, maxBytes: number, slow: Promise<never>): Promise<string> {
  const body = await Promise.race([request.arrayBuffer(), slow])
  if (body.byteLength > maxBytes) throw new AppError('too_large')
  return new TextDecoder('utf-8', { fatal: true }).decode(body)
}

async function readPieces(request: Request, maxBytes: number, slow: Promise<never>): Promise<string> {
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    let text = ''
    let bytes = 0
    for (;;) {
      const { done: end, value } = await Promise.race([reader.read(), slow])
      if (end) return text + decoder.decode()
      bytes += value.byteLength
      if (bytes > maxBytes) throw new AppError('too_large')
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
