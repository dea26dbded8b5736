import { renderAsync } from '@resvg/resvg-js'
import { cardVersion } from './card-address.ts'
import { type Card, cardSvg, type PlateSvg } from './card-svg.ts'
import { FONT } from './typefaces.ts'

export type CardLook = { mark: string; brand: string; plateSvg: PlateSvg }
export type Png = Uint8Array<ArrayBuffer>

/** A card is about 300 KB. */
const KEPT = 60
/** With more in the queue, clients would give up before their turn. */
const MOST_WAITING = 20

/**
 * Draws social cards, one at a time outside the event loop: a drawing takes a tenth of a second. The latest ones are
 * cached by what they show.
 * @returns a function that gives null when too many wait already
 */
export function cardDrawer({ mark, brand, plateSvg }: CardLook): (card: Card) => Promise<Png> | null {
  const drawn = new Map<string, Promise<Png>>()
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  return (card) => {
    const version = cardVersion(card)
    const known = drawn.get(version)
    if (!known && waiting >= MOST_WAITING) return null
    const picture = known ?? draw(card)
    drawn.delete(version)
    drawn.set(version, picture)
    if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!)
    // Not cached: the next request draws it again.
    picture.catch(() => drawn.delete(version))
    return picture
  }

  function draw(card: Card): Promise<Png> {
    waiting += 1
    const picture = last
      .then(() => renderAsync(cardSvg(card, mark, brand, plateSvg), { font: FONT }))
      .then((image) => new Uint8Array(image.asPng()))
      .finally(() => (waiting -= 1))
    last = picture.catch(() => {})
    return picture
  }
}
