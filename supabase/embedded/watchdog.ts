import type { PulseReader } from './pulse.ts'

export type WatchdogOptions = {
  pulse: PulseReader
  /** A thread without a sign of life for this many milliseconds counts as hung. */
  patience: number
  /** CPU milliseconds used by this process, all its threads together. */
  cpuMs?: () => number
  /** Called once. @param asker the client whose query was running */
  onHang(asker: string | null): void
}

export type Watchdog = { stop(): void }

const LOOKS = 20

/** The least each check counts: a thread that waits forever uses no CPU, but is hung all the same. */
const LEAST = 0.25

const processCpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Watches a thread from another one. It counts as hung when its event loop has stopped, or the database has been at the
 * same piece of work, for `patience`. This is counted in checks and not in elapsed time: while the machine sleeps or this
 * thread is held up, nothing is checked and no one is blamed. A check counts for as much CPU as this process got
 * meanwhile: a hung thread takes all it can get, one on a busy machine gets little. It takes four times `patience` at
 * most.
 */
export function watch({ pulse, patience, onHang, cpuMs = processCpuMs }: WatchdogOptions): Watchdog {
  const every = patience / LOOKS
  const seen = { beats: pulse.beats(), turn: pulse.turn(), cpu: cpuMs() }
  let silent = 0
  let stuck = 0
  const timer = setInterval(look, every)
  timer.unref()
  return { stop: () => clearInterval(timer) }

  function look(): void {
    const [beats, turn, cpu] = [pulse.beats(), pulse.turn(), cpuMs()]
    const counts = Math.min(1, Math.max(LEAST, (cpu - seen.cpu) / every))
    silent = beats === seen.beats ? silent + counts : 0
    stuck = turn !== 0 && turn === seen.turn ? stuck + counts : 0
    seen.beats = beats
    seen.turn = turn
    seen.cpu = cpu
    if (silent < LOOKS && stuck < LOOKS) return
    clearInterval(timer)
    onHang(pulse.asker())
  }
}

/** How often a thread gives a sign of life, in milliseconds: several times between two checks. */
export const beatEvery = (patience: number): number => Math.max(5, patience / LOOKS / 3)
