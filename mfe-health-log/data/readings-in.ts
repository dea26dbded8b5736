import type { Reading } from '@evenplate/glycemia/reading'
import { type Log, readingOf } from './log.ts'

/** All readings of a log, from devices and by hand: the input of `figuresOf`. */
export const readingsIn = ({ readings, hand }: Pick<Log, 'readings' | 'hand'>): Reading[] => [
  ...readings,
  ...hand.map(readingOf),
]
