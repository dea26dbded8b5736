/**
 * The state of the backend's thread, in memory both threads share: a thread that hangs in a statement cannot send a message,
 * but what it wrote before can be read.
 */
export type Pulse = SharedArrayBuffer

const LONGEST_NAME = 200
const [BEATS, TURN, NAME_LENGTH] = [0, 1, 2]
const HEAD_BYTES = 3 * Int32Array.BYTES_PER_ELEMENT

export const newPulse = (): Pulse => new SharedArrayBuffer(HEAD_BYTES + LONGEST_NAME)

export type PulseWriter = {
  /** The event loop is running. */
  beat(): void
  /** The database starts working for a client; null if no client is to blame. */
  began(asker: string | null): void
  ended(): void
}

export function writePulse(pulse: Pulse): PulseWriter {
  const head = new Int32Array(pulse, 0, 3)
  const name = new Uint8Array(pulse, HEAD_BYTES)
  let turns = 0
  return {
    beat: () => void Atomics.add(head, BEATS, 1),
    began(asker) {
      const bytes = Buffer.from(asker ?? '').subarray(0, LONGEST_NAME)
      name.set(bytes)
      Atomics.store(head, NAME_LENGTH, bytes.length)
      // Never 0, which means that nothing is running.
      turns = (turns % 1_000_000_000) + 1
      Atomics.store(head, TURN, turns)
    },
    ended: () => void Atomics.store(head, TURN, 0),
  }
}

export type PulseReader = {
  beats(): number
  /** The number of the database's current turn; 0 between turns. */
  turn(): number
  /** Whose request it is working on. */
  asker(): string | null
}

export function readPulse(pulse: Pulse): PulseReader {
  const head = new Int32Array(pulse, 0, 3)
  const name = new Uint8Array(pulse, HEAD_BYTES)
  return {
    beats: () => Atomics.load(head, BEATS),
    turn: () => Atomics.load(head, TURN),
    asker: () =>
      Atomics.load(head, TURN) === 0
        ? null
        : Buffer.from(name.subarray(0, Atomics.load(head, NAME_LENGTH))).toString() || null,
  }
}
