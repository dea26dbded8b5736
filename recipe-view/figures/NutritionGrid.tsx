import type { GlossaryAnchor } from '@evenplate/domain/glossary-anchors'
import type { Recipe } from '@evenplate/domain/recipe'
import { TermLink } from '../wording/TermLink.tsx'
import { type Shown, sayRange, sayUnused, shownIn, unusedIn } from '../wording/wording.ts'
import { Figure } from './Figure.tsx'
import styles from './Nutrition.module.css'

/** Eight figures of one serving. */
export function NutritionGrid({ recipe }: { recipe: Recipe }) {
  const { perServing, impact, basis, glycemicLoadEstimated } = recipe.figures
  const grams = shownIn('g')
  const unused = unusedIn(recipe.figures)
  const cells: { name: string; term?: GlossaryAnchor; shown: Shown; notes?: (string | null)[] }[] = [
    { name: 'Calories', shown: shownIn('kcal')(perServing.calories) },
    {
      name: 'Total carbs',
      term: 'carbohydrates',
      shown: grams(perServing.carbs),
      notes: [sayRange(recipe.figures), unused === null ? null : sayUnused(unused)],
    },
    { name: 'Fiber', term: 'fiber', shown: grams(perServing.fiber) },
    { name: 'Net carbs', term: 'net-carbs', shown: grams(perServing.netCarbs) },
    { name: 'Protein', shown: grams(perServing.protein) },
    { name: 'Fat', shown: grams(perServing.fat) },
    {
      name: 'Glycemic load',
      term: 'glycemic-load-gl',
      shown: shownIn('')(perServing.glycemicLoad),
      notes: [[impact, glycemicLoadEstimated && 'with an estimated GI'].filter(Boolean).join(', ')],
    },
  ]
  return (
    <dl className={styles.grid}>
      {cells.map(({ name, term, shown, notes = [] }) => (
        <div key={name} className={styles.cell}>
          <dt>{term ? <TermLink anchor={term}>{name}</TermLink> : name}</dt>
          <dd>
            <Figure shown={shown} basis={basis} />
            {shown === null && (
              <span className={styles.note} aria-hidden="true">
                not known
              </span>
            )}
            {notes.map(
              (note) =>
                note && (
                  <span key={note} className={styles.note}>
                    {note}
                  </span>
                ),
            )}
          </dd>
        </div>
      ))}
      {/* Of the whole dish, and a plain count: neither "at least" nor an estimate. */}
      <div className={styles.cell}>
        <dt>Servings</dt>
        <dd className="tabular">{recipe.servings}</dd>
      </div>
    </dl>
  )
}
