import type { FieldCounts } from './field-counts.ts'

/** How each version did, most visited first: `3f2a: 1,200 loads, 0.8 errors per 1000 loads, largest paint 1.2 s`. */
export const sayCounts = (counts: Map<string, FieldCounts>): string[] =>
  [...counts]
    .sort(([, a], [, b]) => b.loads - a.loads)
    .map(([version, { loads, errors, lcp75 }]) => {
      const rate = loads > 0 ? `${round((errors / loads) * 1000)} errors per 1000 loads` : `${errors} errors`
      const paint = lcp75 === null ? '' : `, largest paint ${round(lcp75 / 1000)} s`
      return `${version}: ${Math.round(loads).toLocaleString('en')} loads, ${rate}${paint}`
    })

const round = (number: number): string => (Math.round(number * 10) / 10).toLocaleString('en')
