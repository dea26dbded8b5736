import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Dialog.module.css'

export type DialogProps = {
  open: boolean
  /** Called with false when the visitor wants out: Escape, the cross, a press outside. */
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
 * A modal question or sheet: the browser's own dialog, which holds focus, makes the page behind it inert
 * and gives focus back. Its content exists only while it is open.
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
    // Closed before it leaves the page, else the browser would not give focus back.
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
        // Else the press would take the focus that the closing dialog gives back.
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
        {/* Last, so that focus begins with what the dialog is about. */}
        <button type="button" className={styles.close} aria-label="Close" onClick={() => onOpenChange(false)}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}

/** Where the first button lies below what there is to read, a dialog begins at its title and not at its end. */
function beginAt(heading: HTMLElement): void {
  // Not before: a browser takes whatever can have the focus for the first thing to give it to.
  heading.tabIndex = -1
  heading.focus()
}

function show(dialog: HTMLDialogElement): void {
  // jsdom has the element without its methods.
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
}
