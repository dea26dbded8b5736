import type { ComponentType } from 'react'
import type { PlateProps } from '../Plate/PlateFigure.tsx'

let arrived: ComponentType<PlateProps> | null = null
let coming: Promise<void> | null = null
const waiting = new Set<() => void>()

/** What draws a dish with its own foods; null until its code is there. */
export const drawing = (): ComponentType<PlateProps> | null => arrived

/** Tells of the arrival of `drawing`. @returns what ends that */
export function onDrawing(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** Never throws: a page without its pictures is whole, and the next picture asks again. */
export function fetchDrawing(): Promise<void> {
  coming ??= import(/* webpackChunkName: "drawing" */ '../Plate/Plate.tsx').then(
    ({ Plate }) => {
      arrived = Plate
      for (const tell of waiting) tell()
    },
    () => {
      coming = null
    },
  )
  return coming
}
