import { browserDevice } from '@evenplate/platform/device/browser-device'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { awaitElement } from './await-element.ts'
import { isUnfinished } from './is-unfinished.ts'
import { MAIN_ID } from './SkipLink.tsx'

/**
 * Remembers each visited page's scroll position: back, forward and a reload return there, a new page starts at its top,
 * a fragment scrolls to its element, even if a remote renders it late.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  const first = useRef(true)
  const lastPath = useRef(pathname)
  // The first entry of a document has no key.
  const entry = key === 'default' ? pathname : key

  useEffect(takeOver, [])

  // With the page, not after it: a shorter page would move the view, and that would overwrite the old position.
  useLayoutEffect(() => {
    const samePath = lastPath.current === pathname
    const firstPage = first.current
    first.current = false
    lastPath.current = pathname
    const before = firstPage && !isReturn() ? undefined : positions.get(entry)
    if (kind === 'POP' && before !== undefined) return scrollBack(before)
    if (hash) return scrollToFragment(hash)
    // A filter or tab in the query is not a new page.
    if (!firstPage && !samePath) window.scrollTo(0, 0)
  }, [entry, pathname, hash, kind])

  useLayoutEffect(() => {
    const keep = () => positions.set(entry, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [entry])
}

/** By history entry, in pixels from the top. */
const positions = new Map<string, number>()

/** The running page restores its own scroll position: the browser would scroll the previous page, which is still shown. */
function takeOver(): () => void {
  for (const [entry, top] of readStored()) positions.set(entry, top)
  const begin = () => {
    history.scrollRestoration = 'manual'
  }
  const end = () => {
    history.scrollRestoration = 'auto'
    browserDevice.write('scroll-positions', [...positions])
  }
  begin()
  window.addEventListener('pageshow', begin)
  window.addEventListener('pagehide', end)
  return () => {
    end()
    window.removeEventListener('pageshow', begin)
    window.removeEventListener('pagehide', end)
  }
}

const readStored = (): [string, number][] =>
  browserDevice.read('scroll-positions', (stored) => (stored as unknown[]).filter(isPosition)) ?? []

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/** Whether this document was reloaded or returned to; a typed address starts at the top. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && 'type' in visit && (visit.type === 'reload' || visit.type === 'back_forward')
}

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

/**
 * Waits until the page is tall enough to restore its position, unless the visitor scrolls meanwhile. What loads after
 * that may push the view down, so it is restored again until the page is finished.
 */
function scrollBack(top: number): () => void {
  const main = document.getElementById(MAIN_ID)
  if (!main) return () => {}
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return
    window.scrollTo(0, top)
    if (!isUnfinished()) stop()
  })
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const sign of BY_HAND) window.removeEventListener(sign, stop)
  }
  const timer = setTimeout(stop, PATIENCE_MS)
  for (const sign of BY_HAND) window.addEventListener(sign, stop, { passive: true })
  observer.observe(main)
  return stop
}

const PATIENCE_MS = 5000
const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const
