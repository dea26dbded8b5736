import type { Nav } from '@evenplate/platform/contract'
import { memo } from 'react'
import { TermEntry } from './TermEntry.tsx'
import styles from './TermList.module.css'
import type { Term } from './terms/term.ts'
import { anchorOf } from './terms/term.ts'

/** Memoized with a link that stays the same: a keystroke renders the search box at once, the list when there is time. */
export const TermList = memo(function TermList(props: { terms: Term[]; anchor: string; Link: Nav['Link'] }) {
  const { terms, anchor, Link } = props
  return (
    <div className={styles.list}>
      {terms.map((term) => (
        <TermEntry key={term.term} term={term} current={anchorOf(term.term) === anchor} Link={Link} />
      ))}
    </div>
  )
})
