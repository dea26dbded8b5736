import { type DateOrder, wallTime, writtenDate } from './wall-time.ts'

const DAY = 86_400_000
/** More different days than a person can have readings of; a file that has more is not read for its days. */
const MOST_DAYS = 40_000

/** What a whole file's dates say about the order of day and month. */
export class DateSurvey {
  #yearFirst = 0
  #dotted = 0
  #dayFirst = 0
  #monthFirst = 0
  #either = 0
  #example: string | null = null
  #last = ''
  readonly #written = new Set<string>()
  readonly #days = { DMY: new Set<number>(), MDY: new Set<number>() }

  /** One cell with a date, with or without a time. */
  add(text: string): void {
    const day = text.slice(0, 10)
    // Rows of one day follow each other: repeating the same ten characters adds nothing.
    if (day === this.#last) return
    this.#last = day
    if (this.#written.size < MOST_DAYS) this.#written.add(day)
    const date = writtenDate(text)
    if (!date) return
    if (date.yearFirst) {
      this.#yearFirst += 1
      return
    }
    if (date.sign === '.') this.#dotted += 1
    if (date.first > 12 && date.second <= 12) this.#dayFirst += 1
    else if (date.second > 12 && date.first <= 12) this.#monthFirst += 1
    else this.#either += 1
    this.#example ??= [date.first, date.second, date.third].map(twoDigits).join(date.sign)
    for (const order of ['DMY', 'MDY'] as const) {
      const at = wallTime(text, order)
      if (!Number.isNaN(at) && this.#days[order].size < MOST_DAYS) this.#days[order].add(Math.floor(at / DAY))
    }
  }

  /** A date of the file, for the question. */
  get example(): string {
    return this.#example ?? ''
  }

  /** How many days the rows cover. */
  get days(): number {
    return this.#written.size
  }

  /** The order, or null if both are possible: then it must be asked. `latest`: no row is later, in ms. */
  order(latest: { DMY: number; MDY: number }): DateOrder | null {
    if (this.#dayFirst + this.#monthFirst + this.#either === 0) return 'YMD'
    if (this.#dayFirst > 0 !== this.#monthFirst > 0) return this.#dayFirst > 0 ? 'DMY' : 'MDY'
    if (this.#dayFirst > 0) return null
    // Dots are for days first wherever they are used.
    if (this.#dotted > 0) return 'DMY'
    const late = { DMY: this.#after('DMY', latest.DMY), MDY: this.#after('MDY', latest.MDY) }
    if (late.DMY !== late.MDY) return late.DMY ? 'MDY' : 'DMY'
    return this.#closer()
  }

  #after(order: 'DMY' | 'MDY', latest: number): boolean {
    for (const day of this.#days[order]) if (day * DAY > latest) return true
    return false
  }

  /** Days of a log follow each other; with day and month changed they are months apart. */
  #closer(): DateOrder | null {
    const [days, months] = [steps(this.#days.DMY), steps(this.#days.MDY)]
    if (days.of < 2 || months.of < 2) return null
    if (days.consecutive >= 2 && days.consecutive > 2 * months.consecutive) return 'DMY'
    return months.consecutive >= 2 && months.consecutive > 2 * days.consecutive ? 'MDY' : null
  }
}

function steps(days: Set<number>): { consecutive: number; of: number } {
  const sorted = [...days].sort((a, b) => a - b)
  const consecutive = sorted.filter((day, at) => at > 0 && day - sorted[at - 1]! === 1).length
  return { consecutive, of: sorted.length - 1 }
}

const twoDigits = (part: number) => String(part).padStart(2, '0')
