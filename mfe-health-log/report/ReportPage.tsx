import { useMember, usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { Loading } from '@evenplate/shared-ui/Loading'
import { useQuery } from '@tanstack/react-query'
import { lastOf } from '../data/log-queries.ts'
import { Queries } from '../data/queries.ts'
import { settingsOf } from '../data/settings.ts'
import { offsetAt } from '../entry/wall-clock.ts'
import { useNow } from '../log/use-now.ts'
import { ReportOf } from './ReportOf.tsx'
import { daysOf } from './report-days.ts'

/** A member's days on one or two printed pages, for their care team. */
export function ReportPage() {
  const member = useMember()
  if (!member) return <Loading>Loading...</Loading>
  return (
    <Queries>
      <OwnReport key={member.id} userId={member.id} />
    </Queries>
  )
}

function OwnReport({ userId }: { userId: string }) {
  const { db, nav } = usePlatform()
  const now = useNow()
  const settings = useLogged(useQuery(settingsOf({ db }, userId)))
  const last = useLogged(useQuery(lastOf({ db }, userId)))
  if (settings.isError || last.isError) {
    const retry = () => {
      void settings.refetch()
      void last.refetch()
    }
    return (
      <LoadFailed title="We couldn’t load your log just now." onRetry={retry}>
        Nothing is lost. Please check your connection.
      </LoadFailed>
    )
  }
  if (!settings.data || last.data === undefined || now === null) return <Loading>Loading your log...</Loading>
  const viewer = { settings: settings.data, now, offset: offsetAt(now) }
  return <ReportOf userId={userId} viewer={viewer} last={last.data} days={daysOf(nav.search)} />
}
