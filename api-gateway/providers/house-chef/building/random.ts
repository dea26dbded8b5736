/** Random numbers that depend only on the seed: the same words give the same dishes. */
export type Random = { next(): number; pick<T>(from: readonly T[]): T; shuffle<T>(from: readonly T[]): T[] }

/** FNV-1a over the seed, mixed, then mulberry32. */
export function randomOf(seed: string): Random {
  let state = mixed(hashed(seed, BASIS))
  const next = () => {
    state = (state + STEP) | 0
    return drawn(state)
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

/** Like `randomOf(start + end).next()`, for many ends after one start. */
export function chances(start: string): (end: string) => number {
  const begun = hashed(start, BASIS)
  return (end) => drawn((mixed(hashed(end, begun)) + STEP) | 0)
}

const BASIS = 2166136261
const STEP = 0x6d2b79f5

function hashed(text: string, from: number): number {
  let state = from
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 16777619)
  return state
}

/** Seeds that differ only in their last letter must not begin alike (murmur3's finalizer). */
function mixed(hash: number): number {
  let state = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return state ^ (state >>> 16)
}

function drawn(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), 1 | state)
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
  return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
}
