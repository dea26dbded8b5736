import { type Member, useMember, usePlatform } from '@evenplate/platform/define-remote'
import { beginVisit } from '@evenplate/platform/kit/offline/connection'
import { Loading } from '@evenplate/shared-ui/Loading'
import type { ReactNode } from 'react'
import { Queries } from '../data/queries.ts'
import styles from './MemberPage.module.css'
import { useOfflineAnswers } from './use-offline-answers.ts'

export type { Member }

/**
 * A page for members. The shell lets no guest in.
 * @param loading shown until the session is known
 */
export function MemberPage(props: { loading?: ReactNode; children: (user: Member) => ReactNode }) {
  beginVisit(usePlatform().device)
  const member = useMember()
  return (
    <Queries>
      <div className={styles.page} key={member?.id ?? ''}>
        {member ? props.children(member) : (props.loading ?? <Loading>Loading your dashboard...</Loading>)}
        {member && <OfflineAnswers userId={member.id} />}
      </div>
    </Queries>
  )
}

function OfflineAnswers({ userId }: { userId: string }) {
  useOfflineAnswers(userId)
  return null
}
