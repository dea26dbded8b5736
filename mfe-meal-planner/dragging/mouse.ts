import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { slotOf, slotsIn } from './slots-in.ts'

/** The browser's own dragging. Slots that come and go with the rules are handled. */
export function dragByMouse(week: HTMLElement, drop: (from: string, to: string) => void): () => void {
  const registered = new Map<HTMLElement, () => void>()
  const follow = () => {
    const now = new Set(slotsIn(week))
    for (const [element, stop] of registered)
      if (!now.has(element)) {
        stop()
        registered.delete(element)
      }
    for (const element of now) if (!registered.has(element)) registered.set(element, register(element, drop))
  }
  follow()
  const changes = new MutationObserver(follow)
  changes.observe(week, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    for (const stop of registered.values()) stop()
  }
}

const register = (element: HTMLElement, drop: (from: string, to: string) => void) =>
  combine(
    draggable({
      element,
      canDrag: () => 'filled' in element.dataset,
      getInitialData: () => ({ slot: slotOf(element) }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.slot === 'string' && source.element !== element,
      onDragEnter: () => element.setAttribute('data-over', ''),
      onDragLeave: () => element.removeAttribute('data-over'),
      onDrop({ source }) {
        element.removeAttribute('data-over')
        drop(String(source.data.slot), slotOf(element))
      },
    }),
  )
