import { useEffect, useSyncExternalStore } from 'react'
import type { PlateProps } from '../Plate/PlateFigure.tsx'
import { drawing, fetchDrawing, onDrawing } from './drawing.ts'
import { PlainPlate } from './PlainPlate.tsx'
import { whenIdle } from './when-idle.ts'

/**
 * The picture of a dish on a page that has more urgent things to load: first a plain plate in the same box, then,
 * once the page is idle, the dish's own foods in their vessel. If the drawing cannot be loaded, the plain plate
 * stays.
 */
export function LatePlate(props: PlateProps) {
  const Plate = useSyncExternalStore(onDrawing, drawing, () => null)
  useEffect(() => (drawing() ? undefined : whenIdle(fetchDrawing)), [])
  return Plate ? <Plate {...props} /> : <PlainPlate {...props} />
}
