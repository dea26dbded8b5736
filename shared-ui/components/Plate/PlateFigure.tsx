import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Plate.module.css'
import type { DishPicture } from './picture.ts'
import {
  EMPTY_PLATE,
  type FoodGroup,
  GROUP_NAMES,
  type PlateShares,
  percentsOf,
  sayPicture,
} from './shares.ts'

export type PlateProps = Omit<DishPicture, 'shares'> & {
  /** By weight, 0 to 1; null for a dish that could not be weighed: its vessel is drawn empty. */
  shares: PlateShares | null
  /** What the picture shows, e.g. the recipe's title. The shares are read out after it. */
  label?: string
  /** Names and percents next to the picture. */
  legend?: boolean
  className?: string
}

type Props = PlateProps & {
  /** The strokes of the picture, in a square of 400 around 0,0. */
  picture: ReactNode
  /** The strokes of a group's sample next to its name, in a square of 52 around 0,0. */
  swatch: (group: FoodGroup) => ReactNode
}

/**
 * The figure of a plate with its text, with or without the drawing: its box has the same size before the drawing is
 * loaded.
 */
export function PlateFigure({ shares, vessel, label, legend = false, className, picture, swatch }: Props) {
  return (
    <figure className={classNames(styles.plate, className)} data-legend={legend || undefined}>
      <svg
        viewBox="-200 -200 400 400"
        role="img"
        aria-label={[label, sayPicture(shares ?? EMPTY_PLATE, vessel)].filter(Boolean).join('. ')}
        className={styles.picture}
      >
        {picture}
      </svg>
      {legend &&
        (shares ? (
          <Legend shares={shares} swatch={swatch} />
        ) : (
          <figcaption className={styles.unknown}>Not weighed</figcaption>
        ))}
    </figure>
  )
}

const LEGEND: readonly FoodGroup[] = ['vegetables', 'protein', 'carbohydrate', 'other']

function Legend({ shares, swatch }: Pick<Props, 'swatch'> & { shares: PlateShares }) {
  const percents = percentsOf(shares)
  return (
    // The picture's description says the same.
    <figcaption className={styles.legend} aria-hidden="true">
      {LEGEND.filter((group) => group !== 'other' || percents.other > 0).map((group) => (
        <span key={group} className={styles.row}>
          <svg viewBox="-26 -26 52 52" className={styles.swatch} aria-hidden="true" focusable="false">
            {swatch(group)}
          </svg>
          <span className={styles.name}>{GROUP_NAMES[group]}</span>
          <span className={styles.percent}>{percents[group]}%</span>
        </span>
      ))}
    </figcaption>
  )
}
