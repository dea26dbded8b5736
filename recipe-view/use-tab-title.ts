import { titleOf } from '@evenplate/domain/brand'
import { useEffect } from 'react'

/** The tab is called by the dish while it stands on the page: among ten tabs it is found again. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    const named = titleOf(title)
    document.title = named
    return () => {
      // Where another page has named it meanwhile, that stays.
      if (document.title === named) document.title = before
    }
  }, [title])
}
