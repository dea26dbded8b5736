import { Resvg } from '@resvg/resvg-js'
import type { PlateSvg } from './pictures/card-svg.ts'

const SIZES: Record<string, [number, number]> = {
  '1x1': [1200, 1200],
  '4x3': [1200, 900],
  '16x9': [1200, 675],
}
const NAME = /^(\d{1,3})-(\d{1,3})-(\d{1,3})-(\d{1,3})-(1x1|4x3|16x9)\.png$/

const MOST_STORED = 200

/**
 * The picture of a recipe's plate, for social cards and structured data.
 * @param name whole percents of vegetables, protein, carbohydrate and other, and a shape: `50-25-25-0-1x1.png`
 * @returns null if the name is not a plate's
 */
export type Plates = (name: string) => Response | null

/** Drawn on request; the latest ones are cached, about 30 KB each. */
export function openPlates(plateSvg: PlateSvg): Plates {
  const drawn = new Map<string, Uint8Array<ArrayBuffer>>()
  return (name) => {
    const [, vegetables, protein, carbohydrate, other, shape] = NAME.exec(name) ?? []
    const shares = [vegetables, protein, carbohydrate, other].map(Number)
    if (!shape || shares.reduce((sum, share) => sum + share, 0) !== 100) return null
    const png = drawn.get(name) ?? draw(plateSvg, shares, SIZES[shape]!)
    drawn.delete(name)
    drawn.set(name, png)
    if (drawn.size > MOST_STORED) drawn.delete(drawn.keys().next().value!)
    return new Response(png, {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
    })
  }
}

function draw(
  plateSvg: PlateSvg,
  [vegetables, protein, carbohydrate, other]: number[],
  [width, height]: [number, number],
) {
  const shares = {
    vegetables: (vegetables ?? 0) / 100,
    protein: (protein ?? 0) / 100,
    carbohydrate: (carbohydrate ?? 0) / 100,
    other: (other ?? 0) / 100,
  }
  const image = new Resvg(plateSvg({ shares, width, height }), { fitTo: { mode: 'width', value: width } })
  return new Uint8Array(image.render().asPng())
}
