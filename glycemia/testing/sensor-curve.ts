/** Glucose as a sensor reports it at a given time: whole mg/dL. */
export type Sample = { at: number; mg: number }

const MINUTE = 60_000

/** Invented readings that look like a sensor's: a quiet day, three meals, small steps. The same for the same seed. */
export function sensorCurve({
  from,
  count,
  step = 5,
  seed = 1,
}: {
  from: number
  count: number
  step?: number
  seed?: number
}): Sample[] {
  let state = seed
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  let noise = 0
  return Array.from({ length: count }, (_, index) => {
    const at = from + index * step * MINUTE
    const hour = (at / 3_600_000) % 24
    const rise = [7.5, 12.5, 19].reduce((sum, meal) => {
      const since = (hour - meal + 24) % 24
      return sum + (since < 4 ? 55 * Math.sin((since / 4) * Math.PI) : 0)
    }, 0)
    noise = noise * 0.8 + (random() - 0.5) * 6
    return { at, mg: Math.round(Math.min(390, Math.max(45, 108 + rise + noise))) }
  })
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A zone's wall clock time: "2026-11-05 08:04:37". */
export function wallClock(at: number, zone: string): string {
  const known = formats.get(zone)
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(zone, format)
  return format.format(at)
}

/** The value that a device shows. */
export const shown = (mg: number, unit: 'mg/dL' | 'mmol/L'): string =>
  unit === 'mg/dL' ? String(mg) : (mg / 18.01559).toFixed(1)
