import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

let places: readonly string[] = []
const listeners = new Set<() => void>()

/**
 * Several parts of this remote can be on one page: its messages appear once. They are at the end of the document, since
 * a part can be inside a list, which may only contain its entries.
 */
export function MessagesOnce() {
  const id = useId()
  useEffect(() => {
    set([...places, id])
    return () => set(places.filter((place) => place !== id))
  }, [id])
  const first = useSyncExternalStore(subscribe, firstPlace, () => undefined)
  return first === id ? createPortal(<ToastRegion />, document.body) : null
}

const firstPlace = () => places[0]

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: readonly string[]): void {
  places = next
  for (const listener of listeners) listener()
}
