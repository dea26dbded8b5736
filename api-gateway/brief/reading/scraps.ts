import { plainText } from './plain-text.ts'

/**
 * A text that is read piece by piece: each reader cuts out what it understood, and leaves a mark between the words on
 * either side.
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
    // `matchAll` creates a new pattern each time, and most patterns find nothing.
    if (this.rest.search(pattern) < 0) return []
    const matches = [...this.rest.matchAll(pattern)]
    this.rest = this.rest.replace(pattern, ' | ')
    return matches
  }
}
