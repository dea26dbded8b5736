import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { MAIN_ID } from './SkipLink.tsx'

/** By history entry: the address of the link by which it was left. */
const leftBy = new Map<string, string>()

/** If a visitor comes back to a page: the address of the link on it that they had followed. */
export function useWayBack(): string | undefined {
  const { key } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    const keep = ({ target }: Event) => {
      const link = target instanceof Element && target.closest(`#${MAIN_ID} a`)?.getAttribute('href')
      if (link) leftBy.set(key, link)
    }
    document.addEventListener('click', keep)
    return () => document.removeEventListener('click', keep)
  }, [key])
  return kind === 'POP' ? leftBy.get(key) : undefined
}
