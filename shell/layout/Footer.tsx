import { BRAND } from '@evenplate/domain/brand'
import { memo } from 'react'
import { useLinks } from '../map/use-links.ts'
import { SiteLink } from '../platform/SiteLink.tsx'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'

const GROUPS = [
  {
    name: 'Company',
    links: [
      { to: '/about', label: 'About Us' },
      { to: '/how-we-count', label: 'How we count' },
      { to: '/contact', label: 'Contact Us' },
      { to: '/sitemap', label: 'Sitemap' },
    ],
  },
  {
    name: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/terms', label: 'Terms of Service' },
    ],
  },
] as const

/** Rendered once: no page changes it. */
export const Footer = memo(function Footer() {
  const groups = [{ name: 'Explore', links: useLinks('footer') }, ...GROUPS]
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>{BRAND.tagline}.</p>
          <ul className={styles.social} aria-label={`${BRAND.name} elsewhere`}>
            {BRAND.social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {groups.map(({ name, links }) => (
          <nav key={name} aria-label={name}>
            <h2 className={styles.heading}>{name}</h2>
            <ul className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.base}>
        <p>
          {BRAND.name} is not medical advice. Talk with your care team before you change what you eat or how
          you treat diabetes.
        </p>
        <p>
          © {BRAND.copyrightYear} {BRAND.name}. All rights reserved. {BRAND.hubStatement}
        </p>
      </div>
    </footer>
  )
})
