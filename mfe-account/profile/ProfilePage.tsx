import { useMember, usePlatform } from '@evenplate/platform/define-remote'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { Loading } from '@evenplate/shared-ui/Loading'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { profileErrorWords } from '../data/error-words.ts'
import account from './account/Account.module.css'
import { ArrivalNotice } from './account/ArrivalNotice.tsx'
import { ChangeEmail } from './account/ChangeEmail.tsx'
import { ChangePassword } from './account/ChangePassword.tsx'
import { DeleteAccount } from './account/DeleteAccount.tsx'
import { ExportData } from './account/ExportData.tsx'
import { profileOf } from './data/profile.ts'
import { ProfileForm } from './ProfileForm.tsx'
import styles from './ProfilePage.module.css'

export function ProfilePage() {
  const member = useMember()
  return (
    <div className={styles.page}>
      <PageHeader
        title="Profile Settings"
        lead="Every recipe is written to fit what you set here, and then checked against it."
      />
      {member ? (
        <>
          <ArrivalNotice email={member.email} />
          <StoredProfile userId={member.id} />
          <Account user={member} />
        </>
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** The rights from the privacy page. Their forms are separate: nothing typed above is lost. */
function Account({ user }: { user: { id: string; email: string } }) {
  return (
    <section className={account.sections} aria-labelledby="your-account">
      <h2 id="your-account">Your account</h2>
      <ChangeEmail key={user.email} user={user} />
      <ChangePassword user={user} />
      <ExportData />
      <DeleteAccount user={user} />
    </section>
  )
}

function StoredProfile({ userId }: { userId: string }) {
  const { db } = usePlatform()
  const stored = useQuery(profileOf(db, userId))
  if (stored.isPending)
    return (
      <div className={styles.waiting}>
        <Loading />
      </div>
    )
  // Not an empty form: saving it would delete allergies that nobody saw.
  if (stored.isError)
    return <LoadFailed title={profileErrorWords(stored.error)} onRetry={() => void stored.refetch()} />
  return <ProfileForm key={userId} userId={userId} stored={stored.data} />
}
