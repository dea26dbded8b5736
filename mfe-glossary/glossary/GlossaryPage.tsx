import { usePlatform } from '@evenplate/platform/define-remote'
import { StructuredData } from '@evenplate/platform/structured-data'
import { Button } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { type MouseEvent, useDeferredValue, useMemo } from 'react'
import { findTerms } from '../search/filter.ts'
import { SEARCH_ID, SearchPanel } from '../search/SearchPanel.tsx'
import { useFilter } from '../search/use-filter.ts'
import { useHydrated } from '../search/use-hydrated.ts'
import { glossaryData } from '../structured-data/glossary-data.ts'
import { TERMS } from '../terms/all-terms.ts'
import styles from './GlossaryPage.module.css'
import { TermList } from './TermList.tsx'
import { useAnchor } from './use-anchor.ts'
import { useGrowing } from './use-growing.ts'

export function GlossaryPage() {
  const { nav } = usePlatform()
  const filter = useFilter()
  const clear = () => {
    filter.clear()
    // The button disappears with what it cleared.
    document.querySelector<HTMLElement>(`#${SEARCH_ID} input`)?.focus()
  }
  const q = useDeferredValue(filter.q)
  const found = useMemo(() => findTerms(TERMS, { q, category: filter.category }), [q, filter.category])
  const anchor = useHydrated() ? nav.hash : ''
  useAnchor(anchor)
  const drawn = useGrowing(found.length, anchor !== '')
  const shown = useMemo(() => found.slice(0, drawn), [found, drawn])

  return (
    <div className={styles.page}>
      <PageHeader
        title="Glossary"
        lead="Terms about blood sugar, food and diabetes in plain language, each with its source."
      />
      <div className={styles.columns}>
        <SearchPanel filter={filter} found={found} />
        {found.length > 0 ? (
          <div className={styles.found}>
            <TermList terms={shown} byLetter={!q} anchor={anchor} Link={nav.Link} />
            <p className={styles.up}>
              <a href={`#${SEARCH_ID}`} onClick={backToSearch}>
                Back to search
              </a>
            </p>
          </div>
        ) : (
          <EmptyState
            title="No terms found matching your search. Try different keywords or clear your search."
            action={
              <Button variant="secondary" onClick={clear}>
                Clear Search
              </Button>
            }
          />
        )}
      </div>
      <footer className={styles.disclaimer}>
        <p>
          This glossary is for information only. It is not medical advice and does not replace your doctor,
          dietitian or diabetes educator. Do not change medicines or doses because of what you read here; in
          an emergency call your local emergency number.
        </p>
      </footer>
      {/* For search engines. */}
      {drawn >= found.length && <StructuredData data={DATA} />}
    </div>
  )
}

function backToSearch(event: MouseEvent) {
  event.preventDefault()
  const panel = document.getElementById(SEARCH_ID)
  panel?.scrollIntoView()
  panel?.querySelector('input')?.focus({ preventScroll: true })
}

const DATA = glossaryData(TERMS)
