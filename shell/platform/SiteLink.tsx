import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** From the root of the site, e.g. `/recipes?tab=all`. */
  to: string
}

/**
 * A link within the site. The router's own asks where one is, to resolve what is relative: each of them is then drawn
 * again at every navigation, and there are dozens around every page.
 */
export function SiteLink({ to, onClick, ...rest }: Props) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    // As browsers do: a link to where one is adds no step back.
    const { pathname, search, hash } = location
    navigator[to === pathname + search + hash ? 'replace' : 'push'](to)
  }
  return <a {...rest} href={to} onClick={follow} />
}

/** Another button, a key held down or another window is for the browser. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>) =>
  !(event.button || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  /^(_self)?$/.test(event.currentTarget.target)
