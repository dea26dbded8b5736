import { type ReadLine, readLine } from '../reading/read-line.ts'
import { onPlate, statedGrams } from './on-plate.ts'
import { partlyNamed } from './partly-named.ts'
import { spelledRight } from './spelled-right.ts'
import { writtenOut } from './written-out.ts'

/**
 * A line of a plate, its short forms written out, and spelled right where nothing is known by its own spelling. Where the
 * whole name is still unknown, the dish that a part of it names is counted.
 */
export function readOnPlate(line: string): ReadLine {
  const plain = writtenOut(line)
  const read = onPlate(readLine(plain))
  if (isKnown(read)) return { ...read, line }
  const right = spelledRight(plain)
  const spelled = right ? onPlate(readLine(right)) : read
  if (isKnown(spelled)) return { ...spelled, line }
  return { ...(partlyNamed(spelled, statedGrams(spelled)) ?? read), line }
}

const isKnown = ({ food, parts, negligible }: ReadLine): boolean => food !== null || !!parts || negligible
