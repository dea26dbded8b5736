// Settings that keep a server that runs for weeks small and cheap. Other processes use the fast defaults.
const SERVERS = ['site/start.ts', 'site/gateway.ts', 'site/backend.ts']

/** From this size in bytes, memory is allocated separately and returned to the system as soon as it is free (glibc). */
const OWN_PIECE = '262144'

/** @param {string} script by its path in the project */
export function memoryOf(script) {
  if (!SERVERS.includes(script)) return { words: [], env: {} }
  return {
    words: [
      // Otherwise each thread would grow to 64 MB for short-lived objects and stay there.
      '--max-semi-space-size=16',
      // Collects garbage when there is half as much of it as live memory; V8 would wait for two or three times as much.
      '--heap-growing-percent=50',
      // Looks for garbage from this size on: what a start loads stays, and looking through it three times took a sixth of
      // the start's CPU.
      '--initial-old-space-size=96',
      // For code that runs some hundred times, optimizing after 3,000 calls costs more than it saves; loops are still optimized.
      '--invocation-count-for-turbofan=20000',
      // Compiles a pattern once. Otherwise V8 first makes it ready to be interpreted, then compiles it on its second use; the
      // first recipe after a start uses over a thousand patterns, most of them more than once.
      '--no-regexp-tier-up',
    ],
    env: {
      // Otherwise each thread that allocates keeps what it once needed, like those that compress pages at a start (glibc).
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: OWN_PIECE,
      MALLOC_TRIM_THRESHOLD_: OWN_PIECE,
    },
  }
}
