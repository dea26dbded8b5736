import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Dialog.module.css'

export type DialogProps = {
  open: boolean
  /** Called with false when the visitor closes it: Escape, the cross, or a press outside. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children?: ReactNode
  /** Buttons, the most likely one first. */
  actions?: ReactNode
  size?: 's' | 'm' | 'l'
  /** A picture above the title. */
  picture?: ReactNode
  className?: string
}

/**
 * A modal question or sheet: the browser's own dialog, which traps focus, makes the page behind it inert and
 * returns focus. Its content exists only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onOpenChange,
  title,
  children,
  actions,
  size = 'm',
  picture,
  className,
}: Omit<DialogProps, 'open'>) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    show(dialog)
    if (dialog.scrollTop > 0 && heading.current) beginAt(heading.current)
    // Close it before it is removed from the page, or the browser would not return the focus.
    return () => dialog.close?.()
  }, [])
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, className)}
      data-size={size}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onOpenChange(false)
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onOpenChange(false)
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return
        // Otherwise the press would take the focus that the closing dialog returns.
        event.preventDefault()
        onOpenChange(false)
      }}
    >
      <div className={styles.sheet}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <h2 ref={heading} id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* Last, so that the first focus goes to the dialog's content. */}
        <button type="button" className={styles.close} aria-label="Close" onClick={() => onOpenChange(false)}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}

/** If its first button is scrolled out of sight, a dialog starts with its title in view and not its end. */
function beginAt(heading: HTMLElement): void {
  // Set only now: when a dialog opens, a browser focuses the first element that can take it.
  heading.tabIndex = -1
  heading.focus()
}

function show(dialog: HTMLDialogElement): void {
  // jsdom has the element without its methods.
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
}
