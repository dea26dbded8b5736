import { type CSSProperties, Fragment, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Table } from '../Table/Table.tsx'
import { energyShares } from './energy.ts'
import styles from './NutritionChart.module.css'

export type ChartPart = {
  /** Names its color and pattern: `netCarbs`. */
  id: string
  name: string
  /** Of one serving; null if unknown. */
  grams: number | null
  /** Only for nutrients that provide energy. */
  kcalPerGram?: number | undefined
}
/** A bar, and the parts that make up its grams. */
export type ChartBar = ChartPart & { parts: readonly ChartPart[] }

export type NutritionChartProps = {
  bars: readonly ChartBar[]
  /** True when something is not counted: every figure is "at least". */
  atLeast?: boolean
  title?: string
  className?: string
}

/** Grams of one serving as bars on one scale, the energy they provide, and both as a table. */
export function NutritionChart({
  bars,
  atLeast = false,
  title = 'One serving in grams',
  className,
}: NutritionChartProps) {
  const id = useId()
  const most = Math.max(...bars.flatMap((bar) => [bar.grams ?? 0, sumOf(bar.parts)]), 1)
  const energy = energyOf(bars)
  const said = (grams: number | null) => sayGrams(grams, atLeast)
  return (
    <figure className={classNames(styles.chart, className)} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      {/* The table below says the same for screen readers. */}
      <div aria-hidden="true" className={styles.bars}>
        {bars.map((bar) => (
          <Fragment key={bar.id}>
            <Row name={bar.name} figure={said(bar.grams)}>
              {segmentsOf(bar).map((part) => (
                <Bar key={part.id} part={part} most={most} />
              ))}
            </Row>
            {bar.parts.length > 0 && (
              <p className={styles.split}>
                {bar.parts.map((part) => (
                  <span key={part.id} className={styles.share}>
                    {part.grams !== null && <Key id={part.id} />}
                    {part.name} {said(part.grams)}
                  </span>
                ))}
              </p>
            )}
          </Fragment>
        ))}
        {energy && (
          <>
            <p className={styles.title}>Where the energy comes from</p>
            <div className={styles.energy}>
              {energy
                .filter(({ share }) => share > 0)
                .map(({ id, share }) => (
                  <span
                    key={id}
                    className={styles.bar}
                    data-nutrient={id}
                    style={{ inlineSize: `${share}%` }}
                  />
                ))}
            </div>
            <p className={styles.split}>
              {energy.map(({ id, name, share }) => (
                <span key={id} className={styles.share}>
                  <Key id={id} /> {name} {share}%
                </span>
              ))}
            </p>
          </>
        )}
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>Show as a table</summary>
        <Table className={styles.table} caption={title}>
          <thead>
            <tr>
              <th scope="col">Per serving</th>
              <th scope="col">Grams</th>
              <th scope="col">Share of energy</th>
            </tr>
          </thead>
          <tbody>
            {bars.flatMap(({ parts, ...bar }) =>
              [bar, ...parts].map((one) => (
                <tr key={one.id} data-part={one !== bar || undefined}>
                  <th scope="row">{one.name}</th>
                  <td>{said(one.grams)}</td>
                  <td>{sayShare(energy, one === bar ? [bar, ...parts] : [one])}</td>
                </tr>
              )),
            )}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}

const sumOf = (parts: readonly ChartPart[]): number => parts.reduce((sum, { grams }) => sum + (grams ?? 0), 0)

/** The pieces drawn for a bar: its parts, and in its own color the rest that no part explains. */
function segmentsOf({ parts, ...bar }: ChartBar): ChartPart[] {
  const rest = (bar.grams ?? 0) - sumOf(parts)
  return rest > ROUNDING ? [...parts, { ...bar, grams: rest }] : [...parts]
}

/** The parts and the whole are each rounded to tenths, so they may not add up exactly. */
const ROUNDING = 0.3

type Share = ChartPart & { share: number }

function energyOf(bars: readonly ChartBar[]): Share[] | null {
  const sources = bars
    .flatMap(({ parts, ...bar }) => [bar, ...parts])
    .flatMap(({ kcalPerGram, ...part }) => (kcalPerGram === undefined ? [] : [{ ...part, kcalPerGram }]))
  const shares = energyShares(sources)
  return shares && sources.map((source, index) => ({ ...source, share: shares[index]! }))
}

/** The combined share of several; a dash if unknown. */
function sayShare(energy: Share[] | null, of: readonly ChartPart[]): string {
  const told = energy?.filter(({ id }) => of.some((one) => one.id === id)) ?? []
  return told.length === 0 ? '–' : `${told.reduce((sum, { share }) => sum + share, 0)}%`
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

function Bar({ part: { id, grams }, most }: { part: ChartPart; most: number }) {
  if (!grams) return null
  const style: CSSProperties = { inlineSize: `${(grams / most) * 100}%` }
  return <span className={styles.bar} data-nutrient={id} style={style} />
}

const Key = ({ id }: { id: string }) => <span className={styles.key} data-nutrient={id} />

/** To a tenth under 10 g, where it matters; "not known" if unknown, never 0. */
function sayGrams(value: number | null, atLeast: boolean): string {
  if (value === null) return 'not known'
  const grams = value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
  return `${atLeast ? '≥ ' : ''}${grams}\u00a0g`
}
