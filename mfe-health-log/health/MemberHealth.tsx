import { usePlatform } from '@evenplate/platform/define-remote'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { Loading } from '@evenplate/shared-ui/Loading'
import { Tabs } from '@evenplate/shared-ui/Tabs'
import { useQuery } from '@tanstack/react-query'
import { Queries } from '../data/queries.ts'
import { settingsOf } from '../data/settings.ts'
import type { Viewer } from '../data/viewer.ts'
import { offsetAt } from '../entry/wall-clock.ts'
import { useNow } from '../log/use-now.ts'
import { useOutbox } from '../log/use-outbox.ts'
import { SettingsView } from '../settings/SettingsView.tsx'
import { DayPage } from './DayPage.tsx'
import { PeriodPage } from './PeriodPage.tsx'
import { RisesPage } from './RisesPage.tsx'
import { addressOf, SHOWN, type Shown, shownBy } from './shown.ts'

/** A member's own log. */
export const MemberHealth = ({ userId }: { userId: string }) => (
  <Queries>
    <OwnLog userId={userId} />
  </Queries>
)

function OwnLog({ userId }: { userId: string }) {
  const { db, nav } = usePlatform()
  const now = useNow()
  const settings = useQuery(settingsOf({ db }, userId))
  const outbox = useOutbox(userId)
  const { show, day } = shownBy(nav.search)
  if (settings.isError)
    return (
      <LoadFailed title="We couldn’t load your log just now." onRetry={() => void settings.refetch()}>
        Nothing is lost. What you logged without a connection is still on this device.
      </LoadFailed>
    )
  if (!settings.data || now === null) return <Loading>Loading your log...</Loading>
  const viewer: Viewer = { settings: settings.data, now, offset: offsetAt(now) }
  const shared = { userId, viewer, outbox }
  const content = (of: Shown) => {
    if (of !== show) return null
    if (of === 'today') return <DayPage {...shared} day={day} />
    if (of === 'rises') return <RisesPage {...shared} />
    if (of === 'settings') return <SettingsView {...shared} />
    return <PeriodPage {...shared} days={Number(of)} />
  }
  return (
    <Tabs
      label="Your log"
      value={show}
      onChange={(next) => nav.go(addressOf(next))}
      tabs={SHOWN.map(({ value, label }) => ({ value, label, content: content(value) }))}
    />
  )
}
