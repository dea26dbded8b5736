const AFTER_LOGIN = '/dashboard'

/**
 * Where login leads: the page that asked for it (`?next=/profile`), else the dashboard.
 * Only a path of this site is followed, or a mail could send someone through our login to a look-alike.
 * @param search the query, with or without `?`
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return isOwnPath(next) ? next : AFTER_LOGIN
}

// Browsers read `//host` and `/\host` as another site, and drop tabs and line breaks before they look.
const isOwnPath = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)
