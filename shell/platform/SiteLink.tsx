import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** From the root of the site, e.g. `/recipes?tab=all`. */
  to: string
}

/**
 * A link within the site. The router's own link reads the location to resolve relative paths, so each of the dozens
 * around a page would render again at every navigation.
 */
export function SiteLink({ to, onClick, ...rest }: Props) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    // As in browsers: a link to the current page adds no history entry.
    const { pathname, search, hash } = location
    navigator[to === pathname + search + hash ? 'replace' : 'push'](to)
  }
  return <a {...rest} href={to} onClick={follow} />
}

/** Another button, a modifier key or another window is for the browser. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>) =>
  !(event.button || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  /^(_self)?$/.test(event.currentTarget.target)
