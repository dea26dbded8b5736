/** Many measured times in words: "1.2 ms (median), 4.5 ms (95 in 100), 9.0 ms (longest)". */
export function waitsOf(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)} ms`
  return `${at(0.5)} (median), ${at(0.95)} (95 in 100), ${at(1)} (longest)`
}
