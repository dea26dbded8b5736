/** Characters of the longest row that is read, and of the longest quoted cell; a longer one is broken. */
export const ROW_LIMIT = 65_536
const CELL_LIMIT = 4_000
export const COLUMN_LIMIT = 1_000

export type TableShape = { delimiter: ',' | ';' | '\t' | '|'; newline: '\n' | '\r' }

const QUOTE = 34

/**
 * Cuts text that comes in chunks into rows of cells. A row that cannot be read (an open quote, too long, too many
 * columns) is `null`, and the next line is read normally: one bad quote loses only its own line. Work and memory grow only
 * with the text's length, whatever is in it.
 */
export class RowCutter {
  readonly #shape: TableShape
  readonly #row: (cells: string[] | null) => void
  #text = ''
  #skipping = false
  /** Where the next delimiter is, remembered so that lines without one are not searched again and again. */
  #next = -1

  constructor(shape: TableShape, row: (cells: string[] | null) => void) {
    this.#shape = shape
    this.#row = row
  }

  push(text: string): void {
    this.#cut(text, false)
  }

  end(): void {
    this.#cut('', true)
  }

  #cut(text: string, last: boolean): void {
    this.#text = this.#text === '' ? text : this.#text + text
    this.#next = -1
    let at = this.#skipping ? this.#afterLine(0) : 0
    while (at < this.#text.length && !this.#skipping) {
      const end = this.#take(at, last)
      if (end !== null) at = end
      else if (this.#text.length - at > ROW_LIMIT) at = this.#drop(at)
      else break
    }
    this.#text = this.#skipping ? '' : this.#text.slice(at)
    if (last) this.#text = ''
  }

  #drop(from: number): number {
    this.#row(null)
    this.#skipping = true
    return this.#afterLine(from)
  }

  #afterLine(from: number): number {
    const end = this.#text.indexOf(this.#shape.newline, from)
    this.#skipping = end < 0
    return end < 0 ? this.#text.length : end + 1
  }

  /** Reports one row; returns where the next begins, or null if this one's end has not arrived yet. */
  #take(from: number, last: boolean): number | null {
    const text = this.#text
    const { delimiter, newline } = this.#shape
    const firstEnd = text.indexOf(newline, from)
    if (firstEnd < 0 && !last) return null
    const lineEnd = firstEnd < 0 ? text.length : firstEnd
    if (lineEnd - from > ROW_LIMIT) return this.#broken(lineEnd)
    let end = lineEnd
    const cells: string[] = []
    let at = from
    for (;;) {
      if (cells.length >= COLUMN_LIMIT) return this.#broken(lineEnd)
      if (text.charCodeAt(at) === QUOTE && at < end) {
        const close = this.#closing(at, last)
        if (close === null) return null
        if (close < 0) return this.#broken(lineEnd)
        const inside = text.slice(at + 1, close)
        cells.push(inside.includes('"') ? inside.replaceAll('""', '"') : inside)
        at = close + 1
        if (text[at] === delimiter) {
          at += 1
          if (at > end) {
            const later = this.#lineEnd(at, last)
            if (later === null) return null
            end = later
          }
          continue
        }
        if (text[at] === '\r' && newline === '\n') at += 1
        this.#row(cells)
        return at + 1
      }
      if (at > end) {
        const later = this.#lineEnd(at, last)
        if (later === null) return null
        end = later
      }
      if (this.#next < at) {
        const found = text.indexOf(delimiter, at)
        this.#next = found < 0 ? text.length + 1 : found
      }
      if (this.#next < end) {
        cells.push(text.slice(at, this.#next))
        at = this.#next + 1
        continue
      }
      const bare = newline === '\n' && end > at && text.charCodeAt(end - 1) === 13 ? end - 1 : end
      cells.push(text.slice(at, bare))
      this.#row(cells)
      return end + 1
    }
  }

  #lineEnd(from: number, last: boolean): number | null {
    const end = this.#text.indexOf(this.#shape.newline, from)
    return end >= 0 ? end : last ? this.#text.length : null
  }

  /** Where the quoted cell at `from` closes: -1 if it never does, null if not known yet. */
  #closing(from: number, last: boolean): number | null {
    const text = this.#text
    let at = from + 1
    for (;;) {
      at = text.indexOf('"', at)
      if (at < 0) return last || text.length - from > CELL_LIMIT ? -1 : null
      if (at - from > CELL_LIMIT) return -1
      if (at + 1 >= text.length) return last ? at : null
      const after = text[at + 1]
      if (after === '"') at += 2
      else {
        const ends = after === this.#shape.delimiter || after === this.#shape.newline || after === '\r'
        return ends ? at : -1
      }
    }
  }

  #broken(lineEnd: number): number {
    this.#row(null)
    return lineEnd + 1
  }
}
