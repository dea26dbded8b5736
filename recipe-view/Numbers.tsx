import type { Recipe } from '@evenplate/domain/recipe'
import { Badge } from '@evenplate/shared-ui/Badge'
import { Card } from '@evenplate/shared-ui/Card'
import { NutritionChart } from '@evenplate/shared-ui/NutritionChart'
import styles from './Numbers.module.css'
import { NutritionGrid } from './NutritionGrid.tsx'
import { Sources } from './Sources.tsx'
import { BASIS, claimSentence } from './wording.ts'

/** What one serving brings, how sure that is, and who says so. */
export function Numbers({ recipe }: { recipe: Recipe }) {
  const { figures } = recipe
  const { basis, notCounted, perServing } = figures
  const claim = claimSentence(figures)
  const sure = basis === 'computed'
  return (
    <section className={styles.numbers} aria-labelledby="nutrition-title">
      <div className={styles.numbersTop}>
        <h2 id="nutrition-title" className={styles.heading}>
          Nutrition per serving
        </h2>
        <Badge tone={sure ? 'basil' : 'apricot'} icon={sure ? 'check' : 'warning'} className={styles.badge}>
          {BASIS[basis].badge}
        </Badge>
      </div>
      <p className={styles.basis}>{BASIS[basis].text}</p>
      {notCounted.length > 0 && (
        <p className={styles.mind}>
          <strong>Not counted:</strong> {notCounted.join('; ')}.
        </p>
      )}
      {claim && <p className={styles.mind}>{claim}</p>}
      <div className={styles.figures}>
        <NutritionGrid recipe={recipe} />
        <Card className={styles.chart}>
          <NutritionChart perServing={perServing} atLeast={basis === 'partial'} />
        </Card>
      </div>
      <Sources figures={figures} />
    </section>
  )
}
