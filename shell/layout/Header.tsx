import { BRAND } from '@evenplate/domain/brand'
import { useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useLinks } from '../map/use-links.ts'
import { SiteLink } from '../platform/SiteLink.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'

/** The top of every page. On a phone, the links are behind a toggle. */
export function Header() {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const linksId = useId()
  const links = useLinks('header')
  const toggle = useRef<HTMLButtonElement>(null)
  // Arriving anywhere closes the links, and so does following one: its page may take a while.
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  return (
    <header className={styles.header} data-open={open}>
      <div className={styles.bar}>
        <SiteLink className={styles.home} to="/" aria-label={`${BRAND.name} home`}>
          <Logo />
        </SiteLink>
        <nav id={linksId} className={styles.links} aria-label="Main">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={styles.link} onClick={() => setOpen(false)}>
              {label}
            </NavLink>
          ))}
        </nav>
        <AccountMenu />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={linksId}
          onClick={() => setOpen(!open)}
        >
          <span className="visually-hidden">Menu</span>
          <span className={styles.bars} aria-hidden="true" />
        </button>
      </div>
    </header>
  )
}
