import { Resvg } from '@resvg/resvg-js'
import { text } from '../html/document.ts'
import { canWrite, type Face, FONT } from './typefaces.ts'

export type TypeSet = { size: number; lines: string[] }
export type Room = {
  face: Face
  /** Pixels. */
  width: number
  /** Tried in order: a size, and how many lines of it fit. */
  sizes: readonly (readonly [size: number, lines: number])[]
}
/** A word with its width at a size of 1. */
type Word = { word: string; width: number }

/** No title needs more; each word costs a measurement. */
const LONGEST = 160

/** Breaks a text into lines at the largest size that fits; at the smallest size, text that is too long ends in "…". */
export function setType(words: string, { face, width, sizes }: Room): TypeSet {
  const space = spaceOf(face)
  const measured = words.slice(0, LONGEST).split(/\s+/).filter(Boolean).map(measure)
  for (const [size, most] of sizes) {
    const lines = linesOf(measured, width / size)
    if (measured.every((word) => word.width * size <= width) && lines.length <= most) return { size, lines }
  }
  const [size, most] = sizes.at(-1) ?? [16, 1]
  const pieces = measured.flatMap((word) =>
    word.width * size <= width ? word : piecesOf(word.word, width / size),
  )
  const lines = linesOf(pieces, width / size)
  return {
    size,
    lines: lines.length <= most ? lines : [...lines.slice(0, most - 1), ended(lines[most - 1] ?? '')],
  }

  function linesOf(list: Word[], room: number): string[] {
    const lines: Word[] = []
    for (const next of list) {
      const last = lines.at(-1)
      const longer = last ? last.width + space + next.width : next.width
      if (last && longer <= room)
        lines[lines.length - 1] = { word: `${last.word} ${next.word}`, width: longer }
      else lines.push(next)
    }
    return lines.map(({ word }) => word)
  }

  /** Breaks a word that is wider than a line. */
  function piecesOf(word: string, room: number): Word[] {
    const pieces: Word[] = []
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      const last = pieces.at(-1)
      const longer = measure((last?.word ?? '') + segment)
      if (last && longer.width <= room) pieces[pieces.length - 1] = longer
      else pieces.push(measure(segment))
    }
    return pieces
  }

  /** A shortened line with room for its dots. */
  function ended(line: string): string {
    let drawable = line
    while (drawable && widthOf(`${drawable}…`, face) * size > width) drawable = drawable.slice(0, -1)
    return `${drawable.replace(/[\s,.;:–-]+$/, '')}…`
  }

  function measure(word: string): Word {
    return { word, width: widthOf(word, face) }
  }
}

/**
 * A text without the characters our typefaces lack, such as emoji. @returns null if a letter is among them, since the
 * name would be wrong
 */
export function writable(words: string, face: Face): string | null {
  const signs = [...words.normalize('NFC')]
  const lacking = new Set(signs.filter((sign) => !/\s/.test(sign) && !canWrite(face, sign)))
  if ([...lacking].some((sign) => /[\p{L}\p{N}]/u.test(sign))) return null
  const kept = signs.filter((sign) => !lacking.has(sign)).join('')
  return kept.replace(/\s+/g, ' ').trim() || null
}

/** Width of a line at a size of 1, as the renderer sets it. */
export function widthOf(line: string, face: Face): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${face}" font-size="100">${text(line)}</text></svg>`
  return (new Resvg(svg, { font: FONT }).getBBox()?.width ?? 0) / 100
}

const spaceOf = (face: Face): number => widthOf('n n', face) - widthOf('nn', face)
