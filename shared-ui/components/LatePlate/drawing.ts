import type { ComponentType } from 'react'
import type { PlateProps } from '../Plate/PlateFigure.tsx'

let arrived: ComponentType<PlateProps> | null = null
let coming: Promise<void> | null = null
const waiting = new Set<() => void>()

/** The component that draws a dish with its own foods; null until its code is loaded. */
export const drawing = (): ComponentType<PlateProps> | null => arrived

/** Calls back when `drawing` is loaded. @returns a function that stops this */
export function onDrawing(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** Never throws: a page without its pictures is complete, and the next picture tries again. */
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
