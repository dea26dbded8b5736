import { useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Curve.module.css'
import { type Band, curvePath, FIELD, peakOf } from './curve-path.ts'

export type CurveProps = {
  /** The band of the glycemic load; null if it could not be computed. */
  band: Band | null
  className?: string
}

const SAID: Record<Band, string> = {
  Low: 'A gentle rise',
  Medium: 'A moderate rise',
  High: 'A steep rise',
}

const BANDS = ['High', 'Medium', 'Low'] as const

/** How a meal with this load tends to act on blood sugar, as a sketch. It is not a forecast, and says so. */
export function Curve({ band, className }: CurveProps) {
  const id = useId()
  const said = band ? SAID[band] : 'Not enough information for a sketch'
  return (
    <figure className={classNames(styles.curve, className)} data-band={band ?? 'none'}>
      <svg
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        role="img"
        aria-label={`Sketch of a blood sugar curve: ${said.toLowerCase()}`}
        className={styles.picture}
      >
        <defs>
          <linearGradient id={`${id}fill`} x2="0" y2="1">
            <stop offset="0" className={styles.fillTop} />
            <stop offset="1" className={styles.fillEnd} />
          </linearGradient>
        </defs>
        {BANDS.filter((other) => other !== band).map((other) => (
          <path key={other} d={curvePath(other)} className={styles.other} />
        ))}
        {band && <Rise band={band} fill={`url(#${id}fill)`} />}
        <path d={`M${FIELD.left} ${FIELD.ground}H${FIELD.right}`} className={styles.ground} />
        <text x={FIELD.left} y={FIELD.height - 5} className={styles.word}>
          You eat
        </text>
        <text x={FIELD.right} y={FIELD.height - 5} textAnchor="end" className={styles.word}>
          Time after →
        </text>
      </svg>
      <figcaption className={styles.caption}>
        <strong className={styles.said}>{said}</strong>
        <span>
          {band
            ? 'For comparing dishes only; it does not predict your readings.'
            : 'The dashed lines only show what low, medium and high look like.'}
        </span>
      </figcaption>
    </figure>
  )
}

function Rise({ band, fill }: { band: Band; fill: string }) {
  const { x, y } = peakOf(band)
  return (
    <>
      <path d={`${curvePath(band)}V${FIELD.ground}H${FIELD.left}z`} fill={fill} />
      <path d={curvePath(band)} className={styles.line} />
      <circle cx={x} cy={y} r="5" className={styles.peak} />
    </>
  )
}
