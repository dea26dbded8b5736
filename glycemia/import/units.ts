import type { Unit } from '../reading.ts'

/** The unit in a column's name or in its own cell: "mmol/l", "Glukosewert (mg/dL)", "mgdl"; null if none. */
export function unitIn(text: string | undefined): Unit | null {
  if (!text) return null
  if (/mmol/i.test(text)) return 'mmol/L'
  return /mg\s?\/?\s?dl/i.test(text) ? 'mg/dL' : null
}

/** No sensor shows less in mg/dL, and none more in mmol/L. */
const BETWEEN = 36

/**
 * What the values of a file say about its unit: how many are too low for one of the two units, and how many too high for
 * the other.
 */
export class UnitSurvey {
  #below = 0
  #above = 0

  add(value: number): void {
    if (value <= 0) return
    if (value < BETWEEN) this.#below += 1
    else this.#above += 1
  }

  /** The unit, or null with the question, if nothing gives it or values and header contradict each other. */
  unitOf(said: Unit | null): Unit | null {
    const mostly = this.#mostly()
    if (said === null) return mostly === 'mg/dL' ? mostly : null
    return mostly === null || mostly === said ? said : null
  }

  /** Null if there are none, or as many of one kind as of the other. */
  #mostly(): Unit | null {
    if (this.#below === this.#above) return null
    return this.#below > this.#above ? 'mmol/L' : 'mg/dL'
  }
}
