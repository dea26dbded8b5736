import { useMember } from '@evenplate/platform/define-remote'
import { MyWeek } from './MyWeek.tsx'
import { PlannedToday } from './PlannedToday.tsx'

export function MyWeekPart() {
  const member = useMember()
  return member && <MyWeek key={member.id} userId={member.id} />
}

export function PlannedTodayPart() {
  const member = useMember()
  return member && <PlannedToday key={member.id} userId={member.id} />
}
