import { classNames } from '../../class-names.ts'
import styles from './Skeleton.module.css'

export type SkeletonProps = {
  /** What is loading, read out once: "Loading your recipes". */
  label?: string
  /** Number of text lines it replaces. */
  lines?: number
  shape?: 'text' | 'card' | 'plate'
  className?: string
}

const ENDS = [100, 92, 97, 64]

/** Reserves the room for what is loading, so that nothing jumps when it appears. */
export function Skeleton({ label, lines = 3, shape = 'text', className }: SkeletonProps) {
  return (
    <div
      className={classNames(styles.skeleton, className)}
      data-shape={shape}
      role={label ? 'status' : undefined}
    >
      {label && <span className="visually-hidden">{label}</span>}
      {shape === 'text' ? (
        Array.from({ length: lines }, (_, line) => (
          <span
            key={line}
            className={styles.line}
            style={{ inlineSize: `${line === lines - 1 ? ENDS[3] : ENDS[line % 3]}%` }}
            aria-hidden="true"
          />
        ))
      ) : (
        <span className={styles.block} aria-hidden="true" />
      )}
    </div>
  )
}
