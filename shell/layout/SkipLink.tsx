import styles from './Layout.module.css'

export const MAIN_ID = 'main'

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  return (
    <a
      className={styles.skip}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Moves the focus without adding `#main` to the address, which pages may read.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      Skip to content
    </a>
  )
}
