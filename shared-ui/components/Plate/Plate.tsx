import { useId } from 'react'
import { classNames } from '../../class-names.ts'
import { FOOD } from './food-drawings.ts'
import styles from './Plate.module.css'
import { CERAMIC, foodKey, GLAZE, GROUND_OPACITY } from './plate-colors.ts'
import { layPlate, PLATE } from './plate-layout.ts'
import { EMPTY_PLATE, type FoodGroup, GROUP_NAMES, type PlateShares, percentsOf, sayPlate } from './shares.ts'

export type { PlateShares }

export type PlateProps = {
  /** By weight, 0 to 1; null for a plate no one could weigh: it is drawn empty. */
  shares: PlateShares | null
  /** What it is a plate of, e.g. the recipe's title. The shares are said after it. */
  label?: string
  /** Names and percents beside the picture. */
  legend?: boolean
  className?: string
}

/** A meal as the diabetes plate method looks at it: half vegetables, a quarter protein, a quarter carbohydrate. */
export function Plate({ shares, label, legend = false, className }: PlateProps) {
  const filled = shares ?? EMPTY_PLATE
  return (
    <figure className={classNames(styles.plate, className)} data-legend={legend || undefined}>
      <PlatePicture shares={filled} label={[label, sayPlate(filled)].filter(Boolean).join('. ')} />
      {legend &&
        (shares ? (
          <Legend shares={shares} />
        ) : (
          <figcaption className={styles.unknown}>Not weighed</figcaption>
        ))}
    </figure>
  )
}

function PlatePicture({ shares, label }: { shares: PlateShares; label: string }) {
  const id = useId()
  const { sectors, pieces } = layPlate(shares)
  const used = [...new Set(pieces.map(({ group, drawing }) => foodKey(group, drawing)))]
  const half = PLATE.box / 2
  return (
    <svg
      viewBox={`${-half} ${-half} ${PLATE.box} ${PLATE.box}`}
      role="img"
      aria-label={label}
      className={styles.picture}
    >
      <defs>
        <Gradient id={`${id}rim`} at={[0.42, 0.36, 0.72]} stops={CERAMIC.rim} />
        <Gradient id={`${id}well`} at={[0.5, 0.5, 0.5]} stops={CERAMIC.well} />
        <Gradient id={`${id}glaze`} at={[0.4, 0.34, 0.72]} stops={GLAZE} />
        {used.map((key) => (
          <FoodDefinition key={key} id={id} name={key} />
        ))}
      </defs>
      <circle r={PLATE.rim} fill={`url(#${id}rim)`} stroke={CERAMIC.edge} />
      <circle r={PLATE.line} fill="none" stroke={CERAMIC.line} strokeWidth={3} />
      <circle r={PLATE.well} fill={`url(#${id}well)`} />
      {sectors.map(({ group, d }) => (
        <path
          key={group}
          d={d}
          fill={FOOD[group].ground}
          stroke={FOOD[group].ground}
          strokeWidth={14}
          strokeLinejoin="round"
          opacity={GROUND_OPACITY}
        />
      ))}
      {pieces.map(({ group, drawing, x, y, turn, scale }) => (
        <use
          key={`${group}${x},${y}`}
          href={`#${id}${foodKey(group, drawing)}`}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
        />
      ))}
      {sectors.length > 0 && <circle r={PLATE.food} fill={`url(#${id}glaze)`} />}
    </svg>
  )
}

type GradientProps = {
  id: string
  at: readonly [cx: number, cy: number, r: number]
  stops: readonly (readonly [offset: number, color: string, opacity: number])[]
}

function Gradient({ id, at: [cx, cy, r], stops }: GradientProps) {
  return (
    <radialGradient id={id} cx={cx} cy={cy} r={r}>
      {stops.map(([offset, color, opacity]) => (
        <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
      ))}
    </radialGradient>
  )
}

function FoodDefinition({ id, name }: { id: string; name: string }) {
  const group = name.replace(/\d+$/, '') as FoodGroup
  const drawing = FOOD[group].drawings[Number(name.slice(group.length))] ?? []
  return (
    <g id={`${id}${name}`} strokeLinecap="round">
      {drawing.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </g>
  )
}

const LEGEND: readonly FoodGroup[] = ['vegetables', 'protein', 'carbohydrate', 'other']

function Legend({ shares }: { shares: PlateShares }) {
  const percents = percentsOf(shares)
  return (
    // The picture's own words say the same.
    <figcaption className={styles.legend} aria-hidden="true">
      {LEGEND.filter((group) => group !== 'other' || percents.other > 0).map((group) => (
        <span key={group} className={styles.row}>
          <svg viewBox="-26 -26 52 52" className={styles.swatch} aria-hidden="true" focusable="false">
            <circle r="25" fill={FOOD[group].ground} opacity={0.45} />
            <g strokeLinecap="round" transform={group === 'carbohydrate' ? 'scale(2)' : undefined}>
              {FOOD[group].drawings[0]!.map((shape) => (
                <path key={shape.d} {...shape} />
              ))}
            </g>
          </svg>
          <span className={styles.name}>{GROUP_NAMES[group]}</span>
          <span className={styles.percent}>{percents[group]}%</span>
        </span>
      ))}
    </figcaption>
  )
}
