import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useEffectEvent, useState } from 'react'
import { isTerm } from '../terms/all-terms.ts'
import type { Category } from '../terms/term.ts'
import { addressOf, type Filter, readFilter } from './filter.ts'
import { useHydrated } from './use-hydrated.ts'

/** Browsers refuse an address that changes with every key (Safari: 100 times in 30 s). */
const ADDRESS_PAUSE = 200

const ALL: Filter = { q: '', category: null }

/**
 * Search and category, whose home is the address bar. What is typed shows at once and reaches the
 * address after a short pause, replacing it: one step back leaves the glossary.
 */
export function useFilter(): Filter & {
  type(q: string): void
  choose(category: Category | null): void
  clear(): void
} {
  const { nav } = usePlatform()
  // A link to a term shows it, whatever the query would hide it behind.
  const address = readFilter(useHydrated() && !isTerm(nav.hash) ? nav.search : '')
  /** Newer than the address; null when the address says it all. */
  const [newer, setNewer] = useState<Filter | null>(null)
  /** What the address was asked to become and is not yet: a router changes it some renders later. */
  const [asked, setAsked] = useState<Filter | null>(null)
  if (asked && isSame(asked, address)) setAsked(null)
  if (newer && !asked && isSame(newer, address)) setNewer(null)

  const filter = newer ?? address
  const go = (next: Filter) => {
    setAsked(next)
    nav.go(addressOf(nav.path, next), { replace: true })
  }
  const goNow = (next: Filter) => {
    setNewer(next)
    go(next)
  }
  const write = useEffectEvent(() => {
    if (newer && !isSame(newer, asked ?? address)) go(newer)
  })
  useEffect(() => {
    if (newer === null) return
    const timer = setTimeout(() => write(), ADDRESS_PAUSE)
    return () => clearTimeout(timer)
  }, [newer])

  return {
    ...filter,
    type: (q) => setNewer({ ...filter, q }),
    choose: (category) => goNow({ ...filter, category }),
    clear: () => goNow(ALL),
  }
}

const isSame = (a: Filter, b: Filter) => a.q === b.q && a.category === b.category
