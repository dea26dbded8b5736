import { lastDays, momentsOf } from '@evenplate/glycemia/day'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Loading } from '@evenplate/shared-ui/Loading'
import { useQuery } from '@tanstack/react-query'
import { labsOf, lastOf } from '../data/log-queries.ts'
import type { MemberProps } from '../log/member-props.ts'
import { useMemberLog } from '../log/use-member-log.ts'
import { PeriodView } from '../seeing/PeriodView.tsx'
import { LogNotices } from './LogNotices.tsx'

type Last = { at: number; offset: number } | null

/** A member's last 14, 30 or 90 days. They end with yesterday, or with the last reading if that is earlier. */
export function PeriodPage(props: MemberProps & { days: number }) {
  const { db } = usePlatform()
  const last = useQuery(lastOf({ db }, props.userId))
  if (last.isPending) return <Loading>Loading your readings...</Loading>
  return <Period {...props} last={last.data ?? null} />
}

function Period({ userId, viewer, outbox, days, last }: MemberProps & { days: number; last: Last }) {
  const { db } = usePlatform()
  const labs = useQuery(labsOf({ db }, userId))
  const { from, to } = momentsOf(lastDays(days, viewer.now, viewer.offset, last))
  const asked = useMemberLog(userId, from, to, outbox.waiting)
  return (
    <>
      <LogNotices asked={asked} waiting={outbox.waiting.length} />
      {asked.state === 'there' && (
        <PeriodView days={days} log={asked.log} viewer={viewer} labs={labs.data ?? []} last={last} />
      )}
    </>
  )
}
