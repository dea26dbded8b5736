import { titleOf } from '@evenplate/domain/brand'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { readSiteConfig } from '../config/site-config.ts'
import type { Route } from '../map/site-map.ts'
import { cardPictureOf } from './social-card.ts'

/**
 * The page's head after a navigation. Compose has already written it for the first page, so elements are changed in
 * place instead of rendered a second time.
 */
export function PageMeta({ route }: { route: Route }) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (route.page.kind === 'redirect') return
    const title = titleOf(route.title)
    const { siteUrl } = readSiteConfig()
    const url = siteUrl + pathname
    // Already written for this address, including a shared recipe's own title.
    if (document.head.querySelector('meta[property="og:url"]')?.getAttribute('content') === url) return
    document.title = title
    // What the previous page told search engines about itself, such as a shared recipe.
    for (const data of document.head.querySelectorAll('script[type="application/ld+json"]')) data.remove()
    set('meta', 'property', 'og:type', 'content', 'website')
    set('meta', 'name', 'description', 'content', route.description)
    set('meta', 'name', 'keywords', 'content', route.keywords?.join(', ') ?? null)
    // Only pages that search engines may index have a canonical address; the others ask to be left out.
    set('meta', 'name', 'robots', 'content', route.public ? null : 'noindex')
    set('link', 'rel', 'canonical', 'href', route.public ? url : null)
    set('meta', 'property', 'og:title', 'content', title)
    set('meta', 'property', 'og:description', 'content', route.description)
    set('meta', 'property', 'og:url', 'content', url)
    set('meta', 'name', 'twitter:title', 'content', title)
    set('meta', 'name', 'twitter:description', 'content', route.description)
    const picture = cardPictureOf(route)
    set('meta', 'property', 'og:image', 'content', siteUrl + picture.path)
    set('meta', 'property', 'og:image:alt', 'content', picture.alt)
    set('meta', 'name', 'twitter:image', 'content', siteUrl + picture.path)
    set('meta', 'name', 'twitter:image:alt', 'content', picture.alt)
  }, [route, pathname])
  return null
}

/** Finds the element by its key attribute, creates it if missing, removes it for null. */
function set(tag: 'meta' | 'link', key: string, name: string, attribute: string, value: string | null): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === null) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, value)
}
