import { type Found, ObjectReader } from './object-reader.ts'

type Reply = Record<string, unknown>

/**
 * Finds the first JSON object in a reply that looks like a recipe: bare, fenced, wrapped in prose or in another object. Reports its
 * fields and list items as each one is complete. Reads every character once per candidate, however small the chunks, and gives up
 * after a number of candidates, so that no reply can keep it busy.
 */
export class JsonFinder {
  /** The object, as soon as its closing brace has arrived. */
  object: Reply | null = null
  /** All text so far, to read it again from another brace. */
  #arrived: string[] = []
  #length = 0
  #candidates = 0
  #reader: ObjectReader | null = null
  /** Position of the candidate's brace. */
  #start = 0
  readonly #looksRight: (object: Reply) => boolean

  constructor(looksRight: (object: Reply) => boolean = looksLikeRecipe) {
    this.#looksRight = looksRight
  }

  /**
   * @param chunk the next part of the reply
   * @returns what it completed, in order. `restarted` when an earlier candidate turned out to be something else: what was reported
   *   before is void.
   */
  push(chunk: string): { found: Found[]; restarted: boolean } {
    this.#arrived.push(chunk)
    this.#length += chunk.length
    let unread = chunk
    let restarted = false
    let found: Found[] = []
    while (!this.object) {
      if (!this.#reader) {
        const brace = unread.indexOf('{')
        if (brace < 0 || this.#candidates >= MAX_CANDIDATES) break
        this.#candidates += 1
        this.#start = this.#length - unread.length + brace
        this.#reader = new ObjectReader()
        unread = unread.slice(brace + 1)
      }
      const outcome = this.#reader.read(unread)
      found.push(...this.#reader.takeFound())
      if (outcome === 'more') break
      const fields = this.#reader.fields()
      if (outcome === 'whole' && this.#looksRight(fields)) {
        this.object = fields
        break
      }
      // A brace in prose or of a wrapper: the recipe may begin inside it.
      unread = this.#after(this.#start)
      this.#reader = null
      found = []
      restarted = true
    }
    return { found, restarted }
  }

  #after(position: number): string {
    const text = this.#arrived.join('')
    this.#arrived = [text]
    return text.slice(position + 1)
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
