/** Characters of the longest entry that is read. */
const ITEM_LIMIT = 256 * 1024

const [QUOTE, BACKSLASH, OPEN, CLOSE, LIST, LIST_END] = [34, 92, 123, 125, 91, 93]

/**
 * Cuts JSON that comes in chunks into the text of its entries: the objects of the outermost list, or of the lists in
 * an outermost object (`{ "entries": […] }`). Null for one that is too long. Memory is that of one entry.
 */
export class ItemCutter {
  readonly #item: (text: string | null) => void
  #text = ''
  #depth = 0
  #path = ''
  #inString = false
  #escaped = false
  /** Where the open entry begins in the text, -1 if none is open. */
  #from = -1
  #fromDepth = 0
  #tooLong = false

  constructor(item: (text: string | null) => void) {
    this.#item = item
  }

  /** The text ended inside an entry or a list. */
  get isOpen(): boolean {
    return this.#depth > 0
  }

  push(chunk: string): void {
    const kept = this.#from >= 0 ? this.#text.slice(this.#from) : ''
    let at = kept.length
    const text = kept + chunk
    this.#text = text
    if (this.#from >= 0) this.#from = 0
    for (; at < text.length; at += 1) {
      const letter = text.charCodeAt(at)
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false
        else if (letter === BACKSLASH) this.#escaped = true
        else if (letter === QUOTE) this.#inString = false
      } else if (letter === QUOTE) this.#inString = true
      else if (letter === OPEN || letter === LIST) this.#enter(letter, at)
      else if (letter === CLOSE || letter === LIST_END) this.#leave(at)
    }
    if (this.#from >= 0 && text.length - this.#from > ITEM_LIMIT) {
      this.#tooLong = true
      this.#from = text.length
    }
  }

  #enter(letter: number, at: number): void {
    const isEntry = letter === OPEN && (this.#path === '[' || this.#path === '{[')
    if (isEntry && this.#from < 0) {
      this.#from = at
      this.#fromDepth = this.#depth
      this.#tooLong = false
    }
    this.#depth += 1
    if (this.#depth <= 3) this.#path += letter === OPEN ? '{' : '['
  }

  #leave(at: number): void {
    if (this.#depth === 0) return
    this.#depth -= 1
    if (this.#depth < 3) this.#path = this.#path.slice(0, this.#depth)
    if (this.#from < 0 || this.#depth !== this.#fromDepth) return
    const isShort = !this.#tooLong && at - this.#from < ITEM_LIMIT
    this.#item(isShort ? this.#text.slice(this.#from, at + 1) : null)
    this.#from = -1
  }
}

/** Entries with one line each, as mongoexport writes them. */
export class LineCutter {
  readonly #item: (text: string | null) => void
  #kept = ''
  #skipping = false

  constructor(item: (text: string | null) => void) {
    this.#item = item
  }

  get isOpen(): boolean {
    return false
  }

  push(chunk: string): void {
    const lines = (this.#kept + chunk).split('\n')
    this.#kept = lines.pop()!
    for (const line of lines) {
      if (!this.#skipping && line.trim() !== '') this.#item(line.length < ITEM_LIMIT ? line : null)
      this.#skipping = false
    }
    if (this.#kept.length < ITEM_LIMIT) return
    if (!this.#skipping) this.#item(null)
    this.#skipping = true
    this.#kept = ''
  }
}

export type Item = { readonly [field: string]: unknown }

/** The object in an entry's text; null if there is none. */
export function itemIn(text: string): Item | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Item) : null
  } catch {
    return null
  }
}

/** A number, or a text that is one; null for anything else. */
export function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '' || value.length > 24) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** A moment in ms: a number of them, or an ISO text with its zone; null for anything else. */
export function momentOf(value: unknown): number | null {
  const number = amountOf(value)
  if (number !== null) return number
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T.{4,20}(?:Z|[+-]\d{2}:?\d{2})$/.test(value))
    return null
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : at
}
