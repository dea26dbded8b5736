import type { LinkType } from './mail-tokens.ts'

/** Where a link leads by default: the page that handles it. */
const LANDING: Record<LinkType, string> = {
  signup: '/dashboard',
  recovery: '/reset-password',
  email_change: '/profile',
}

export type SiteLinks = {
  /** The address that a mail's button opens. */
  confirmation(type: LinkType, token: string, redirectTo: string | undefined): string
  /** Where to go next: only pages of this site, since our link could otherwise lead anywhere. */
  landing(type: LinkType | null, redirectTo: string | undefined): string
}

/** @param authUrl address at which browsers reach this server, e.g. `https://evenplate.example/auth/v1` */
export function siteLinks(siteUrl: string, authUrl: string): SiteLinks {
  const landing: SiteLinks['landing'] = (type, redirectTo) => {
    const home = new URL(type ? LANDING[type] : '/', siteUrl)
    const wanted = redirectTo ? URL.parse(redirectTo, siteUrl) : null
    // A blob: has the origin of what is inside it.
    if (wanted?.origin !== home.origin || wanted.protocol !== home.protocol) return home.href
    return wanted.origin + wanted.pathname + wanted.search
  }
  return {
    landing,
    confirmation: (type, token, redirectTo) =>
      `${authUrl}/verify?${new URLSearchParams({ token, type, redirect_to: landing(type, redirectTo) })}`,
  }
}
