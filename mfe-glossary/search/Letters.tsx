import { usePlatform } from '@evenplate/platform/define-remote'
import { letterId, lettersOf } from '../terms/letters.ts'
import type { Term } from '../terms/term.ts'
import { addressOf, type Filter } from './filter.ts'
import styles from './SearchPanel.module.css'

/** Links into a long alphabetical list. */
export function Letters({ terms, filter }: { terms: readonly Term[]; filter: Filter }) {
  const { nav } = usePlatform()
  return (
    <nav aria-label="By letter">
      <ul className={styles.letters}>
        {lettersOf(terms).map((letter) => (
          <li key={letter}>
            <nav.Link
              to={`${addressOf('/glossary', filter)}#${letterId(letter)}`}
              onClick={() => document.getElementById(letterId(letter))?.scrollIntoView()}
            >
              {letter}
            </nav.Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
