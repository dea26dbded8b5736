import { mayBeMore, rangeOf } from '@evenplate/domain/left-out'
import { remarksOn } from '@evenplate/domain/nutrients'
import type { Recipe } from '@evenplate/domain/recipe'
import { Badge } from '@evenplate/shared-ui/Badge'
import { Card } from '@evenplate/shared-ui/Card'
import { Curve } from '@evenplate/shared-ui/Curve'
import { Notice } from '@evenplate/shared-ui/Notice'
import { NutritionChart } from '@evenplate/shared-ui/NutritionChart'
import { use } from 'react'
import { Fold } from '../layout/Fold.tsx'
import { SiteLinkContext } from '../wording/TermLink.tsx'
import { basisOf, claimSentence, leftOutLines } from '../wording/wording.ts'
import { chartBarsOf } from './chart-bars.ts'
import styles from './Numbers.module.css'
import { NutritionGrid } from './NutritionGrid.tsx'
import { Sources } from './Sources.tsx'

/** The figures of one serving, how certain they are, and their source. */
export function Numbers({ recipe }: { recipe: Recipe }) {
  const { figures } = recipe
  const { basis, notCounted, perServing } = figures
  const Link = use(SiteLinkContext)
  const claim = claimSentence(figures)
  const sure = basis === 'computed' && !rangeOf(figures)
  const { badge, text } = basisOf(figures)
  const isKnown = Object.values(perServing).some((value) => value !== null)
  return (
    <section className={styles.numbers} aria-labelledby="nutrition-title">
      <div className={styles.numbersTop}>
        <h2 id="nutrition-title" className={styles.heading}>
          Nutrition per serving
        </h2>
        <Badge tone={sure ? 'basil' : 'apricot'} icon={sure ? 'check' : 'warning'} className={styles.badge}>
          {badge}
        </Badge>
      </div>
      <p className={styles.basis}>
        {text}{' '}
        <Link to="/how-we-count" className={styles.way ?? ''}>
          How we count
        </Link>
      </p>
      {notCounted.length > 0 && (
        <p className={styles.mind}>
          <strong>Not counted:</strong> {leftOutLines(recipe).join('; ')}.
        </p>
      )}
      {claim && (
        <Notice tone="warning" title="The AI’s number was off" className={styles.claim}>
          <p>{claim}</p>
        </Notice>
      )}
      <div className={styles.figures}>
        <NutritionGrid recipe={recipe} />
        {isKnown && (
          <Fold title="Charts" as="h3" className={styles.chart}>
            <Card className={styles.charts}>
              <Curve band={figures.impact} />
              <NutritionChart bars={chartBarsOf(figures)} atLeast={mayBeMore(figures)} />
            </Card>
          </Fold>
        )}
      </div>
      {remarksOn(perServing).map((remark) => (
        <p key={remark} className={styles.basis}>
          {remark}
        </p>
      ))}
      {figures.lines.length > 0 && <Sources figures={figures} />}
    </section>
  )
}
