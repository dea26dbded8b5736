import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileErrorWords } from '../data/error-words.ts'
import { queryClient } from '../data/query-client.tsx'
import { FormError } from '../frame/FormError.tsx'
import { useRedirect } from '../frame/use-redirect.ts'
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
  const { auth } = usePlatform()
  useRedirect(auth.status === 'guest', '/login?next=/profile')
  useEffect(() => {
    // What a member keeps here is health data: it leaves memory with them.
    if (auth.status === 'guest') queryClient.clear()
  }, [auth.status])

  return (
    <div className={styles.page}>
      <PageHeader
        title="Profile Settings"
        lead="Every recipe is written, and then checked, against what you set here."
      />
      {auth.status === 'member' ? (
        <>
          <ArrivalNotice email={auth.user.email} />
          <StoredProfile userId={auth.user.id} />
          <Account user={auth.user} />
        </>
      ) : (
        <p role="status">Loading...</p>
      )}
    </div>
  )
}

/** The rights of the privacy page. Their forms keep to themselves: nothing typed above is lost. */
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
  if (stored.isPending) return <p role="status">Loading...</p>
  // No empty form instead: saving it would wipe allergies nobody saw.
  if (stored.isError)
    return (
      <div className={styles.form}>
        <FormError message={profileErrorWords(stored.error)} attempt={stored.errorUpdateCount} />
        <Button variant="secondary" onClick={() => stored.refetch()}>
          Try Again
        </Button>
      </div>
    )
  return <ProfileForm key={userId} userId={userId} stored={stored.data} />
}
