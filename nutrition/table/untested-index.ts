import type { PlateGroup } from './food.ts'
import { readIndexFile, type UntestedIndex } from './food-file.ts'

const { untested } = readIndexFile()

/** A cautious glycemic index for a food whose own nobody has published, nor that of a close relative. */
export const untestedIndex = (group: PlateGroup): UntestedIndex => untested[group]
