import { type ReadLine, readLine } from '../reading/read-line.ts'
import { baseOf } from './base-of.ts'
import { onPlate, statedGrams } from './on-plate.ts'
import { partlyNamed } from './partly-named.ts'
import { spelledRight } from './spelled-right.ts'
import { writtenOut } from './written-out.ts'

/**
 * A line of a plate, its short forms written out, and spelled right where nothing is known by its own spelling. Where the
 * whole name is still unknown, what was in the can is counted, or the food under a sauce, or the dish that a part of it names.
 */
export function readOnPlate(line: string): ReadLine {
  const plain = writtenOut(line)
  const whole = onPlate(readLine(plain))
  // What something is stuffed with is no second half of it.
  const read = (whole.parts && STUFFED.test(plain) && baseOf(readLine(plain), statedGrams(whole))) || whole
  if (isKnown(read)) return { ...read, line }
  const right = spelledRight(plain)
  const spelled = right ? onPlate(readLine(right)) : read
  if (isKnown(spelled)) return { ...spelled, line }
  const bare = spelled.line.replace(CONTAINER, '')
  const contents = bare === spelled.line ? spelled : onPlate(readLine(bare))
  if (isKnown(contents)) return { ...contents, line }
  const grams = statedGrams(contents)
  return { ...(baseOf(contents, grams) ?? partlyNamed(contents, grams) ?? read), line }
}

const STUFFED = /\bstuffed /i

/** "Tomato soup tin", "from a tin", "out of a packet": what it was bought in. */
const CONTAINER =
  /,? (?:(?:from|out of) (?:an?|the) )?(?:tins?|tinned|cans?|cartons?|jars?|packets?|pouch(?:es)?|tubs?)$/i

const isKnown = ({ food, parts, negligible }: ReadLine): boolean => food !== null || !!parts || negligible
