import type { Nav } from '@evenplate/platform/contract'
import { memo } from 'react'
import { letterOf } from '../terms/letters.ts'
import type { Term } from '../terms/term.ts'
import { anchorOf } from '../terms/term.ts'
import { TermEntry } from './TermEntry.tsx'
import styles from './TermList.module.css'

/** Memoized, with a stable link: a keystroke renders the search box at once, and the list when there is time. */
export const TermList = memo(function TermList(props: {
  terms: Term[]
  /** Whether they are in alphabetical order, so that letters can link to their first term. */
  byLetter: boolean
  anchor: string
  Link: Nav['Link']
}) {
  const { terms, byLetter, anchor, Link } = props
  const opens = (index: number) => {
    const [before, term] = [terms[index - 1], terms[index]]
    return byLetter && term && (!before || letterOf(before) !== letterOf(term)) ? letterOf(term) : undefined
  }
  return (
    <div className={styles.list}>
      {terms.map((term, index) => (
        <TermEntry
          key={term.term}
          term={term}
          opens={opens(index)}
          current={anchorOf(term.term) === anchor}
          Link={Link}
        />
      ))}
    </div>
  )
})
