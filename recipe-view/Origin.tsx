import type { Figures } from '@evenplate/domain/recipe'
import styles from './RecipeArticle.module.css'

/** Who composed the dish, and what it was checked against besides the profile, which is named at the top. */
export function Origin({ origin }: { origin: Figures['origin'] }) {
  const { notice, checked, fromProfile } = origin
  const besides = checked.filter((rule) => !fromProfile.includes(rule))
  return (
    <p className={styles.advice}>
      {sentence(notice)}
      {besides.length > 0 &&
        ` ${sentence(`${fromProfile.length > 0 ? 'Also checked' : 'Checked'} against: ${besides.join(', ')}`)}`}
    </p>
  )
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
