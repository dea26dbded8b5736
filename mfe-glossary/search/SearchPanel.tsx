import { TextField } from '@evenplate/shared-ui/TextField'
import { TERMS } from '../terms/all-terms.ts'
import type { Term } from '../terms/term.ts'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '../terms/term.ts'
import { Letters } from './Letters.tsx'
import styles from './SearchPanel.module.css'
import type { useFilter } from './use-filter.ts'

/** Where the link back to the search leads. */
export const SEARCH_ID = 'search'

export function SearchPanel({
  filter,
  found,
}: {
  filter: ReturnType<typeof useFilter>
  found: readonly Term[]
}) {
  return (
    <search id={SEARCH_ID} className={styles.panel}>
      <TextField
        label="Search the glossary"
        type="search"
        placeholder="Search terms..."
        autoComplete="off"
        enterKeyHint="search"
        value={filter.q}
        onChange={(event) => filter.type(event.target.value)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter are no form fields */}
      <div role="group" aria-label="Category" className={styles.categories}>
        <CategoryButton category={null} filter={filter} />
        {CATEGORIES.map((category) => (
          <CategoryButton key={category} category={category} filter={filter} />
        ))}
      </div>
      <p role="status" className={styles.count}>
        {found.length === TERMS.length ? `${found.length} terms` : `${found.length} of ${TERMS.length} terms`}
      </p>
      {/* Search results are sorted by relevance, so letters do not apply. */}
      {!filter.q && <Letters terms={found} filter={filter} />}
    </search>
  )
}

function CategoryButton(props: { category: Category | null; filter: ReturnType<typeof useFilter> }) {
  const { category, filter } = props
  return (
    <button
      type="button"
      className={styles.category}
      aria-pressed={filter.category === category}
      onClick={() => filter.choose(category)}
    >
      {category ? CATEGORY_LABELS[category] : 'All Terms'}
    </button>
  )
}
