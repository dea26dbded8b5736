import { PlateFigure, type PlateProps } from '../Plate/PlateFigure.tsx'
import { GROUNDS } from '../Plate/plate-colors.ts'
import { EMPTY_PLATE, FOOD_GROUPS, type PlateShares, percentsOf } from '../Plate/shares.ts'

/** The shares of a dish in their colors, on a plate: shown until its drawing is loaded. */
export const PlainPlate = (props: PlateProps) => (
  <PlateFigure
    {...props}
    picture={
      <>
        <circle r="190" fill="#fbf6ec" stroke="#dccfb8" />
        <circle r="171" fill="none" stroke="#e4a763" strokeWidth="3" />
        <Slices shares={props.shares ?? EMPTY_PLATE} />
      </>
    }
    swatch={(group) => <circle r="25" fill={GROUNDS[group]} />}
  />
)

/** Each slice is a piece of a ring thick enough to fill the plate. */
function Slices({ shares }: { shares: PlateShares }) {
  const percents = percentsOf(shares)
  let at = 0
  return FOOD_GROUPS.map((group) => {
    const from = at
    at += percents[group]
    return percents[group] > 0 ? (
      <circle
        key={group}
        r="70"
        fill="none"
        stroke={GROUNDS[group]}
        strokeWidth="140"
        pathLength="100"
        strokeDasharray={`${percents[group]} 100`}
        strokeDashoffset={-from}
        transform="rotate(-90)"
      />
    ) : null
  })
}
