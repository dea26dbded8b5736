import type { LinkProps, Nav } from '@evenplate/platform/contract'
import { useContext, useMemo } from 'react'
import { Link as RouterLink, useLocation, useNavigate, useParams } from 'react-router-dom'
import { LeavingContext } from './leaving.ts'
import { SiteLink } from './SiteLink.tsx'
import { sitePath } from './site-path.ts'

/** The address bar as the contract knows it. */
export function useNav(): Nav {
  const { pathname, search, hash } = useLocation()
  const params = useParams()
  const navigate = useNavigate()
  const isLeaving = useContext(LeavingContext)
  return useMemo(
    () => ({
      path: pathname,
      search: search.slice(1),
      hash: hash.slice(1),
      params,
      go(to, { replace = false } = {}) {
        const target = insideThisSite(to)
        // A page that writes its state late, such as a search, must not undo a navigation away from it.
        if (replace && isLeaving(pathname) && pathOf(target, pathname) === pathname) return
        void navigate(target, { replace })
      },
      Link,
    }),
    [pathname, search, hash, params, navigate, isLeaving],
  )
}

/** A link inside the site. */
export function Link({ to, ...rest }: LinkProps) {
  const target = insideThisSite(to)
  return target.startsWith('/') ? <SiteLink to={target} {...rest} /> : <RouterLink to={target} {...rest} />
}

/** A query or fragment alone stays on the page; an address outside the site leads home. */
const insideThisSite = (to: string): string => (/^[?#]/.test(to) ? to : (sitePath(to) ?? '/'))

const pathOf = (target: string, here: string): string => new URL(target, `http://site${here}`).pathname
