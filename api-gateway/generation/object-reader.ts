/** Something completed inside the object being read: a field, or one item of a list field. */
export type Found = { key: string; value: unknown; inList: boolean }

/** No recipe is nested deeper. */
const MAX_DEPTH = 8

type Expecting = 'key' | 'colon' | 'value' | 'comma'

/** Reads one object chunk by chunk, starting after its brace. Allows a trailing comma. */
export class ObjectReader {
  #expecting: Expecting = 'key'
  /** Whether a key, a value or an item is being read, and its text from earlier chunks. */
  #inPiece = false
  #held = ''
  /** Where it begins in this chunk. */
  #from = 0
  #depth = 0
  #inString = false
  #escaped = false
  #key = ''
  #list: unknown[] | null = null
  readonly #fields = new Map<string, unknown>()
  #found: Found[] = []

  fields(): Record<string, unknown> {
    return Object.fromEntries(this.#fields)
  }

  takeFound(): Found[] {
    const found = this.#found
    this.#found = []
    return found
  }

  /** @param chunk the text that follows what was read before */
  read(chunk: string): 'more' | 'whole' | 'broken' {
    try {
      this.#from = 0
      for (let at = 0; at < chunk.length; at += 1) {
        if (this.#step(chunk, at)) return 'whole'
      }
      if (this.#inPiece) this.#held += chunk.slice(this.#from)
      return 'more'
    } catch (error) {
      if (error instanceof SyntaxError) return 'broken'
      throw error
    }
  }

  /** @returns true at the object's closing brace */
  #step(chunk: string, at: number): boolean {
    const char = chunk[at] ?? ''
    if (this.#inPiece) return this.#continuePiece(chunk, at, char)
    if (/\s/.test(char)) return false
    switch (this.#expecting) {
      case 'key':
        if (char === '}') return true
        if (char !== '"') throw new SyntaxError('a key begins with a quote')
        this.#begin(char, at)
        return false
      case 'colon':
        if (char !== ':') throw new SyntaxError('a key is followed by a colon')
        this.#expecting = 'value'
        return false
      case 'value':
        if (this.#list && char === ']') this.#endList()
        else if (!this.#list && char === '[') this.#list = []
        else this.#begin(char, at)
        return false
      case 'comma':
        if (char === ',') this.#expecting = this.#list ? 'value' : 'key'
        else if (this.#list && char === ']') this.#endList()
        else if (!this.#list && char === '}') return true
        else throw new SyntaxError('values are separated by commas')
        return false
    }
  }

  #begin(char: string, at: number): void {
    if (':,]}'.includes(char)) throw new SyntaxError('a value was expected')
    this.#inPiece = true
    this.#held = ''
    this.#from = at
    this.#inString = char === '"'
    this.#escaped = false
    this.#depth = char === '{' || char === '[' ? 1 : 0
  }

  #continuePiece(chunk: string, at: number, char: string): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false
      else if (char === '\\') this.#escaped = true
      else if (char === '"') {
        this.#inString = false
        if (this.#depth === 0) this.#end(chunk, at + 1)
      }
      return false
    }
    if (this.#depth > 0) {
      if (char === '"') this.#inString = true
      else if (char === '{' || char === '[') this.#depth += 1
      else if (char === '}' || char === ']') this.#depth -= 1
      if (this.#depth > MAX_DEPTH) throw new SyntaxError('too deep for a recipe')
      if (this.#depth === 0) this.#end(chunk, at + 1)
      return false
    }
    // A number, true, false or null ends where something else begins; that character is read again.
    if (!/[\s,\]}]/.test(char)) return false
    this.#end(chunk, at)
    return this.#step(chunk, at)
  }

  #end(chunk: string, to: number): void {
    const piece = parsePiece(this.#held + chunk.slice(this.#from, to))
    this.#inPiece = false
    if (this.#expecting === 'key') {
      this.#key = String(piece)
      this.#expecting = 'colon'
      return
    }
    this.#expecting = 'comma'
    if (this.#list) this.#list.push(piece)
    else this.#fields.set(this.#key, piece)
    this.#found.push({ key: this.#key, value: piece, inList: this.#list !== null })
  }

  #endList(): void {
    this.#fields.set(this.#key, this.#list)
    this.#list = null
    this.#expecting = 'comma'
    this.#found.push({ key: this.#key, value: this.#fields.get(this.#key), inList: false })
  }
}

/** Models put raw line breaks into strings; JSON forbids them, and a recipe does not need them. */
function parsePiece(source: string): unknown {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
  return JSON.parse(source.replace(/[\u0000-\u001f]/g, ' '))
}
