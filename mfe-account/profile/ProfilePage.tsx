import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileErrorWords } from '../data/error-words.ts'
import { queryClient } from '../data/query-client.tsx'
import { FormError } from '../frame/FormError.tsx'
import { useRedirect } from '../frame/use-redirect.ts'
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
      {auth.status === 'member' ? <StoredProfile userId={auth.user.id} /> : <p role="status">Loading...</p>}
    </div>
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
