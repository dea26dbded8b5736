/** The content of a passing message. */
export type ToastMessage = {
  title: string
  tone?: 'success' | 'info' | 'danger'
  /** Milliseconds until it disappears by itself, 6000 by default; 0 leaves it until it is dismissed. */
  timeout?: number
  /** The one action a visitor may want, e.g. Undo. Pressing it closes the message. */
  action?: { label: string; onClick: () => void }
}

export type Toast = ToastMessage & { id: number }

/** The messages of this bundle. The state is in the module, so that data code can add one without a component. */
let toasts: readonly Toast[] = []
let made = 0
const listeners = new Set<() => void>()

export function addToast(message: ToastMessage): number {
  made += 1
  set([...toasts, { ...message, id: made }])
  return made
}

export function closeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

/** For when another person may use this device next: a message can name something of the previous one's. */
export const clearToasts = (): void => set([])

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = (): readonly Toast[] => toasts

const NONE: readonly Toast[] = []
export const noToasts = (): readonly Toast[] => NONE

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
