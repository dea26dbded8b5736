import type { GlossaryAnchor } from '@evenplate/domain/glossary-anchors'
import { NUTRIENTS, type Nutrient } from '@evenplate/domain/nutrients'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import { TermLink } from '../wording/TermLink.tsx'
import { type Shown, sayLeftOut, sayRange, sayUnused, shownOf, unusedIn } from '../wording/wording.ts'
import { Figure } from './Figure.tsx'
import styles from './Nutrition.module.css'

type Cell = { name: string; term: GlossaryAnchor | undefined; shown: Shown; notes: (string | null)[] }

/** Every figure of one serving, and how many servings there are. */
export function NutritionGrid({ recipe }: { recipe: Recipe }) {
  const cells = [...NUTRIENTS.map((nutrient) => cellOf(nutrient, recipe)), loadCell(recipe.figures)]
  return (
    <dl className={styles.grid}>
      {cells.map(({ name, term, shown, notes }) => (
        <div key={name} className={styles.cell}>
          <dt>{term ? <TermLink anchor={term}>{name}</TermLink> : name}</dt>
          <dd>
            <Figure shown={shown} />
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
      {/* For the whole dish, and a plain count: neither "at least" nor an estimate. */}
      <div className={styles.cell}>
        <dt>Servings</dt>
        <dd className="tabular">{recipe.servings}</dd>
      </div>
    </dl>
  )
}

const cellOf = ({ key, label, unit, term }: Nutrient, recipe: Recipe): Cell => ({
  name: label,
  term,
  shown: shownOf(recipe.figures, key, unit),
  notes: key === 'carbs' ? carbNotes(recipe) : [],
})

/** How sure the carbs are, and how many of them the body does not use. */
function carbNotes(recipe: Recipe): (string | null)[] {
  const unused = unusedIn(recipe.figures)
  return [sayRange(recipe.figures), sayLeftOut(recipe), unused === null ? null : sayUnused(unused)]
}

const loadCell = (figures: Figures): Cell => ({
  name: 'Glycemic load',
  term: 'glycemic-load-gl',
  shown: shownOf(figures, 'glycemicLoad', ''),
  notes: [
    [figures.impact, figures.glycemicLoadEstimated && 'with an estimated GI'].filter(Boolean).join(', '),
  ],
})
