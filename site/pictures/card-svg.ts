import { text } from '../html/document.ts'
import { setType, widthOf, writable } from './set-type.ts'
import { FACE, type Face } from './typefaces.ts'

/** What a social card says and shows. The words come from the shell, the design is here. */
export type Card = {
  title: string
  /** Used if the title has letters our typefaces lack. */
  otherwise: string
  body: { kind: 'line'; line: string } | Numbers
  /** What is drawn: the shares, and for a recipe its own foods in their dish. */
  shares: PlateShares
  foods?: readonly object[] | undefined
  vessel?: string | undefined
}
export type Numbers = {
  kind: 'numbers'
  impact: { text: string; band: 'Low' | 'Medium' | 'High' | null }
  /** `24 g` of `Carbs`. */
  figures: readonly { value: string; name: string }[]
  /** What kind of numbers these are. */
  note: string
}
export type PlateShares = { vegetables: number; protein: number; carbohydrate: number; other: number }
export type PlateSvg = (
  plate: Pick<Card, 'shares' | 'foods' | 'vessel'> & { width: number; height: number },
) => string

export const CARD = { width: 1200, height: 630 } as const

/** The light scheme of `shared-ui/tokens.css` in sRGB. */
const COLOR = {
  paper: '#fdfaf4',
  line: '#e1dcd1',
  ink: '#19221a',
  soft: '#525b50',
  basil: '#176938',
  apricot: '#f4a859',
} as const
const BADGE = {
  Low: { ground: '#e4f3e2', ink: '#0e4926' },
  Medium: { ground: '#ffe9cc', ink: '#7a4216' },
  High: { ground: '#fce9e3', ink: '#952a1e' },
  none: { ground: '#f5f1e7', ink: COLOR.soft },
} as const

const LEFT = 72
const COLUMN = 560
const PLATE_LEFT = 690
const TITLE_SIZES = [
  [72, 2],
  [64, 3],
  [56, 3],
  [48, 3],
  [40, 4],
] as const

/** A whole SVG document, 1200 by 630: the words on paper to the left, the plate on its table to the right. */
export function cardSvg(card: Card, mark: string, brand: string, plateSvg: PlateSvg): string {
  const { shares, foods, vessel } = card
  const plate = plateSvg({ shares, foods, vessel, width: CARD.width - PLATE_LEFT, height: CARD.height })
  const title = writable(card.title, FACE.display) ?? card.otherwise
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<path d="M0 0h${CARD.width}v${CARD.height}H0z" fill="${COLOR.paper}"/>`,
    plate.replace('<svg ', `<svg x="${PLATE_LEFT}" y="0" `),
    `<svg x="${LEFT}" y="58" width="52" height="52" viewBox="0 0 32 32">${mark}</svg>`,
    line(brand, { face: FACE.display, size: 36, x: LEFT + 66, y: 96, fill: COLOR.ink }),
    card.body.kind === 'line' ? pageWords(title, card.body.line) : recipeWords(title, card.body),
    '</svg>',
  ].join('')
}

/** Title and sentence are centered in the space below the brand. */
function pageWords(title: string, sentence: string): string {
  const head = setType(title, { face: FACE.display, width: COLUMN, sizes: TITLE_SIZES })
  const body = setType(sentence, { face: FACE.text, width: COLUMN, sizes: [[30, 5]] })
  const height = head.lines.length * head.size * 1.1 + 28 + body.lines.length * 42
  const top = 130 + (CARD.height - 130 - 40 - height) / 2
  return [
    block(head.lines, { face: FACE.display, size: head.size, x: LEFT, y: top, fill: COLOR.ink }, 1.1),
    block(
      body.lines,
      {
        face: FACE.text,
        size: 30,
        x: LEFT,
        y: top + head.lines.length * head.size * 1.1 + 28,
        fill: COLOR.soft,
      },
      1.4,
    ),
  ].join('')
}

function recipeWords(title: string, { impact, figures, note }: Numbers): string {
  const head = setType(title, { face: FACE.display, width: COLUMN, sizes: TITLE_SIZES })
  const height = head.lines.length * head.size * 1.1
  const badge = BADGE[impact.band ?? 'none']
  const width = widthOf(impact.text, FACE.text) * 26 + 48
  const column = COLUMN / figures.length
  return [
    block(
      head.lines,
      { face: FACE.display, size: head.size, x: LEFT, y: 130 + (212 - height) / 2, fill: COLOR.ink },
      1.1,
    ),
    `<rect x="${LEFT}" y="364" width="${width}" height="50" rx="25" fill="${badge.ground}"/>`,
    line(impact.text, { face: FACE.text, size: 26, x: LEFT + 24, y: 398, fill: badge.ink }),
    ...figures.flatMap(({ value, name }, index) => [
      line(value, { face: FACE.display, size: 50, x: LEFT + index * column, y: 484, fill: COLOR.ink }),
      line(name, { face: FACE.text, size: 24, x: LEFT + index * column, y: 520, fill: COLOR.soft }),
    ]),
    `<path d="M${LEFT} 546h${COLUMN}" stroke="${COLOR.line}" stroke-width="2"/>`,
    line(note, { face: FACE.text, size: 22, x: LEFT, y: 581, fill: COLOR.soft }),
  ].join('')
}

type Style = { face: Face; size: number; x: number; y: number; fill: string }

/** @param style its `y` is the top of the block */
const block = (lines: string[], style: Style, leading: number): string =>
  lines
    .map((words, index) => line(words, { ...style, y: style.y + style.size * (0.86 + index * leading) }))
    .join('')

const line = (words: string, { face, size, x, y, fill }: Style): string =>
  `<text x="${x}" y="${Math.round(y)}" font-family="${face}" font-size="${size}" fill="${fill}">${text(words)}</text>`
