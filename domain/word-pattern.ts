/**
 * A pattern with a dish's own names. Compiling one with `\p{L}`, ignoring case, takes half a millisecond, most of it for
 * letters that no recipe has; a pattern for European letters takes a twentieth of that.
 */
export class WordPattern {
  readonly #source: string
  readonly #flags: string
  #european: RegExp | undefined
  #any: RegExp | undefined

  /** @param source with `\p{L}` and `\p{N}` only within brackets */
  constructor(source: string, flags: 'iu' | 'giu') {
    this.#source = source
    this.#flags = flags
  }

  /** Finds in this text what `source` finds. */
  for(text: string): RegExp {
    if (EUROPEAN.test(text)) {
      this.#european ??= this.#made(LETTERS, NUMBERS)
      return this.#european
    }
    this.#any ??= this.#made('\\p{L}', '\\p{N}')
    return this.#any
  }

  #made(letters: string, numbers: string): RegExp {
    const source = this.#source.replaceAll('\\p{L}', letters).replaceAll('\\p{N}', numbers)
    return new RegExp(source, this.#flags)
  }

  /** For a pattern with `g`. `matchAll` would compile it again for each text. */
  all(text: string): RegExpExecArray[] {
    const pattern = this.for(text)
    pattern.lastIndex = 0
    const found: RegExpExecArray[] = []
    for (let one = pattern.exec(text); one; one = pattern.exec(text)) {
      found.push(one)
      if (one[0] === '') pattern.lastIndex += 1
    }
    return found
  }

  /** For a pattern without `g`. */
  test(text: string): boolean {
    return this.for(text).test(text)
  }
}

/** Latin letters with all their marks, and the signs and fractions of recipes. */
const EUROPEAN = /^[\0-\u024f\u2000-\u206f\u2150-\u2182\u2190-\u22ff]*$/
/** Every `\p{L}` and `\p{N}` among these. */
const LETTERS = 'A-Za-zªµºÀ-ÖØ-öø-ɏ'
const NUMBERS = '0-9²³¹¼-¾\\u2150-\\u2182'
