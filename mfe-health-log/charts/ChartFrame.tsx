import { Button } from '@evenplate/shared-ui/Button'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './Charts.module.css'
import { useWidth } from './use-width.ts'

/** A point of the chart that can be read: its position in pixels, and its text. */
export type Stop = { x: number; y: number | null; says: string }
export type Drawing = { stops: Stop[]; picture: ReactNode }

type Props = {
  /** What the chart shows, for people who cannot see it. */
  label: string
  height: number
  draw: (width: number, height: number) => Drawing
  /** The same figures as rows, one press away. */
  table: () => ReactNode
}

/** A picture drawn from data: arrow keys and the pointer move through its points, and its table is one press away. */
export function ChartFrame({ label, height, draw, table }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const { stops, picture } = draw(width, height)
  const [chosen, setChosen] = useState<number | null>(null)
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const last = stops.length - 1
  const at = chosen === null ? null : Math.min(chosen, last)
  const stop = at === null ? undefined : stops[at]
  const choose = (next: number) => setChosen(Math.max(0, Math.min(last, next)))
  return (
    <figure className={styles.chart}>
      {/* Its text changes with each key: a slider announces it, a picture could not. */}
      <div
        ref={place}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={`${label}. Use the arrow keys to move through it.`}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={at ?? 0}
        aria-valuetext={stop?.says ?? stops[0]?.says ?? 'Nothing to read'}
        onKeyDown={(event) => {
          const next = afterKey(event, at, last)
          if (next === null) return
          event.preventDefault()
          choose(next)
        }}
        onFocus={() => setChosen((before) => before ?? 0)}
        onPointerMove={(event) => setChosen(nearest(stops, event))}
        onPointerDown={(event) => setChosen(nearest(stops, event))}
      >
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true" focusable="false">
          {picture}
          {stop && (
            <g className={styles.reading}>
              <line x1={stop.x} x2={stop.x} y1={8} y2={height - 24} />
              {stop.y !== null && <circle cx={stop.x} cy={stop.y} r={5} />}
            </g>
          )}
        </svg>
      </div>
      <figcaption className={styles.says}>
        <span>{stop?.says ?? 'Point at the chart or use the arrow keys to read a value.'}</span>
        <Button
          variant="quiet"
          size="s"
          aria-expanded={asTable}
          aria-controls={id}
          aria-label={`${asTable ? 'Hide' : 'Show'} Table: ${label}`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Hide Table' : 'Show Table'}
        </Button>
      </figcaption>
      <div id={id} className={styles.table} hidden={!asTable}>
        {asTable && table()}
      </div>
    </figure>
  )
}

function afterKey({ key }: KeyboardEvent, at: number | null, last: number): number | null {
  const now = at ?? -1
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return now + 1
    case 'ArrowLeft':
    case 'ArrowDown':
      return now - 1
    case 'PageUp':
      return now + 12
    case 'PageDown':
      return now - 12
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

function nearest(
  stops: readonly Stop[],
  { clientX, currentTarget }: PointerEvent<HTMLElement>,
): number | null {
  const x = clientX - currentTarget.getBoundingClientRect().left
  let best: number | null = null
  for (const [place, stop] of stops.entries())
    if (best === null || Math.abs(stop.x - x) < Math.abs(stops[best]!.x - x)) best = place
  return best
}
