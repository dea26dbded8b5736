import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { awaitElement } from './await-element.ts'
import { MAIN_ID } from './SkipLink.tsx'

/**
 * Where each visited page stood: back and forward return there, a new page starts at its top,
 * a fragment leads to its element, even when a remote brings it late.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  const first = useRef(true)
  const lastPath = useRef(pathname)

  useEffect(() => {
    const samePath = lastPath.current === pathname
    const firstPage = first.current
    first.current = false
    lastPath.current = pathname
    // The browser places the first page itself, better than we could.
    if (firstPage && !hash) return
    if (hash) return scrollToFragment(hash)
    if (kind === 'POP') return scrollBack(positions.get(key) ?? 0)
    // A filter or tab in the query is no new page.
    if (!samePath) window.scrollTo(0, 0)
  }, [key, pathname, hash, kind])

  useEffect(() => {
    const keep = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])
}

/** By history entry. In memory: after a reload the browser restores by itself. */
const positions = new Map<string, number>()

function scrollToFragment(hash: string): () => void {
  const id = decodeFragment(hash)
  return awaitElement(
    () => document.getElementById(id),
    (element) => element.scrollIntoView(),
  )
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Waits until the page is tall enough to stand where it stood. */
function scrollBack(top: number): () => void {
  const main = document.getElementById(MAIN_ID)
  if (!main) return () => {}
  const observer = new ResizeObserver(() => place())
  const timer = setTimeout(() => observer.disconnect(), 2000)
  const place = () => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return
    observer.disconnect()
    window.scrollTo(0, top)
  }
  observer.observe(main)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
