import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '../Page.tsx'
import prose from '../Prose.module.css'
import styles from './LegalPage.module.css'

export type Section = { id: string; title: string; body: ReactNode }

type Props = { title: string; lead: string; updated: string; sections: readonly Section[] }

/** A numbered text with its table of contents. */
export function LegalPage({ title, lead, updated, sections }: Props) {
  return (
    <Page title={title} lead={lead} eyebrow={`Last updated: ${updated}`} width="wide">
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, title, body }, index) => (
            <section key={id} id={id} className={prose.prose}>
              <h2>
                {index + 1}. {title}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
