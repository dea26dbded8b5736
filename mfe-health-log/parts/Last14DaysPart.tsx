import { useMember } from '@evenplate/platform/define-remote'
import { Queries } from '../data/queries.ts'
import { Last14Days } from './Last14Days.tsx'

export function Last14DaysPart() {
  const member = useMember()
  return (
    member && (
      <Queries>
        <Last14Days key={member.id} userId={member.id} />
      </Queries>
    )
  )
}
