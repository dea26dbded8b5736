import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '../platform/auth.tsx'

/** Sends a guest to sign in and says where to come back to. While nobody knows yet, the page shows its own loading text. */
export function MemberOnly({ children }: { children: ReactNode }) {
  const auth = useAuth()
  const { pathname, search } = useLocation()
  if (auth.status !== 'guest') return children
  return <Navigate replace to={`/login?next=${encodeURIComponent(pathname + search)}`} />
}
