import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '../platform/auth.tsx'

/** Sends a guest to sign in and says where to come back to. While nobody knows yet, the page shows its own loading text. */
export function MemberOnly({ children }: { children: ReactNode }) {
  const auth = useAuth()
  const { pathname, search, hash } = useLocation()
  if (auth.status !== 'guest') return children
  return <Navigate replace to={`/login?next=${encodeURIComponent(pathname + search)}${saidByLink(hash)}`} />
}

/** What a mail's link has to say goes along; tokens, or anything else, does not. */
function saidByLink(hash: string): string {
  const facts = new URLSearchParams(hash.slice(1))
  const kept = ['error_code', 'message']
    .filter((name) => facts.has(name))
    .map((name) => [name, facts.get(name) ?? ''])
  return kept.length > 0 ? `#${new URLSearchParams(kept)}` : ''
}
