import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useEffectEvent, useState } from 'react'
import { isTerm } from '../terms/all-terms.ts'
import type { Category } from '../terms/term.ts'
import { addressOf, type Filter, readFilter } from './filter.ts'
import { useHydrated } from './use-hydrated.ts'

/** Browsers refuse to change the address with every key (Safari: more than 100 times in 30 s). */
const ADDRESS_PAUSE = 200

const ALL: Filter = { q: '', category: null }

/**
 * Search and category, stored in the address bar. Typed text shows at once and reaches the address after a short pause,
 * replacing it: one step back leaves the glossary.
 */
export function useFilter(): Filter & {
  type(q: string): void
  choose(category: Category | null): void
  clear(): void
} {
  const { nav } = usePlatform()
  // A link to a term shows it even if the query would hide it.
  const address = readFilter(useHydrated() && !isTerm(nav.hash) ? nav.search : '')
  /** Newer than the address; null if the address is up to date. */
  const [newer, setNewer] = useState<Filter | null>(null)
  /** The address that was requested but is not there yet: a router changes it a few renders later. */
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
