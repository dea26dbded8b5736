import { type GlossaryAnchor, glossaryAddress } from '@evenplate/domain/glossary-anchors'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import styles from './TermLink.module.css'

/** A link inside the site, as the platform's `nav.Link` is one. */
export type SiteLink = ComponentType<{ to: string; className?: string; children: ReactNode }>

const OrdinaryLink: SiteLink = ({ to, ...rest }) => <a href={to} {...rest} />

/** How links in a recipe navigate; without it, they are ordinary links. */
export const SiteLinkContext = createContext<SiteLink>(OrdinaryLink)

/** A word linked to its explanation. On paper it is plain text. */
export function TermLink({ anchor, children }: { anchor: GlossaryAnchor; children: ReactNode }) {
  const Link = use(SiteLinkContext)
  return (
    <Link to={glossaryAddress(anchor)} className={styles.term ?? ''}>
      {children}
    </Link>
  )
}
