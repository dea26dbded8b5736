/** What a passing message says. */
export type ToastMessage = {
  title: string
  tone?: 'success' | 'info' | 'danger'
  /** Milliseconds until it goes by itself, 6000 unless told; 0 keeps it until it is dismissed. */
  timeout?: number
  /** The one thing one may want to do about it, e.g. Undo. Doing it closes the message. */
  action?: { label: string; onClick: () => void }
}

export type Toast = ToastMessage & { id: number }

/** The messages of this bundle. A module's own state: data code may add one without a component around it. */
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

/** For when somebody else may sit down here: a message can name what was theirs. */
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
