import { createHash } from 'node:crypto'
import { seeded } from '@evenplate/nutrition/testing/seeded'

/** The lines judged by hand are the first 200 of this draw, so that they were not hand-picked. */
export const SEED = 20261122

/** This many lines in the order of a seeded draw. They are sorted first, so the order of the file does not matter. */
export function drawn(lines: readonly string[], many: number, seed = SEED): string[] {
  const random = seeded(seed)
  const left = lines.toSorted()
  return Array.from({ length: Math.min(many, left.length) }, () => {
    const [line] = left.splice(Math.floor(random() * left.length), 1)
    return line!
  })
}

/** The key of a judgment: the lines themselves are not ours to publish. */
export const hashOf = (line: string): string => createHash('sha256').update(line).digest('hex').slice(0, 16)
