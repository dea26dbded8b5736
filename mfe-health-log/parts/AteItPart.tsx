import { useMember } from '@evenplate/platform/define-remote'
import type { Parts } from '@evenplate/platform/parts'
import { Queries } from '../data/queries.ts'
import { AteIt } from './AteIt.tsx'

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
