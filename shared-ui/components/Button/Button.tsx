import { type ComponentPropsWithRef, useLayoutEffect } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

export type ButtonLook = {
  /** One `primary` a screen: the action most visitors came for. */
  variant?: ButtonVariant
  size?: ButtonSize
}

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Busy: cannot be pressed again, and shows `busyLabel` if there is one. */
    busy?: boolean
    busyLabel?: string
  }

/** A native button; `type="button"` by default, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  useFocusKept(busy)
  return (
    <button
      type="button"
      className={classNames(buttonClass({ variant, size }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}

/** A browser takes the focus from a disabled button: after the work it gets the focus back, if nothing else took it. */
function useFocusKept(busy: boolean): void {
  useLayoutEffect(() => {
    // Browsers take it only when they paint.
    const focused = document.activeElement
    if (!busy || !(focused instanceof HTMLButtonElement) || !focused.disabled) return
    return () => {
      if (document.activeElement === document.body) focused.focus()
    }
  }, [busy])
}

/** The same look for a link: `<Link to="/" className={buttonClass({ variant: 'secondary' })}>`. */
export function buttonClass({ variant = 'primary', size = 'm' }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size])
}
