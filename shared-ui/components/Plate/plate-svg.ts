import type { Drawing, Shape } from './food-drawings.ts'
import { type DishPicture, type Scene, type Stroke, sceneOf } from './picture.ts'
import { GRADIENTS } from './plate-colors.ts'
import { BOX } from './plate-layout.ts'
import { sayPicture } from './shares.ts'

export type PlatePicture = DishPicture & {
  /** In pixels; any aspect ratio. */
  width: number
  height: number
  /** The picture's title, for screen readers; also written next to the plate if a `font` is given. */
  title?: string
  /** A font family the renderer has, e.g. `Fraunces`; without one nothing is written. */
  font?: string
}

/**
 * The plate as an image file, for social cards and structured data: a plate on a set table. A complete SVG document
 * with its own colors; it loads nothing and runs nothing.
 */
export function plateSvg({ shares, foods, vessel, width, height, title, font }: PlatePicture): string {
  const scene = sceneOf({ shares, foods, vessel })
  const words = title && font && width > height ? { title, font } : null
  const size = Math.min(width, height) * 0.84
  const x = words ? width - size / 2 - (height - size) / 2 : width / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${encode([title, sayPicture(shares, vessel)].filter(Boolean).join('. '))}</title>`,
    `<defs>${DEFS}${drawingsOf(scene)}</defs>`,
    table(width, height),
    `<g transform="translate(${Math.round(x)} ${Math.round(height / 2)}) scale(${size / BOX})">`,
    words ? '' : cutlery(width / height),
    picture(scene),
    '</g>',
    words ? text(words, width - size - (height - size), height) : '',
    '</svg>',
  ].join('')
}

function picture({ isRound, back, pieces, front }: Scene): string {
  return [
    isRound ? '<ellipse cx="6" cy="22" rx="204" ry="198" fill="url(#shadow)"/>' : '',
    ...back.map(stroke),
    ...pieces.map(
      ({ key, x, y, turn, scale }) =>
        `<use href="#${key}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`,
    ),
    ...front.map(stroke),
  ].join('')
}

const drawingsOf = ({ drawings }: Scene): string =>
  Object.entries(drawings)
    .map(
      ([key, { shapes }]: [string, Drawing]) =>
        `<g id="${key}" stroke-linecap="round">${shapes.map((one) => shape(one)).join('')}</g>`,
    )
    .join('')

const stroke = ({ opacity, strokeLinejoin, ...rest }: Stroke): string =>
  shape(
    rest,
    `${strokeLinejoin ? ` stroke-linejoin="${strokeLinejoin}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}`,
  )

const stops = (list: readonly (readonly [offset: number, color: string, opacity: number])[]) =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')

const shape = ({ d, fill, stroke, strokeWidth }: Shape, more = '') =>
  `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round"` : ''}${more}/>`

const DEFS = [
  `<radialGradient id="shadow">${stops([
    [0.82, '#3a2a12', 0.34],
    [1, '#3a2a12', 0],
  ])}</radialGradient>`,
  ...Object.entries(GRADIENTS).map(
    ([name, { at, stops: list }]) =>
      `<radialGradient id="${name}" cx="${at[0]}" cy="${at[1]}" r="${at[2]}">${stops(list)}</radialGradient>`,
  ),
  `<linearGradient id="table" x2="1" y2="1">${stops([
    [0, '#f6d9ae', 1],
    [1, '#e9b877', 1],
  ])}</linearGradient>`,
  `<pattern id="weave" width="56" height="56" patternUnits="userSpaceOnUse"><path d="M0 0h28v56h-28z" fill="#fff" opacity=".13"/><path d="M0 0h56v28h-56z" fill="#fff" opacity=".13"/></pattern>`,
].join('')

const table = (width: number, height: number) =>
  `<path d="M0 0h${width}v${height}h${-width}z" fill="url(#table)"/><path d="M0 0h${width}v${height}h${-width}z" fill="url(#weave)"/>`

/** Fork and knife are next to the plate if the picture is wide enough for them. */
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
