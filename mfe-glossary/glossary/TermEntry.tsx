import type { Nav } from '@evenplate/platform/contract'
import { memo } from 'react'
import { letterId } from '../terms/letters.ts'
import { SOURCES } from '../terms/sources.ts'
import { anchorOf, CATEGORY_LABELS, type Term } from '../terms/term.ts'
import styles from './TermList.module.css'
import { showTerm } from './use-anchor.ts'

type Props = {
  term: Term
  /** Set if it is the first term of this letter. */
  opens: string | undefined
  current: boolean
  Link: Nav['Link']
}

export const TermEntry = memo(function TermEntry({ term, opens, current, Link }: Props) {
  return (
    <article id={opens && letterId(opens)} className={styles.entry} data-current={current || undefined}>
      <p className={styles.category}>{CATEGORY_LABELS[term.category]}</p>
      <h2 id={anchorOf(term.term)} tabIndex={-1} className={styles.term}>
        {term.term}
      </h2>
      <p className={styles.definition}>{term.definition}</p>
      {term.bands && (
        <dl className={styles.bands}>
          {term.bands.map(({ level, range }, step) => (
            <div key={level} className={styles.band} data-step={step}>
              <dt>{level}</dt>
              <dd>{range}</dd>
            </div>
          ))}
        </dl>
      )}
      <Related terms={term.relatedTerms} Link={Link} />
      <Sources of={term} />
    </article>
  )
})

function Related({ terms, Link }: { terms: string[]; Link: Nav['Link'] }) {
  if (terms.length === 0) return null
  return (
    <p className={styles.related}>
      <span>Related terms:</span>
      {terms.map((term) => (
        // Without search or category, which might hide the term it leads to. The click also shows it, since following a
        // link to the current address changes nothing.
        <Link key={term} to={`/glossary#${anchorOf(term)}`} onClick={() => showTerm(anchorOf(term))}>
          {term}
        </Link>
      ))}
    </p>
  )
}

function Sources({ of: { sources } }: { of: Term }) {
  return (
    <p className={styles.sources}>
      {'Source: '}
      {sources.map((id, index) => {
        const { name, href } = SOURCES[id]
        return (
          <span key={id}>
            {index > 0 && '; '}
            {href ? (
              <a href={href} rel="noreferrer">
                {name}
              </a>
            ) : (
              name
            )}
          </span>
        )
      })}
    </p>
  )
}
