// What keeps a process that serves for weeks small. All others may take what makes them fast.
const SERVERS = ['site/start.ts', 'site/gateway.ts', 'site/backend.ts']

/** @param {string} script by its path in the project */
export function memoryOf(script) {
  if (!SERVERS.includes(script)) return { words: [], env: {} }
  return {
    // Each thread would keep up to 64 MB for objects that live for a moment, and stay at it.
    words: ['--max-semi-space-size=8'],
    // Each thread that allocates would keep what it once needed, as those that compress pages at a start (glibc).
    env: { MALLOC_ARENA_MAX: '2' },
  }
}
