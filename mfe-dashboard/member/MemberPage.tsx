import { type Member, useMember, usePlatform } from '@evenplate/platform/define-remote'
import { beginVisit } from '@evenplate/platform/kit/offline/connection'
import type { ReactNode } from 'react'
import { Queries } from '../data/queries.ts'
import styles from './MemberPage.module.css'
import { useOfflineAnswers } from './use-offline-answers.ts'

export type { Member }

/**
 * A page for members. The shell lets no guest in, and starts over when another member signs in.
 * @param children gets null until it is known who is signed in
 */
export function MemberPage({ children }: { children: (user: Member | null) => ReactNode }) {
  beginVisit(usePlatform().device)
  const member = useMember()
  return (
    <Queries>
      <div className={styles.page}>
        {children(member)}
        {member && <OfflineAnswers user={member} />}
      </div>
    </Queries>
  )
}

function OfflineAnswers({ user }: { user: Member }) {
  useOfflineAnswers(user)
  return null
}
