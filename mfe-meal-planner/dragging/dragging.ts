import { dragByFinger } from './finger.ts'
import { dragByMouse } from './mouse.ts'

/**
 * Lets a dish be dragged to another slot: by mouse from anywhere on it, by finger at its grip. A slot's content is read
 * when the drag begins, so nothing has to be updated when the week changes.
 * @param drop gets the ids of two different slots
 * @returns stops it
 */
export function dragSlots(week: HTMLElement, drop: (from: string, to: string) => void): () => void {
  const stops = [dragByMouse(week, drop), dragByFinger(week, drop)]
  return () => {
    for (const stop of stops) stop()
  }
}
