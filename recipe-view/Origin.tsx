import type { Figures } from '@evenplate/domain/recipe'
import styles from './RecipeArticle.module.css'

/** Who composed the dish, and what it was checked against besides the profile, which is named at the top. */
export function Origin({ origin }: { origin: Figures['origin'] }) {
  const { notice, checked, fromProfile } = origin
  const besides = checked.filter((rule) => !fromProfile.includes(rule) && !isUnsure(origin, rule))
  return (
    <p className={styles.advice}>
      {sentence(notice)}
      {besides.length > 0 &&
        ` ${sentence(`${fromProfile.length > 0 ? 'Also checked' : 'Checked'} against: ${besides.join(', ')}`)}`}
    </p>
  )
}

/** A food that we don't know can be checked by its name alone, which is no promise: the answers say so. */
function isUnsure({ brief }: Figures['origin'], rule: string): boolean {
  const unsure = new Set(brief?.answers.filter(({ held }) => !held).map(({ reading }) => reading))
  return brief?.readings.some(({ id, text }) => unsure.has(id) && text.startsWith(`${rule}:`)) ?? false
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
