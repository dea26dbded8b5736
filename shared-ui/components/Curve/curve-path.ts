export type Band = 'Low' | 'Medium' | 'High'

/** The area of the curve; the base line starts where the meal began. */
export const FIELD = { width: 320, height: 150, left: 12, right: 308, top: 12, ground: 128 } as const

/** Height of the rise as a share of the area, and where its peak is: a lower load rises less and later. */
const SHAPES: Record<Band, { rise: number; top: number }> = {
  Low: { rise: 0.26, top: 0.4 },
  Medium: { rise: 0.55, top: 0.35 },
  High: { rise: 0.94, top: 0.29 },
}

const POINTS = 48

/** A line that rises and falls again, as an SVG path. A sketch: no axis has numbers. */
export function curvePath(band: Band): string {
  const { rise, top } = SHAPES[band]
  const points = Array.from({ length: POINTS + 1 }, (_, index) => {
    const way = index / POINTS
    const x = FIELD.left + way * (FIELD.right - FIELD.left)
    return `${round(x)} ${round(FIELD.ground - heightAt(way, rise, top) * (FIELD.ground - FIELD.top))}`
  })
  return `M${points.join('L')}`
}

export function peakOf(band: Band): { x: number; y: number } {
  const { rise, top } = SHAPES[band]
  return {
    x: round(FIELD.left + top * (FIELD.right - FIELD.left)),
    y: round(FIELD.ground - rise * (FIELD.ground - FIELD.top)),
  }
}

/** Rises fast, falls slowly: t³·e^(3−3t), with its peak of 1 at t = 1. */
function heightAt(way: number, rise: number, top: number): number {
  const t = way / top
  return rise * t ** 3 * Math.exp(3 - 3 * t)
}

const round = (value: number) => Math.round(value * 10) / 10
