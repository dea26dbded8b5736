import { Loading } from '@evenplate/shared-ui/Loading'
import type { ReactNode } from 'react'
import { type Member, MemberArea } from './MemberArea.tsx'
import styles from './MemberPage.module.css'

export type { Member }

/**
 * A page for members. The shell lets no guest in.
 * @param loading shown until the session is known
 */
export function MemberPage(props: { loading?: ReactNode; children: (user: Member) => ReactNode }) {
  return (
    <div className={styles.page}>
      <MemberArea loading={props.loading ?? <Loading>Loading your recipes...</Loading>}>
        {props.children}
      </MemberArea>
    </div>
  )
}
