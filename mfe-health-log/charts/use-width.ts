import { type RefObject, useLayoutEffect, useState } from 'react'

/** A phone's width, until the chart's place is measured. */
const FIRST = 328

/** A chart's width in pixels: it is drawn again for each width, so that its text keeps its size. */
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
