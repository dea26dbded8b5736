// What keeps a process that serves for weeks small and its work cheap. All others may take what makes them fast.
const SERVERS = ['site/start.ts', 'site/gateway.ts', 'site/backend.ts']

/** From so many bytes on, memory is a piece of its own, which the system gets back as soon as it is free (glibc). */
const OWN_PIECE = '262144'

/** @param {string} script by its path in the project */
export function memoryOf(script) {
  if (!SERVERS.includes(script)) return { words: [], env: {} }
  return {
    words: [
      // Each thread would keep up to 64 MB for objects that live for a moment, and stay at it.
      '--max-semi-space-size=16',
      // What is not used any more is looked for when there is half as much of it as of what is; V8 would wait for two or three times as much.
      '--heap-growing-percent=50',
      // Of code that runs some hundred times, what V8 does after 3,000 calls costs more than it saves; loops come to it all the same.
      '--invocation-count-for-turbofan=20000',
    ],
    env: {
      // Each thread that allocates would keep what it once needed, as those that compress pages at a start (glibc).
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: OWN_PIECE,
      MALLOC_TRIM_THRESHOLD_: OWN_PIECE,
    },
  }
}
