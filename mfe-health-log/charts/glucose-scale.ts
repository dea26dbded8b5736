import { edgesOf, type Group } from '@evenplate/glycemia/groups'
import type { Unit } from '@evenplate/glycemia/reading'
import { toMg } from '@evenplate/glycemia/unit'
import { scaleLinear } from 'd3-scale'

/** Pixels around the drawing: room for the axis labels. */
export const EDGE = { top: 8, right: 12, bottom: 24, left: 36 } as const
/** mg/dL. Every chart has at least this height, so that charts can be compared; 350 is where Tidepool ends. */
const FLOOR = 40
const USUAL_TOP = 300
const MOST_TOP = 420

/** Wall clock minutes of a day to pixels. */
export const timeScale = (width: number) => scaleLinear([0, 1440], [EDGE.left, width - EDGE.right])

/** mg/dL to pixels. */
export const glucoseScale = (most: number, height: number) =>
  scaleLinear(
    [FLOOR, Math.min(MOST_TOP, Math.max(USUAL_TOP, most + 10))],
    [height - EDGE.bottom, EDGE.top],
  ).clamp(true)

/** The range's limits in the person's unit, with their positions in mg/dL. */
export function marksOf(group: Group, unit: Unit): { mg: number; says: string }[] {
  const { veryLow, low, top, high } = edgesOf(group, unit)
  return [veryLow, low, top, ...(high === null ? [] : [high])].map((value) => ({
    mg: toMg(value, unit),
    says: value.toFixed(unit === 'mg/dL' ? 0 : 1),
  }))
}
