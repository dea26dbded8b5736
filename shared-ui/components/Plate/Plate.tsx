import { useId } from 'react'
import { classNames } from '../../class-names.ts'
import { DABS, type Drawing } from './food-drawings.ts'
import styles from './Plate.module.css'
import { type DishPicture, type Stroke, sceneOf } from './picture.ts'
import { GRADIENTS, GROUNDS, type GradientName } from './plate-colors.ts'
import { BOX, firstLookOf } from './plate-layout.ts'
import {
  EMPTY_PLATE,
  type FoodGroup,
  GROUP_NAMES,
  type PlateShares,
  percentsOf,
  sayPicture,
} from './shares.ts'

export type { DishPicture, PlateShares }

export type PlateProps = Omit<DishPicture, 'shares'> & {
  /** By weight, 0 to 1; null for a dish no one could weigh: its vessel is drawn empty. */
  shares: PlateShares | null
  /** What it is a picture of, e.g. the recipe's title. The shares are said after it. */
  label?: string
  /** Names and percents beside the picture. */
  legend?: boolean
  className?: string
}

/**
 * A meal as the diabetes plate method looks at it: half vegetables, a quarter protein, a quarter carbohydrate; drawn with
 * the dish's own foods, in what it is served in.
 */
export function Plate({ shares, foods, vessel, label, legend = false, className }: PlateProps) {
  const filled = shares ?? EMPTY_PLATE
  return (
    <figure className={classNames(styles.plate, className)} data-legend={legend || undefined}>
      <Picture
        dish={{ shares: filled, foods, vessel }}
        label={[label, sayPicture(filled, vessel)].filter(Boolean).join('. ')}
      />
      {legend &&
        (shares ? (
          <Legend dish={{ shares, foods }} />
        ) : (
          <figcaption className={styles.unknown}>Not weighed</figcaption>
        ))}
    </figure>
  )
}

function Picture({ dish, label }: { dish: DishPicture; label: string }) {
  const id = useId()
  const { drawings, back, pieces, front } = sceneOf(dish)
  const half = BOX / 2
  return (
    <svg viewBox={`${-half} ${-half} ${BOX} ${BOX}`} role="img" aria-label={label} className={styles.picture}>
      <defs>
        {(Object.keys(GRADIENTS) as GradientName[]).map((name) => (
          <Gradient key={name} id={id + name} name={name} />
        ))}
        {Object.entries(drawings).map(([key, drawing]) => (
          <g key={key} id={id + key} strokeLinecap="round">
            <Shapes drawing={drawing} />
          </g>
        ))}
      </defs>
      <Strokes strokes={back} id={id} />
      {pieces.map(({ key, x, y, turn, scale }) => (
        <use
          key={`${key}${x},${y}`}
          href={`#${id}${key}`}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
        />
      ))}
      <Strokes strokes={front} id={id} />
    </svg>
  )
}

/** Two pictures on a page keep their gradients apart by their ids. */
function Strokes({ strokes, id }: { strokes: readonly Stroke[]; id: string }) {
  return strokes.map(({ fill, ...stroke }, index) => (
    // A picture's strokes never move, and may repeat.
    <path key={index} {...stroke} fill={fill?.replace('url(#', `url(#${id}`)} strokeLinecap="round" />
  ))
}

function Gradient({ id, name }: { id: string; name: GradientName }) {
  const { at, stops } = GRADIENTS[name]
  const [cx, cy, r] = at
  return (
    <radialGradient id={id} cx={cx} cy={cy} r={r}>
      {stops.map(([offset, color, opacity]) => (
        <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
      ))}
    </radialGradient>
  )
}

const Shapes = ({ drawing }: { drawing: Drawing }) =>
  drawing.shapes.map((shape, index) => <path key={index} {...shape} />)

const LEGEND: readonly FoodGroup[] = ['vegetables', 'protein', 'carbohydrate', 'other']

function Legend({ dish: { shares, foods = [] } }: { dish: DishPicture }) {
  const percents = percentsOf(shares)
  return (
    // The picture's own words say the same.
    <figcaption className={styles.legend} aria-hidden="true">
      {LEGEND.filter((group) => group !== 'other' || percents.other > 0).map((group) => {
        const drawing = firstLookOf(group, foods)?.drawing ?? DABS[group]
        return (
          <span key={group} className={styles.row}>
            <svg viewBox="-26 -26 52 52" className={styles.swatch} aria-hidden="true" focusable="false">
              <circle r="25" fill={GROUNDS[group]} opacity={0.45} />
              <g strokeLinecap="round" transform={`scale(${Math.min(2, 19 / drawing.reach)})`}>
                <Shapes drawing={drawing} />
              </g>
            </svg>
            <span className={styles.name}>{GROUP_NAMES[group]}</span>
            <span className={styles.percent}>{percents[group]}%</span>
          </span>
        )
      })}
    </figcaption>
  )
}
