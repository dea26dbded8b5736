import type { BroughtSource } from '@evenplate/domain/brought-recipe'
import styles from './BroughtRecipe.module.css'

/** Where it is from, according to the recipe itself. */
export function Source({ source, file }: { source: BroughtSource | null; file: string | null }) {
  const name = source?.name ?? (source?.url ? hostOf(source.url) : file)
  if (!name && !source?.author) return null
  return (
    <p className={styles.soft}>
      From{' '}
      {source?.url ? (
        <a href={source.url} rel="nofollow noopener noreferrer" target="_blank">
          {name}
        </a>
      ) : (
        name
      )}
      {source?.author && `${name ? ', by' : ''} ${source.author}`}
    </p>
  )
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '')
  } catch {
    return url
  }
}
