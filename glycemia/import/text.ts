export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** By its byte order mark, or by where the zero bytes of plain letters are. */
export function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  let even = 0
  let odd = 0
  const looked = Math.min(head.length, 4096) & ~1
  for (let at = 0; at < looked; at += 2) {
    if (head[at] === 0) even += 1
    if (head[at + 1] === 0) odd += 1
  }
  const pairs = looked / 2
  if (odd > pairs * 0.6 && even < pairs * 0.1) return 'utf-16le'
  if (even > pairs * 0.6 && odd < pairs * 0.1) return 'utf-16be'
  return 'utf-8'
}

/**
 * Decodes bytes that arrive in chunks. Text that is not UTF-8 is read as Windows-1252, as spreadsheets save it. Once
 * characters that only UTF-8 has were seen, a bad byte becomes one wrong character instead.
 */
export class TextReader {
  readonly #wide: TextDecoder | null
  #western = false
  #beyondAscii = false
  #kept = new Uint8Array(0)
  #first = true

  constructor(encoding: Encoding) {
    this.#wide = encoding === 'utf-8' ? null : new TextDecoder(encoding)
  }

  push(chunk: Uint8Array): string {
    return this.#unmarked(
      this.#wide ? this.#wide.decode(chunk, { stream: true }) : this.#narrow(chunk, false),
    )
  }

  end(): string {
    return this.#unmarked(this.#wide ? this.#wide.decode() : this.#narrow(new Uint8Array(0), true))
  }

  #narrow(chunk: Uint8Array, last: boolean): string {
    const bytes = this.#kept.length === 0 ? chunk : joined(this.#kept, chunk)
    if (this.#western) return WESTERN.decode(bytes)
    const whole = last ? bytes.length : wholeLetters(bytes)
    this.#kept = bytes.slice(whole)
    const part = bytes.subarray(0, whole)
    try {
      const text = STRICT.decode(part)
      this.#beyondAscii ||= text.length !== part.length
      return text
    } catch {
      if (this.#beyondAscii) return LOOSE.decode(part)
      this.#western = true
      this.#kept = new Uint8Array(0)
      return WESTERN.decode(bytes)
    }
  }

  #unmarked(text: string): string {
    if (!this.#first || text === '') return text
    this.#first = false
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  }
}

const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const LOOSE = new TextDecoder('utf-8', { ignoreBOM: true })
const WESTERN = new TextDecoder('windows-1252')

/** How many bytes there are before a UTF-8 character that the next chunk completes. */
function wholeLetters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) {
      const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return needs > back ? bytes.length - back : bytes.length
    }
  }
  return bytes.length
}

function joined(one: Uint8Array, two: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + two.length)
  both.set(one)
  both.set(two, one.length)
  return both
}
