import type { Figures, LineFigures } from '@evenplate/domain/recipe'
import styles from './Sources.module.css'
import { sayNumber } from './wording.ts'

/** Every ingredient's way into the totals: which food, how it was weighed, what it brings, who says so. */
export function Sources({ figures }: { figures: Figures }) {
  const { lines, notCounted, glycemicLoadEstimated } = figures
  return (
    <details className={styles.sources}>
      <summary className={styles.summary}>Where these numbers come from</summary>
      <div className={styles.body}>
        <p>
          Amounts are for the whole recipe; the totals above are for one serving. Glycemic load is GI × net
          carbs ÷ 100, summed over the ingredients.
          {glycemicLoadEstimated && ' For some foods no GI is published: a close relative’s stands in.'}
        </p>
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            // A finished recipe’s lines never move, and may repeat.
            <li key={index} className={styles.line}>
              <p className={styles.name}>{line.line}</p>
              <Counted line={line} missing={notCounted.includes(line.line)} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function Counted({ line, missing }: { line: LineFigures; missing: boolean }) {
  const { food, grams, weighedBy, nutrition, source, gi, giSource, negligible } = line
  if (missing)
    return (
      <p className={styles.soft}>
        {food ? 'Not counted: we could not tell how much it weighs.' : 'Not counted: not in our food table.'}
      </p>
    )
  if (negligible) return <p className={styles.soft}>Nothing to count: it brings no carbs to speak of.</p>
  return (
    <dl className={styles.facts}>
      <Fact name="Counted as" value={food} from={source} />
      <Fact name="Weight" value={grams === null ? null : `${sayNumber(grams)} g`} from={weighedBy} />
      <Fact name="Carbs" value={nutrition.carbs === null ? null : `${sayNumber(nutrition.carbs)} g`} />
      <Fact
        name="GI"
        value={gi === null ? 'none: under 5 g net carbs in 100 g' : String(gi)}
        from={giSource}
      />
    </dl>
  )
}

function Fact({ name, value, from }: { name: string; value: string | null; from?: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value ?? 'not known'}
        {from && <span className={styles.from}>{from}</span>}
      </dd>
    </div>
  )
}
