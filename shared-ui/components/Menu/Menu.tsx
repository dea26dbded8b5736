import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { type ButtonSize, type ButtonVariant, buttonClass } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Menu.module.css'

export type MenuProps = {
  /** What the button shows. */
  label: ReactNode
  /** Its name for screen readers where `label` is a picture. */
  name?: string
  /** `MenuItem`s. */
  children: ReactNode
  align?: 'start' | 'end'
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/**
 * A button that opens a list of links and buttons below it. It is a disclosure, not an application menu:
 * Tab walks through it, links stay links. Escape, a press outside, leaving or choosing closes it.
 */
export function Menu({
  label,
  name,
  children,
  align = 'start',
  variant = 'quiet',
  size,
  className,
}: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what bubbles up from its button and links
    <div
      ref={root}
      className={classNames(styles.menu, className)}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        // Focus that goes nowhere (a press on the page's ground) is the pointer's case.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={classNames(buttonClass({ variant, size }), styles.trigger)}
        aria-label={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevronDown" className={styles.arrow} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button clicks it */}
      <ul id={id} className={styles.list} data-align={align} hidden={!open} onClick={() => setOpen(false)}>
        {children}
      </ul>
    </div>
  )
}

/** One row of a menu: a link or a button, maybe with an `Icon` before its words. */
export function MenuItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>
}

/** A thin line between two groups of rows. */
export function MenuDivider() {
  return <li className={styles.divider} aria-hidden="true" />
}
