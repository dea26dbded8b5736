import { lastDays, momentsOf } from '@evenplate/glycemia/day'
import type { MemberProps } from '../log/member-props.ts'
import { useMemberLog } from '../log/use-member-log.ts'
import { RisesView } from '../rises/RisesView.tsx'
import { LogNotices } from './LogNotices.tsx'

const DAYS = 90
const MS_A_DAY = 86_400_000

/** Recipes eaten in the last 90 days, including today. */
export function RisesPage({ userId, viewer, outbox }: MemberProps) {
  const { from, to } = momentsOf(lastDays(DAYS, viewer.now + MS_A_DAY, viewer.offset))
  const asked = useMemberLog(userId, from, to, outbox.waiting)
  return (
    <>
      <LogNotices asked={asked} waiting={outbox.waiting.length} />
      {asked.state === 'there' && <RisesView log={asked.log} viewer={viewer} />}
    </>
  )
}
