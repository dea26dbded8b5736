import { plainText } from './plain-text.ts'

/**
 * A text being read piece by piece: what one reader understood is cut out, and a mark is left that
 * separates what stood on both sides.
 */
export class Scraps {
  rest: string

  constructor(raw: string) {
    this.rest = plainText(raw)
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
