import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '../platform/auth.tsx'

/**
 * Sends a guest to sign in, and back afterward. Until it is known who is signed in, the page shows its own loading
 * text.
 * @param props.when false lets everybody in: the frame stays the same from page to page
 */
export function MemberOnly({ when = true, children }: { when?: boolean; children: ReactNode }) {
  const auth = useAuth()
  const { pathname, search, hash } = useLocation()
  if (!when || auth.status !== 'guest') return children
  return <Navigate replace to={`/login?next=${encodeURIComponent(pathname + search)}${saidByLink(hash)}`} />
}

/** An emailed link's message is kept; tokens and everything else are not. */
function saidByLink(hash: string): string {
  const facts = new URLSearchParams(hash.slice(1))
  const markers = ['error_code', 'message']
    .filter((name) => facts.has(name))
    .map((name) => [name, facts.get(name) ?? ''])
  return markers.length > 0 ? `#${new URLSearchParams(markers)}` : ''
}
