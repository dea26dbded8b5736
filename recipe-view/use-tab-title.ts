import { titleOf } from '@evenplate/domain/brand'
import { useEffect } from 'react'

/** The tab is named after the dish while it is shown, so that it can be found among other tabs. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    const named = titleOf(title)
    document.title = named
    return () => {
      // If another page has renamed it meanwhile, that name stays.
      if (document.title === named) document.title = before
    }
  }, [title])
}
