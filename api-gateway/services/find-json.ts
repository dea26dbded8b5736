import { type Found, ObjectReader } from './object-reader.ts'

type Reply = Record<string, unknown>

/**
 * Finds the first JSON object of a reply that looks like a recipe, be it bare, fenced, wrapped in prose or
 * in another object, and reports its fields and list items as each becomes whole.
 * Reads every character once per candidate and gives up after a number of candidates, so that no reply can
 * keep it busy.
 */
export class JsonFinder {
  /** The object, as soon as its closing brace has arrived. */
  object: Reply | null = null
  #text = ''
  #searchFrom = 0
  #candidates = 0
  #reader: ObjectReader | null = null
  readonly #looksRight: (object: Reply) => boolean

  constructor(looksRight: (object: Reply) => boolean = looksLikeRecipe) {
    this.#looksRight = looksRight
  }

  /**
   * @param chunk the next piece of the reply
   * @returns what became whole with it, in order. `restarted` when an earlier candidate turned out to be
   *   something else: what was reported before is void.
   */
  push(chunk: string): { found: Found[]; restarted: boolean } {
    this.#text += chunk
    let restarted = false
    let found: Found[] = []
    while (!this.object) {
      this.#reader ??= this.#nextCandidate()
      if (!this.#reader) break
      const outcome = this.#reader.read(this.#text)
      found.push(...this.#reader.takeFound())
      if (outcome === 'more') break
      const fields = this.#reader.fields()
      if (outcome === 'whole' && this.#looksRight(fields)) {
        this.object = fields
        break
      }
      // A brace in the prose, or a wrapper: the recipe may begin inside it.
      this.#searchFrom = this.#reader.start + 1
      this.#reader = null
      found = []
      restarted = true
    }
    return { found, restarted }
  }

  #nextCandidate(): ObjectReader | null {
    const start = this.#text.indexOf('{', this.#searchFrom)
    if (start < 0 || this.#candidates >= MAX_CANDIDATES) return null
    this.#candidates += 1
    return new ObjectReader(start)
  }
}

/** The first object of a whole reply, or null. */
export function findJson(text: string): Reply | null {
  const finder = new JsonFinder()
  finder.push(text)
  return finder.object
}

const MAX_CANDIDATES = 50

const looksLikeRecipe = (object: Reply): boolean => 'ingredients' in object && 'instructions' in object
