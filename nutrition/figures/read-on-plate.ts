import { type ReadLine, readLine } from '../reading/read-line.ts'
import { onPlate } from './on-plate.ts'
import { spelledRight } from './spelled-right.ts'
import { writtenOut } from './written-out.ts'

/** A line of a plate, its short forms written out, and spelled right where nothing is known by its own spelling. */
export function readOnPlate(line: string): ReadLine {
  const plain = writtenOut(line)
  const read = onPlate(readLine(plain))
  const right = isKnown(read) ? null : spelledRight(plain)
  const corrected = right ? onPlate(readLine(right)) : null
  return { ...(corrected && isKnown(corrected) ? corrected : read), line }
}

const isKnown = ({ food, parts, negligible }: ReadLine): boolean => food !== null || !!parts || negligible
