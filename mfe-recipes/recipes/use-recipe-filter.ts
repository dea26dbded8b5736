import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useEffectEvent, useState } from 'react'
import { type RecipeFilter, readRecipeFilter, recipeAddress } from './recipe-filter.ts'

/** Browsers refuse to change the address with every key (Safari: more than 100 times in 30 s). */
const ADDRESS_PAUSE = 200

/** The filter of My Recipes, stored in the address bar; typed text shows at once and the address follows. */
export function useRecipeFilter() {
  const { nav } = usePlatform()
  const address = readRecipeFilter(nav.search)
  const [typed, setTyped] = useState<string | null>(null)
  if (typed !== null && typed === address.q) setTyped(null)

  const value: RecipeFilter = { ...address, q: typed ?? address.q }
  const go = (next: RecipeFilter) => nav.go(recipeAddress(nav.path, next), { replace: true })
  const write = useEffectEvent(() => go(value))
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => write(), ADDRESS_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  return {
    value,
    /** The filter of the list's query: follows the typing with the address, a moment later. */
    settled: address,
    type: setTyped,
    choose: (choice: Partial<RecipeFilter>) => go({ ...value, ...choice }),
    clear: () => {
      setTyped(null)
      go(readRecipeFilter(''))
    },
  }
}
