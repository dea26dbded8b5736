import { useMember } from '@evenplate/platform/define-remote'
import type { Parts } from '@evenplate/platform/parts'
import { Queries } from '../data/queries.ts'
import { MyRise } from './MyRise.tsx'

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
