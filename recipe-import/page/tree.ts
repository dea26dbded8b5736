import type { Steps } from '@evenplate/domain/steps'
import { Parser } from 'htmlparser2'

/** A parsed page: elements by name, with their attributes and children. */
export type Element = {
  name: string
  attributes: ReadonlyMap<string, string>
  inside: (Element | string)[]
}

/** More than any recipe page has; the rest is not read. A parser's time grows with the depth of each tag. */
const MOST_TAGS = 30_000
const MOST_DEPTH = 200
const MOST_ATTRIBUTES = 500
/** Characters between two pauses. */
const PIECE = 32_768

/** Reads a page of any length in pieces, up to the limits on tags and depth. `isCut`: there was more. */
export function* readTree(html: string): Steps<Element & { isCut: boolean }> {
  const root: Element = { name: '#page', attributes: new Map(), inside: [] }
  const open = [root]
  let tags = 0
  let attributesOfTag = 0
  const parser = new Parser({
    onopentagname() {
      attributesOfTag = 0
    },
    onattribute() {
      attributesOfTag += 1
      if (attributesOfTag > MOST_ATTRIBUTES) throw FULL
    },
    onopentag(name, attributes) {
      tags += 1
      if (tags > MOST_TAGS || open.length > MOST_DEPTH) throw FULL
      const element = { name, attributes: new Map(Object.entries(attributes)), inside: [] }
      open.at(-1)!.inside.push(element)
      open.push(element)
    },
    onclosetag() {
      if (open.length > 1) open.pop()
    },
    ontext(text) {
      const { inside } = open.at(-1)!
      // Text with entities arrives in one piece per entity.
      if (typeof inside.at(-1) === 'string') inside[inside.length - 1] += text
      else inside.push(text)
    },
  })
  try {
    for (let at = 0; at < html.length; at += PIECE) {
      parser.write(html.slice(at, at + PIECE))
      yield
    }
    parser.end()
  } catch (error) {
    if (error !== FULL) throw error
    return { ...root, isCut: true }
  }
  return { ...root, isCut: false }
}

const FULL = new Error('the page is too long or too deep')

/** Every element inside, in the order of the page. */
export function* elementsIn({ inside }: Element): Generator<Element> {
  const waiting = inside.toReversed()
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (typeof one === 'string') continue
    yield one
    for (let at = one.inside.length - 1; at >= 0; at -= 1) waiting.push(one.inside[at]!)
  }
}
