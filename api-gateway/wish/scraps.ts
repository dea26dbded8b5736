/** More than all rows of a request hold together. Readers look some cues up from the start again. */
const MAX_TEXT = 4000

/**
 * A text being read piece by piece: what one reader understood is cut out, and a mark is left that
 * separates what stood on both sides.
 */
export class Scraps {
  rest: string

  constructor(raw: string) {
    this.rest = raw
      .slice(0, MAX_TEXT)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[‘’ʼ`´]/g, "'")
      .replace(/[‐-―]/g, '-')
      .replace(/⁄/g, '/')
      .replace(/\bw\/o\b/g, 'without ')
      .replace(/\bw\//g, 'with ')
      .replace(/-(?:like|style|ish|heavy|rich|packed)\b/g, ' $&')
      .replace(/&/g, ' and ')
      .replace(/\s+/g, ' ')
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.rest)
  }

  /** Cuts out the first match. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.rest)
    if (match)
      this.rest = `${this.rest.slice(0, match.index)} | ${this.rest.slice(match.index + match[0].length)}`
    return match
  }

  /** Cuts out every match of a global pattern. */
  takeAll(pattern: RegExp): RegExpExecArray[] {
    const matches = [...this.rest.matchAll(pattern)]
    if (matches.length) this.rest = this.rest.replace(pattern, ' | ')
    return matches
  }
}
