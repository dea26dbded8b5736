import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { ROOT } from './builds/rooms.ts'

type PlateSvg = (plate: {
  shares: { vegetables: number; protein: number; carbohydrate: number; other: number }
  width: number
  height: number
}) => string

const SIZES: Record<string, [number, number]> = {
  '1x1': [1200, 1200],
  '4x3': [1200, 900],
  '16x9': [1200, 675],
}
const NAME = /^(\d{1,3})-(\d{1,3})-(\d{1,3})-(\d{1,3})-(1x1|4x3|16x9)\.png$/

/** Drawn plates, the last ones asked for. A drawing is about 30 KB. */
const drawn = new Map<string, Uint8Array<ArrayBuffer>>()
const KEPT = 200

const { plateSvg }: { plateSvg: PlateSvg } = await import(
  pathToFileURL(join(ROOT, 'shell/dist/node/shell.js')).href
)

/**
 * The picture of a recipe's plate, for social cards and structured data.
 * @param name whole percents of vegetables, protein, carbohydrate and other, and a shape: `50-25-25-0-1x1.png`
 * @returns null when the name is none of a plate
 */
export function platePng(name: string): Response | null {
  const [, vegetables, protein, carbohydrate, other, shape] = NAME.exec(name) ?? []
  const shares = [vegetables, protein, carbohydrate, other].map(Number)
  if (!shape || shares.reduce((sum, share) => sum + share, 0) !== 100) return null
  const png = drawn.get(name) ?? draw(shares, SIZES[shape]!)
  drawn.delete(name)
  drawn.set(name, png)
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!)
  return new Response(png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}

function draw([vegetables, protein, carbohydrate, other]: number[], [width, height]: [number, number]) {
  const shares = {
    vegetables: (vegetables ?? 0) / 100,
    protein: (protein ?? 0) / 100,
    carbohydrate: (carbohydrate ?? 0) / 100,
    other: (other ?? 0) / 100,
  }
  const image = new Resvg(plateSvg({ shares, width, height }), { fitTo: { mode: 'width', value: width } })
  return new Uint8Array(image.render().asPng())
}
