import type { Placed } from './clock-change.ts'
import type { Drawn } from './drawn.ts'
import type { Found } from './found.ts'
import { readingKey } from './keys.ts'
import type { LeftOut } from './problem.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** Devices that are listed separately in the preview. */
const MOST_DEVICES = 1000

/** Counts what a file has, for the preview. */
export class Counting {
  readonly counts = { sensor: 0, meter: 0, meals: 0, treatments: 0, insulin: 0 }
  duplicates = 0
  readonly #keys = new Set<string>()
  readonly #days = new Set<number>()
  readonly #devices = new Map<string, { model: string | null; readings: number }>()
  readonly #leftOut = new Map<LeftOut, { rows: number; firstRow: number }>()

  readonly ready = (drawn: Drawn, { at, offset }: Placed): void => {
    if (drawn.is === 'carbs') this.counts.meals += 1
    else if (drawn.is === 'insulin') this.counts.insulin += 1
    else if (drawn.is === 'treated-low') this.counts.treatments += 1
    else {
      this.counts[drawn.kind] += 1
      this.#days.add(Math.floor((at + offset * MINUTE) / DAY))
      const key = readingKey({ ...drawn, at, offset, device: drawn.serial })
      if (this.#keys.has(key)) this.duplicates += 1
      else this.#keys.add(key)
      this.#device(drawn.serial ?? '', drawn.model)
    }
  }

  readonly leftOut = (reason: LeftOut, row: number): void => {
    const known = this.#leftOut.get(reason)
    if (known) known.rows += 1
    else this.#leftOut.set(reason, { rows: 1, firstRow: row })
  }

  /** What was found, without a name or a serial number. */
  result(): Pick<Found, 'counts' | 'duplicates' | 'days' | 'devices' | 'leftOut'> {
    const days = [...this.#days].sort((a, b) => a - b)
    return {
      counts: this.counts,
      duplicates: this.duplicates,
      days:
        days.length > 0
          ? { from: dayText(days[0]!), to: dayText(days.at(-1)!), withReadings: days.length }
          : null,
      devices: [...this.#devices.values()],
      leftOut: [...this.#leftOut].map(([reason, { rows, firstRow }]) => ({ reason, rows, firstRow })),
    }
  }

  #device(serial: string, model: string | null): void {
    const known = this.#devices.get(serial)
    if (known) {
      known.readings += 1
      known.model ??= model
    } else if (this.#devices.size < MOST_DEVICES) this.#devices.set(serial, { model, readings: 1 })
  }
}

const dayText = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)
