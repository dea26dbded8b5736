import { lateTypefaces } from '@evenplate/shared-ui/late-typefaces'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Typefaces that arrive too late for a document's first paint are used from the next page on, which moves anyway. */
export function useLateTypefaces(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const arrived = useRef<FontFace[]>([])

  useEffect(() => {
    const prepare = async () => {
      arrived.current = await lateTypefaces()
    }
    if (document.readyState === 'complete') void prepare()
    else addEventListener('load', prepare, { once: true })
    return () => removeEventListener('load', prepare)
  }, [])

  useLayoutEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    for (const face of arrived.current.splice(0)) document.fonts.add(face)
  }, [pathname])
}
