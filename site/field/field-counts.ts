import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fieldFolder, readFieldFile } from './field-file.ts'
import { percentileOf } from './paint-times.ts'
import { addPart, type Seen } from './tally.ts'

/** How a build did in visitors' browsers. */
export type FieldCounts = {
  /** How often its pages were shown, estimated from the share of visits that report. */
  loads: number
  /** Its errors: at most one of a kind per document. Errors are always reported, whatever the share of visits. */
  errors: number
  /** 75th percentile of the largest contentful paint, in milliseconds; null without a visit that reported one. */
  lcp75: number | null
}

const EVER = new Date(0)

/**
 * Counts of a part by version, from all sites that use a store. Reports to a site arrive here within about two seconds.
 * @param since leaves out older counts; exact to the minute for the last three hours, to the hour before that
 */
export function fieldCounts(store: string, part: string, since = EVER): Map<string, FieldCounts> {
  const folder = fieldFolder(store)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  const seen = new Map<string, Seen>()
  for (const file of files) {
    const held = readFieldFile(join(folder, file))
    if (held) addPart(seen, held, part, since)
  }
  return new Map(
    [...seen].map(([version, { loads, errors, paints }]) => [
      version,
      { loads, errors, lcp75: percentileOf(paints, 0.75) },
    ]),
  )
}
