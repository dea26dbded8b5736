import type { PlateGroup } from './food.ts'
import { readIndexFile, type UntestedIndex } from './food-file.ts'

const { untested } = readIndexFile()

/** A cautious glycemic index for a food if nobody has published its own or a close relative's. */
export const untestedIndex = (group: PlateGroup): UntestedIndex => untested[group]
