import { useId } from 'react'
import { DABS, type Drawing } from './food-drawings.ts'
import { PlateFigure, type PlateProps } from './PlateFigure.tsx'
import { type DishPicture, type Stroke, sceneOf } from './picture.ts'
import { GRADIENTS, GROUNDS, type GradientName } from './plate-colors.ts'
import { firstLookOf } from './plate-layout.ts'
import { EMPTY_PLATE, type FoodGroup, type PlateShares, percentsOf } from './shares.ts'

export type { DishPicture, PlateProps, PlateShares }

/**
 * A meal by the diabetes plate method: half vegetables, a quarter protein, a quarter carbohydrate; drawn with the
 * dish's own foods, in the vessel it is served in. It loads the drawings of all foods: `LatePlate` loads them
 * later.
 */
export function Plate(props: PlateProps) {
  const { shares, foods, vessel } = props
  const dish = { shares: shares ?? EMPTY_PLATE, foods, vessel }
  return (
    <PlateFigure
      {...props}
      picture={<Picture dish={dish} />}
      swatch={(group) => <Swatch group={group} dish={dish} />}
    />
  )
}

function Picture({ dish }: { dish: DishPicture }) {
  const id = useId()
  const { drawings, back, pieces, front } = sceneOf(dish)
  return (
    <>
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
    </>
  )
}

/** Ids keep the gradients of two pictures on a page apart. */
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

/** The largest food of a group represents it in the legend; a group that is not in the dish shows only its color. */
function Swatch({ group, dish }: { group: FoodGroup; dish: DishPicture }) {
  const { shares, foods = [], vessel } = dish
  if (percentsOf(shares)[group] === 0) return <circle r="25" fill={GROUNDS[group]} opacity={0.45} />
  const drawing = firstLookOf(group, foods, vessel)?.drawing ?? DABS[group]
  return (
    <>
      <circle r="25" fill={GROUNDS[group]} opacity={0.45} />
      <g strokeLinecap="round" transform={`scale(${Math.min(2, 19 / drawing.reach)})`}>
        <Shapes drawing={drawing} />
      </g>
    </>
  )
}
