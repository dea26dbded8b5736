import { FOOD, type Shape } from './food-drawings.ts'
import { CERAMIC, foodKey, GLAZE, GROUND_OPACITY } from './plate-colors.ts'
import { layPlate, PLATE } from './plate-layout.ts'
import { FOOD_GROUPS, type PlateShares, sayPlate } from './shares.ts'

export type PlatePicture = {
  shares: PlateShares
  /** Pixels; any shape. */
  width: number
  height: number
  /** The picture's title for who cannot see it; drawn beside the plate too when a `font` is given. */
  title?: string
  /** A family the renderer has, e.g. `Fraunces`; without one nothing is written. */
  font?: string
}

/**
 * The plate as a picture of its own, for social cards and structured data: a plate on a laid table.
 * A whole SVG document with its own colours; nothing is loaded and nothing runs.
 */
export function plateSvg({ shares, width, height, title, font }: PlatePicture): string {
  const words = title && font && width > height ? { title, font } : null
  const size = Math.min(width, height) * 0.84
  const x = words ? width - size / 2 - (height - size) / 2 : width / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${encode([title, sayPlate(shares)].filter(Boolean).join('. '))}</title>`,
    `<defs>${DEFS}</defs>`,
    table(width, height),
    `<g transform="translate(${Math.round(x)} ${Math.round(height / 2)}) scale(${size / PLATE.box})">`,
    words ? '' : cutlery(width / height),
    plate(shares),
    '</g>',
    words ? text(words, width - size - (height - size), height) : '',
    '</svg>',
  ].join('')
}

function plate(shares: PlateShares): string {
  const { sectors, pieces } = layPlate(shares)
  return [
    `<ellipse cx="6" cy="22" rx="204" ry="198" fill="url(#shadow)"/>`,
    `<circle r="${PLATE.rim}" fill="url(#rim)" stroke="${CERAMIC.edge}"/>`,
    `<circle r="${PLATE.line}" fill="none" stroke="${CERAMIC.line}" stroke-width="3"/>`,
    `<circle r="${PLATE.well}" fill="url(#well)"/>`,
    ...sectors.map(
      ({ group, d }) =>
        `<path d="${d}" fill="${FOOD[group].ground}" stroke="${FOOD[group].ground}" stroke-width="14" stroke-linejoin="round" opacity="${GROUND_OPACITY}"/>`,
    ),
    ...pieces.map(
      ({ group, drawing, x, y, turn, scale }) =>
        `<use href="#${foodKey(group, drawing)}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`,
    ),
    `<circle r="${PLATE.food}" fill="url(#glaze)"/>`,
  ].join('')
}

const stops = (list: readonly (readonly [offset: number, color: string, opacity: number])[]) =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')

const shape = ({ d, fill, stroke, strokeWidth }: Shape) =>
  `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : ''}/>`

const DEFS = [
  `<radialGradient id="shadow">${stops([
    [0.82, '#3a2a12', 0.34],
    [1, '#3a2a12', 0],
  ])}</radialGradient>`,
  `<radialGradient id="rim" cx=".42" cy=".36" r=".72">${stops(CERAMIC.rim)}</radialGradient>`,
  `<radialGradient id="well">${stops(CERAMIC.well)}</radialGradient>`,
  `<radialGradient id="glaze" cx=".4" cy=".34" r=".72">${stops(GLAZE)}</radialGradient>`,
  `<linearGradient id="table" x2="1" y2="1">${stops([
    [0, '#f6d9ae', 1],
    [1, '#e9b877', 1],
  ])}</linearGradient>`,
  `<pattern id="weave" width="56" height="56" patternUnits="userSpaceOnUse"><path d="M0 0h28v56h-28z" fill="#fff" opacity=".13"/><path d="M0 0h56v28h-56z" fill="#fff" opacity=".13"/></pattern>`,
  ...FOOD_GROUPS.flatMap((group) =>
    FOOD[group].drawings.map(
      (drawing, index) =>
        `<g id="${foodKey(group, index)}" stroke-linecap="round">${drawing.map(shape).join('')}</g>`,
    ),
  ),
].join('')

const table = (width: number, height: number) =>
  `<path d="M0 0h${width}v${height}h${-width}z" fill="url(#table)"/><path d="M0 0h${width}v${height}h${-width}z" fill="url(#weave)"/>`

/** Fork and knife lie beside the plate where the picture is wide enough for them. */
function cutlery(ratio: number): string {
  if (ratio < 1.25) return ''
  return [
    '<g fill="#fffaf0" stroke="#c99a5e" stroke-width="1.5">',
    '<path d="M-274-128v62c0 13 7 22 17 25l-4 150c0 9 5 14 11 14s11-5 11-14l-4-150c10-3 17-12 17-25v-62c0-4-6-4-7 0l-2 54h-7l-2-54c-1-4-7-4-8 0l-2 54h-7l-2-54c-1-4-11-4-11 0z"/>',
    '<path d="M262-130c-16 22-25 58-23 104c0 6 4 9 9 9h4l-4 126c0 9 5 14 11 14s11-5 11-14v-230c0-9-4-15-8-9z"/>',
    '</g>',
  ].join('')
}

function text(words: { title: string; font: string }, room: number, height: number): string {
  const size = Math.round(height * 0.088)
  const lines = wrap(words.title, Math.floor((room * 0.86) / (size * 0.5)), 4)
  const top = height / 2 - ((lines.length - 1) * size * 1.12) / 2
  return lines
    .map(
      (line, index) =>
        `<text x="${Math.round(height * 0.09)}" y="${Math.round(top + index * size * 1.12)}" font-family="${encode(words.font)}" font-weight="560" font-size="${size}" fill="#22301f">${encode(line)}</text>`,
    )
    .join('')
}

function wrap(title: string, perLine: number, most: number): string[] {
  const lines: string[] = ['']
  for (const word of title.split(/\s+/)) {
    const last = lines[lines.length - 1]!
    if (last && last.length + word.length + 1 > perLine) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`]
}

const encode = (value: string) =>
  value.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
