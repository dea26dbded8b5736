import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SiteLink } from '../platform/SiteLink.tsx'
import styles from './Dropdown.module.css'

type Props = {
  /** The list's name for screen readers. */
  name: string
  label: ReactNode
  buttonClass?: string | undefined
  children: ReactNode
}

/**
 * A button that opens a short list of links: a disclosure, so the links stay links. Arrow keys, Home and End move
 * through it; Escape, a press outside, leaving it and going back close it. Our own, since the component library's menu
 * would weigh more than the rest of the header.
 */
export function Dropdown({ name, label, buttonClass, children }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    // By then the choice has been announced; its page may take a while to load.
    const onClick = ({ target }: MouseEvent) => {
      if (list.current?.contains(target as Node)) setOpen(false)
    }
    // Not on every arrival: a page may load late, after the visitor has opened this.
    const onWayBack = () => setOpen(false)
    window.addEventListener('popstate', onWayBack)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('click', onClick)
    return () => {
      window.removeEventListener('popstate', onWayBack)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('click', onClick)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // Otherwise the header's own Escape would also close the links behind it.
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
      return
    }
    const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const next = NEXT[event.key]?.(at, items.length)
    if (next === undefined) return
    event.preventDefault()
    setOpen(true)
    // A list that is just opening can take the focus once it is rendered.
    requestAnimationFrame(() => items[next]?.focus())
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the button and links inside
    <div
      ref={root}
      className={styles.dropdown}
      // A page that loads late does not take the focus from a list the visitor has just opened.
      data-unfolded={open || undefined}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <svg className={styles.chevron} viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1.5 1.5 6 6l4.5-4.5" />
        </svg>
      </button>
      <ul ref={list} id={listId} className={styles.list} aria-label={name} hidden={!open}>
        {children}
      </ul>
    </div>
  )
}

/** The item that a key leads to, from the focused one (-1: the button). */
const NEXT: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function DropdownLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <SiteLink className={styles.item} to={to}>
        {children}
      </SiteLink>
    </li>
  )
}

export function DropdownButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <li className={styles.apart}>
      <button type="button" className={styles.item} onClick={onClick}>
        {children}
      </button>
    </li>
  )
}
