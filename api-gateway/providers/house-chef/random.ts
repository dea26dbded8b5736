/** A sequence that depends on its seed alone: the same words give the same dishes. */
export type Random = { next(): number; pick<T>(from: readonly T[]): T; shuffle<T>(from: readonly T[]): T[] }

/** FNV-1a over the seed, mixed, then mulberry32. */
export function randomOf(seed: string): Random {
  let state = 2166136261
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619)
  // Seeds that differ in their last letter alone must not begin alike (murmur3's finalizer).
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  state ^= state >>> 16
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    pick: (from) => from[Math.floor(next() * from.length)]!,
    shuffle: (from) => {
      const items = [...from]
      for (let at = items.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1))
        ;[items[at], items[other]] = [items[other]!, items[at]!]
      }
      return items
    },
  }
}
