import { rangeOf } from '@evenplate/domain/left-out'
import type { Portion } from '@evenplate/domain/my-plate'
import type { Recipe } from '@evenplate/domain/recipe'
import { Figure } from '../figures/Figure.tsx'
import { sayBetween, sayNumber, sayUnused, shownOf, unusedIn } from '../wording/wording.ts'
import styles from './MyPlate.module.css'

/** What the portion contains, large enough to read next to a meter. Never what to do about it. */
export function PortionFigures({ recipe, portion }: { recipe: Recipe; portion: Portion | null }) {
  const { figures, servings } = recipe
  const shown = (key: 'carbs' | 'netCarbs' | 'glycemicLoad', unit: string) =>
    portion && shownOf(figures, key, unit, servings * portion.share)
  return (
    <div className={styles.result} role="status" data-known={portion !== null || undefined}>
      {portion === null ? (
        <p className={styles.soft}>The carbs in your portion will appear here.</p>
      ) : (
        <>
          <p className={styles.big}>
            <Figure shown={shown('carbs', 'g')} /> <span className={styles.of}>carbs</span>
          </p>
          <Range recipe={recipe} share={portion.share} />
          <Unused recipe={recipe} share={portion.share} />
          <dl className={styles.rest}>
            <div>
              <dt>Net carbs</dt>
              <dd>
                <Figure shown={shown('netCarbs', 'g')} />
              </dd>
            </div>
            <div>
              <dt>Glycemic load</dt>
              <dd>
                <Figure shown={shown('glycemicLoad', '')} />
              </dd>
            </div>
            <div>
              <dt>That is</dt>
              <dd className="tabular">
                {sayServings(portion.share * servings)}, {percent(portion.share)} of the pot
              </dd>
            </div>
          </dl>
          {figures.basis === 'model' && (
            <p className={styles.soft}>
              From the AI’s own estimate, not verified: check it before you rely on it.
            </p>
          )}
        </>
      )}
    </div>
  )
}

function Range({ recipe: { figures, servings }, share }: { recipe: Recipe; share: number }) {
  const between = rangeOf(figures) ? null : figures.carbsBetween
  const said =
    between && sayBetween({ least: between.least * servings * share, most: between.most * servings * share })
  return said && <p className={styles.range}>{said}</p>
}

/** The portion's carbs that a label counts but the body does not use. */
function Unused({ recipe: { figures, servings }, share }: { recipe: Recipe; share: number }) {
  const unused = unusedIn(figures)
  return unused !== null && <p>{sayUnused(unused * servings * share)}</p>
}

const sayServings = (servings: number): string =>
  `${sayNumber(servings)} ${sayNumber(servings) === '1' ? 'serving' : 'servings'}`

const percent = (share: number): string => `${sayNumber(share * 100)}%`
