import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Toast.module.css'
import {
  addToast,
  clearToasts,
  closeToast,
  currentToasts,
  noToasts,
  subscribe,
  type Toast,
  type ToastMessage,
} from './toasts.ts'

export type { ToastMessage }

const STAYS = 6000

/**
 * Puts a passing message into the page's `ToastRegion`, for news a visitor may miss. Use a Notice for what they
 * must not miss.
 * @example toast.add({ title: 'Deleted Lentil soup', action: { label: 'Undo', onClick: restore } })
 */
export function useToast() {
  return TOAST
}

const TOAST = { add: addToast, close: closeToast, clear: clearToasts } as const

/** The place where passing messages appear; one per page. It may be anywhere in the page, or around it. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  const toasts = useSyncExternalStore(subscribe, currentToasts, noToasts)
  const wayBack = useWayBack(toasts)
  return (
    <>
      {children}
      <section className={styles.region} aria-label="Notifications" {...wayBack}>
        {/* The list exists before its messages: screen readers announce what is added to it. */}
        <div className={styles.list} role="status" aria-live="polite" aria-atomic="false">
          {toasts.map((toast) => (
            <ToastRow key={toast.id} toast={toast} />
          ))}
        </div>
      </section>
    </>
  )
}

/** A message that disappears with the focus in it returns the focus to where it was before. */
function useWayBack(toasts: readonly Toast[]) {
  const from = useRef<HTMLElement>(null)
  useEffect(() => {
    // Checked whenever the messages change; a browser without a focused element reports its body.
    if (toasts && document.activeElement === document.body) from.current?.focus()
  }, [toasts])
  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        from.current = relatedTarget
    },
    // The visitor moved the focus away: a removed message fires no blur event.
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) from.current = null
    },
  }
}

function ToastRow({ toast }: { toast: Toast }) {
  const { id, title, tone = 'success', timeout = STAYS, action } = toast
  const [held, setHeld] = useState(false)
  const close = useEffectEvent(() => closeToast(id))
  useEffect(() => {
    if (held || timeout === 0) return
    const timer = setTimeout(close, timeout)
    return () => clearTimeout(timer)
  }, [held, timeout])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a message that is pointed at or focused is being read, and stays
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={SIGNS[tone]} className={styles.sign} />
      <span className={styles.title}>{title}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            closeToast(id)
            action.onClick()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => closeToast(id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

const SIGNS = { success: 'check', info: 'info', danger: 'danger' } as const
