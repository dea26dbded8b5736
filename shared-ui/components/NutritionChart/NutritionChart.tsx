import { type CSSProperties, Fragment, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Table } from '../Table/Table.tsx'
import { energyShares, NUTRIENTS, type Nutrient, type ServingFigures } from './energy.ts'
import styles from './NutritionChart.module.css'

export type { ServingFigures }

export type NutritionChartProps = {
  perServing: ServingFigures
  /** Grams of the total carbs that are neither net nor fiber: sugar alcohols and the like. */
  unused?: number | null
  /** True when something is not counted: every figure is "at least". */
  atLeast?: boolean
  title?: string
  className?: string
}

const NAMES: Record<Nutrient, string> = {
  netCarbs: 'Net carbs',
  fiber: 'Fiber',
  protein: 'Protein',
  fat: 'Fat',
}

const UNUSED = 'Sugar alcohols and the like'

/** Grams of one serving as bars on one scale, the energy they bring, and both as a table. */
export function NutritionChart({
  perServing,
  unused = null,
  atLeast = false,
  title = 'One serving in grams',
  className,
}: NutritionChartProps) {
  const id = useId()
  const { carbs, netCarbs, fiber, protein, fat } = perServing
  const most = Math.max(carbs ?? 0, (netCarbs ?? 0) + (fiber ?? 0) + (unused ?? 0), protein ?? 0, fat ?? 0, 1)
  const energy = energyShares(perServing)
  const said = (value: number | null) => sayGrams(value, atLeast)
  return (
    <figure className={classNames(styles.chart, className)} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      {/* The table below says the same to who cannot see the bars. */}
      <div aria-hidden="true" className={styles.bars}>
        <Row name="Total carbs" figure={said(carbs)}>
          <Bar nutrient="netCarbs" grams={netCarbs ?? (fiber === null ? carbs : null)} most={most} />
          <Bar nutrient="fiber" grams={fiber} most={most} />
          <Bar nutrient="unused" grams={unused} most={most} />
        </Row>
        <p className={styles.split}>
          {(['netCarbs', 'fiber'] as const).map((part) => (
            <span key={part} className={styles.share}>
              {perServing[part] !== null && <Key nutrient={part} />}
              {NAMES[part]} {said(perServing[part])}
            </span>
          ))}
          {unused !== null && (
            <span className={styles.share}>
              <Key nutrient="unused" />
              {UNUSED} {said(unused)}
            </span>
          )}
        </p>
        <Row name="Protein" figure={said(protein)}>
          <Bar nutrient="protein" grams={protein} most={most} />
        </Row>
        <Row name="Fat" figure={said(fat)}>
          <Bar nutrient="fat" grams={fat} most={most} />
        </Row>
        {energy && (
          <>
            <p className={styles.title}>Where the energy comes from</p>
            <div className={styles.energy}>
              {NUTRIENTS.filter((nutrient) => energy[nutrient] > 0).map((nutrient) => (
                <span
                  key={nutrient}
                  className={styles.bar}
                  data-nutrient={nutrient}
                  style={{ inlineSize: `${energy[nutrient]}%` }}
                />
              ))}
            </div>
            <p className={styles.split}>
              {NUTRIENTS.map((nutrient) => (
                <span key={nutrient} className={styles.share}>
                  <Key nutrient={nutrient} /> {NAMES[nutrient]} {energy[nutrient]}%
                </span>
              ))}
            </p>
          </>
        )}
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>The same as a table</summary>
        <Table className={styles.table} caption={title}>
          <thead>
            <tr>
              <th scope="col">Per serving</th>
              <th scope="col">Grams</th>
              <th scope="col">Share of energy</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Total carbs</th>
              <td>{said(carbs)}</td>
              <td>{energy ? `${energy.netCarbs + energy.fiber}%` : '–'}</td>
            </tr>
            {NUTRIENTS.map((nutrient) => (
              <Fragment key={nutrient}>
                <tr data-part={nutrient === 'netCarbs' || nutrient === 'fiber' || undefined}>
                  <th scope="row">{NAMES[nutrient]}</th>
                  <td>{said(perServing[nutrient])}</td>
                  <td>{energy ? `${energy[nutrient]}%` : '–'}</td>
                </tr>
                {nutrient === 'fiber' && unused !== null && (
                  <tr data-part>
                    <th scope="row">{UNUSED}</th>
                    <td>{said(unused)}</td>
                    <td>–</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}

function Row({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.track}>{children}</span>
      <span className={styles.figure}>{figure}</span>
    </div>
  )
}

type Part = Nutrient | 'unused'

function Bar({ nutrient, grams, most }: { nutrient: Part; grams: number | null; most: number }) {
  if (!grams) return null
  const style: CSSProperties = { inlineSize: `${(grams / most) * 100}%` }
  return <span className={styles.bar} data-nutrient={nutrient} style={style} />
}

const Key = ({ nutrient }: { nutrient: Part }) => <span className={styles.key} data-nutrient={nutrient} />

/** Tenths under 10 g, where they matter; "not known" where nothing is, never 0. */
function sayGrams(value: number | null, atLeast: boolean): string {
  if (value === null) return 'not known'
  const grams = value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
  return `${atLeast ? '≥ ' : ''}${grams}\u00a0g`
}
