import { usePlatform } from '@evenplate/platform/define-remote'
import { useEffect, useEffectEvent, useState } from 'react'
import { type LinkWords, linkWords } from './link-words.ts'

/**
 * An emailed link's message, shown once: it is removed from the address, so that a reload or a bookmark does not show
 * it again. Known only in the browser.
 */
export function useLinkWords(): LinkWords | null {
  const { auth, nav } = usePlatform()
  const [words, setWords] = useState<LinkWords | null>(null)
  const take = useEffectEvent((hash: string) => {
    const said = linkWords(hash, auth.status === 'member' ? auth.user : null)
    if (!said) return
    setWords(said)
    nav.go(nav.search ? `${nav.path}?${nav.search}` : nav.path, { replace: true })
  })
  useEffect(() => take(nav.hash), [nav.hash])
  return words
}
