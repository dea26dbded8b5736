import { useEffect, useSyncExternalStore } from 'react'
import type { PlateProps } from '../Plate/PlateFigure.tsx'
import { drawing, fetchDrawing, onDrawing } from './drawing.ts'
import { PlainPlate } from './PlainPlate.tsx'
import { whenIdle } from './when-idle.ts'

/**
 * The picture of a dish on a page that has more urgent things to load: a plain plate in the same box, and the dish's own
 * foods in their vessel once the page has nothing else to do. Where the drawing cannot be had, the plain plate stays.
 */
export function LatePlate(props: PlateProps) {
  const Plate = useSyncExternalStore(onDrawing, drawing, () => null)
  useEffect(() => (drawing() ? undefined : whenIdle(fetchDrawing)), [])
  return Plate ? <Plate {...props} /> : <PlainPlate {...props} />
}
