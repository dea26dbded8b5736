import type { Recipe } from '@evenplate/domain/recipe'
import styles from './RecipeArticle.module.css'

/** Where a brought recipe is from, with its link: also named by its host, whatever its page calls itself. */
export function Source({ brought }: Pick<Recipe, 'brought'>) {
  const source = brought?.source
  if (!source || !(source.name || source.url || source.author)) return null
  const host = source.url && hostOf(source.url)
  const name = source.name || host
  return (
    <p className={styles.advice}>
      {name ? 'From ' : 'A recipe'}
      {name && source.url ? (
        <a href={source.url} rel="nofollow noopener noreferrer" target="_blank">
          {name}
        </a>
      ) : (
        name
      )}
      {host && host !== name && ` (${host})`}
      {source.author && ` by ${source.author}`}
    </p>
  )
}

/** As a browser reads it: text before an "@" is not the host. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '')
