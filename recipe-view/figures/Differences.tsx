import type { Difference, Published, PublishedFigure } from '@evenplate/domain/brought-recipe'
import { isAtLeast } from '@evenplate/domain/left-out'
import type { Figures } from '@evenplate/domain/recipe'
import { Table } from '@evenplate/shared-ui/Table'
import { sayNumber } from '../wording/wording.ts'
import styles from './Differences.module.css'

type Props = {
  differences: readonly Difference[]
  published: Published | null
  /** Our figures, which say what is not counted. */
  figures: Figures
}

/** The figures that the recipe was published with, if ours differ, and why that may be. */
export function Differences({ differences, published, figures }: Props) {
  if (!published) return null
  if (differences.length === 0) return <p className={styles.soft}>The published figures match ours.</p>
  const causes = [...new Set(differences.map(({ cause }) => cause).filter(Boolean))]
  return (
    <section className={styles.part} aria-labelledby="differences-title">
      <h2 id="differences-title" className={styles.subtitle}>
        Published figures and ours
      </h2>
      <Table caption="Figures per serving, as published and as we count them">
        <thead>
          <tr>
            <th scope="col">A serving</th>
            <th scope="col">Published</th>
            <th scope="col">Ours</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ figure, published, ours }) => (
            <tr key={figure}>
              <th scope="row">{FIGURES[figure].label}</th>
              <td>{say(published, FIGURES[figure].unit)}</td>
              <td>
                {ours === null
                  ? 'Not known'
                  : `${figure !== 'sugar' && isAtLeast(figures, figure) ? 'at least ' : ''}${say(ours, FIGURES[figure].unit)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {causes.map((cause) => (
        <p key={cause} className={styles.soft}>
          {cause}
        </p>
      ))}
    </section>
  )
}

const FIGURES: Record<PublishedFigure, { label: string; unit: string }> = {
  calories: { label: 'Calories', unit: 'kcal' },
  carbs: { label: 'Total carbs', unit: 'g' },
  fiber: { label: 'Fiber', unit: 'g' },
  sugar: { label: 'Sugar', unit: 'g' },
  protein: { label: 'Protein', unit: 'g' },
  fat: { label: 'Fat', unit: 'g' },
  saturatedFat: { label: 'Saturated fat', unit: 'g' },
  sodium: { label: 'Sodium', unit: 'mg' },
}

const say = (value: number, unit: string): string => `${sayNumber(value)}\u00a0${unit}`
