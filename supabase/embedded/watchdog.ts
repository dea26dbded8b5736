import type { PulseReader } from './pulse.ts'

export type WatchdogOptions = {
  pulse: PulseReader
  /** A thread without a sign of life for this many milliseconds hangs. */
  patience: number
  /** Called once. @param asker the client whose query was running */
  onHang(asker: string | null): void
}

export type Watchdog = { stop(): void }

const LOOKS = 20

/**
 * Watches a thread from another one. It hangs when its event loop is blocked, or when the database has been at
 * one and the same piece of work, for `patience`. Counted in looks and not by the clock: while the machine sleeps or
 * this thread is held up, nobody looks, and nobody is blamed.
 */
export function watch({ pulse, patience, onHang }: WatchdogOptions): Watchdog {
  const seen = { beats: pulse.beats(), turn: pulse.turn() }
  let silent = 0
  let stuck = 0
  const timer = setInterval(look, patience / LOOKS)
  timer.unref()
  return { stop: () => clearInterval(timer) }

  function look(): void {
    const [beats, turn] = [pulse.beats(), pulse.turn()]
    silent = beats === seen.beats ? silent + 1 : 0
    stuck = turn !== 0 && turn === seen.turn ? stuck + 1 : 0
    seen.beats = beats
    seen.turn = turn
    if (silent < LOOKS && stuck < LOOKS) return
    clearInterval(timer)
    onHang(pulse.asker())
  }
}

/** How often a thread shows that it goes on, in milliseconds: several times between two looks at it. */
export const beatEvery = (patience: number): number => Math.max(5, patience / LOOKS / 3)
