import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useEffectEvent, useState } from 'react'
import { isTerm } from '../terms/all-terms.ts'
import type { Category } from '../terms/term.ts'
import { addressOf, type Filter, readFilter } from './filter.ts'
import { useHydrated } from './use-hydrated.ts'

/** Browsers refuse an address that changes with every key (Safari: 100 times in 30 s). */
const ADDRESS_PAUSE = 200

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
  /** Not in the address yet; null when the address says it all. */
  const [typed, setTyped] = useState<string | null>(null)
  if (typed !== null && typed === address.q) setTyped(null)

  const filter: Filter = { q: typed ?? address.q, category: address.category }
  const go = (next: Filter) => nav.go(addressOf(nav.path, next), { replace: true })
  const write = useEffectEvent(() => go(filter))
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => write(), ADDRESS_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  return {
    ...filter,
    type: setTyped,
    choose: (category) => go({ ...filter, category }),
    clear: () => {
      setTyped(null)
      go({ q: '', category: null })
    },
  }
}
