import { later } from '@evenplate/shared-ui/Later'
import type { ChangesProps } from './ChangesBar.tsx'
import { sayNow } from './say-now.ts'

const Bar = later(() =>
  import(/* webpackChunkName: "changes-bar" */ './ChangesBar.tsx').then(({ ChangesBar }) => ChangesBar),
)

/** Loads the bar before anything is changed. */
export const fetchChangesBar = Bar.fetch

/** A bar that stays in view wherever the visitor scrolls, from the first change on. */
export function ChangedBar(props: ChangesProps) {
  const { changes, keep } = props.changing
  const isChanged = changes.length > 0
  // An undo made during saving is saved next.
  const isHere = isChanged || Boolean(keep?.busy || keep?.error)
  return (
    <>
      {/* Always in the page: screen readers announce what is added to it. */}
      <p role="status" className="visually-hidden">
        {isChanged && sayNow(props.shown)}
      </p>
      {isHere && <Bar {...props} />}
    </>
  )
}
