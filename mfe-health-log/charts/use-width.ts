import { type RefObject, useLayoutEffect, useState } from 'react'

/** Of a phone, until the place of the chart is measured. */
const FIRST = 328

/** Pixels that a chart has: it is drawn anew for each width, so that its words keep their size. */
export function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FIRST)
  useLayoutEffect(() => {
    const element = place.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setWidth((before) => Math.round(element.clientWidth) || before)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return width
}
