const AFTER_LOGIN = '/dashboard'

/**
 * Where login leads: to the page that asked for it (`?next=/profile`), otherwise the dashboard. Only a path of this
 * site is followed; otherwise a mail could send someone through our login to a look-alike site.
 * @param search the query, with or without `?`
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return isOwnPath(next) ? next : AFTER_LOGIN
}

// Browsers read `//host` and `/\host` as another site, and ignore tabs and line breaks.
const isOwnPath = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)
