import type { NavigationPlace } from '@evenplate/platform/page-declaration'
import { useContext } from 'react'
import { useAuth } from '../platform/auth.tsx'
import { SiteMapContext } from './site-map.ts'

export type SiteLink = { to: string; label: string }

/** The links in one place, for this visitor, in the shell's order. */
export function useLinks(place: NavigationPlace): SiteLink[] {
  const { routes } = useContext(SiteMapContext)
  // As in the document: everyone counts as a guest until more is known.
  const visitor = useAuth().status === 'member' ? 'member' : 'guest'
  return routes.flatMap(({ path, navigation = [] }) =>
    navigation
      .filter((entry) => entry.in === place && (!entry.for || entry.for === visitor))
      .map(({ label }) => ({ to: path, label })),
  )
}
