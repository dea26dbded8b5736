import type { Reading } from '@evenplate/glycemia/reading'
import { type Log, readingOf } from './log.ts'

/** All readings of a log, of devices and by hand: what `figuresOf` takes. */
export const readingsIn = ({ readings, hand }: Pick<Log, 'readings' | 'hand'>): Reading[] => [
  ...readings,
  ...hand.map(readingOf),
]
