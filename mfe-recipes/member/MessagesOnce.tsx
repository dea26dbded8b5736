import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { useEffect, useId, useSyncExternalStore } from 'react'

let places: readonly string[] = []
const listeners = new Set<() => void>()

/** Several parts of this remote can be on one page: its messages appear once, in the first of them. */
export function MessagesOnce() {
  const id = useId()
  useEffect(() => {
    set([...places, id])
    return () => set(places.filter((place) => place !== id))
  }, [id])
  const first = useSyncExternalStore(subscribe, firstPlace, () => undefined)
  return first === id ? <ToastRegion /> : null
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
