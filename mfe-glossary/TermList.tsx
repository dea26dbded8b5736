import { memo } from 'react'
import { TermEntry } from './TermEntry.tsx'
import styles from './TermList.module.css'
import type { Term } from './terms/term.ts'
import { anchorOf } from './terms/term.ts'

/** Memoized: a keystroke renders the search box at once and the list when there is time. */
export const TermList = memo(function TermList({ terms, anchor }: { terms: Term[]; anchor: string }) {
  return (
    <div className={styles.list}>
      {terms.map((term) => (
        <TermEntry key={term.term} term={term} current={anchorOf(term.term) === anchor} />
      ))}
    </div>
  )
})
