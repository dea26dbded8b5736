import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** Background of icons that a system crops to its own shape; the mark's own green. */
const GROUND = '#176938'

/** The drawing inside `favicon.svg`, in its light colours. @param home folder of the shell's build */
export function readMark(home: string): string {
  const svg = readFileSync(join(home, 'favicon.svg'), 'utf8')
  return svg.replace(/^<svg[^>]*>|<\/svg>\s*$|<style>.*?<\/style>|<title>.*?<\/title>/gs, '').trim()
}

/** Every icon of the site by its address, all drawn from one mark. */
export const iconsOf = (mark: string): Record<string, Buffer> => ({
  '/favicon.ico': ico([16, 32, 48].map((size) => ({ size, png: draw(mark, size) }))),
  '/apple-touch-icon.png': draw(mark, 180, GROUND),
  '/icons/icon-192.png': draw(mark, 192),
  '/icons/icon-512.png': draw(mark, 512),
  '/icons/maskable-512.png': draw(mark, 512, GROUND),
})

/**
 * @param size pixels
 * @param ground fills the square, with the mark in the middle 80% that no mask cuts off
 *   (W3C, Web App Manifest, "Icon masks and safe zone")
 */
function draw(mark: string, size: number, ground?: string): Buffer {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    ground ? `<path d="M0 0h32v32H0z" fill="${ground}"/>` : '',
    mark,
    '</svg>',
  ].join('')
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
    .render()
    .asPng()
}

/** PNG pictures in one file, for clients that ask for `/favicon.ico` on their own. Source: Microsoft, "ICONDIR" and "ICONDIRENTRY". */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0])
  let offset = header.length + images.length * 16
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)])
}
