import { useMember } from '@evenplate/platform/define-remote'
import type { Parts } from '@evenplate/platform/parts'
import { Queries } from '../data/queries.ts'
import { AteIt } from './AteIt.tsx'
import { Last14Days } from './Last14Days.tsx'
import { MyRise } from './MyRise.tsx'

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

export function MyRisePart({ saved }: Partial<Parts['my-rise']>) {
  const member = useMember()
  return (
    member &&
    saved && (
      <Queries>
        <MyRise key={`${member.id} ${saved}`} userId={member.id} saved={saved} />
      </Queries>
    )
  )
}

export function AteItPart(planned: Partial<Parts['ate-it']>) {
  const member = useMember()
  const { slot, title, on, meal, carbs = null, portion = 1, saved } = planned
  if (!member || !slot || !title || !on || !meal) return null
  return (
    <Queries>
      <AteIt
        key={`${member.id} ${slot}`}
        userId={member.id}
        planned={{ slot, title, on, meal, carbs, portion, saved }}
      />
    </Queries>
  )
}
