import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { EmptyState } from '@evenplate/shared-ui/EmptyState'

export function NoSuchWeek() {
  const { nav } = usePlatform()
  return (
    <EmptyState
      title="We can’t plan that week."
      action={
        <nav.Link to="/meal-planner" className={buttonClass()}>
          Open This Week
        </nav.Link>
      }
    >
      The address has to name a day between 2020 and 2099.
    </EmptyState>
  )
}
