import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { PasswordField } from '@evenplate/shared-ui/PasswordField'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { errorWords } from '../../data/error-words.ts'
import { FormError } from '../../frame/FormError.tsx'
import { passwordField } from '../../frame/fields.ts'
import { deleteAccount, forgetSession, provePassword } from '../data/account-rights.ts'
import styles from './Account.module.css'
import { AccountSection, Username } from './AccountSection.tsx'

export function DeleteAccount({ user }: { user: { email: string } }) {
  const [open, setOpen] = useState(false)
  return (
    <AccountSection
      danger
      title="Delete my account"
      lead="Your account, profile, recipes, their public links and your activity go at once and for good. Nobody can bring them back. Export your data first if you want to keep it."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete your account?">
        <Confirm user={user} onCancel={() => setOpen(false)} />
      </Dialog>
    </AccountSection>
  )
}

const proof = z.object({ password: passwordField })

function Confirm({ user, onCancel }: { user: { email: string }; onCancel: () => void }) {
  const { db } = usePlatform()
  const form = useForm<z.infer<typeof proof>>({
    resolver: standardSchemaResolver(proof),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const [isGone, setGone] = useState(false)
  useLeaveForGood(isGone)

  const submit = form.handleSubmit(async ({ password }) => {
    const client = await db()
    try {
      await provePassword(client, user.email, password)
      const deleted = await deleteAccount(client)
      if (!deleted) return form.setError('root', { message: 'Please enter your password once more.' })
    } catch (error) {
      return form.setError('root', { message: errorWords(error) })
    }
    setGone(true)
  })

  return (
    <form onSubmit={submit} noValidate className={styles.confirm}>
      <p>
        Everything of <strong>{user.email}</strong> will be gone. Please enter your password to show that it
        is you.
      </p>
      <FormError message={errors.root?.message} attempt={submitCount} />
      <Username email={user.email} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onCancel} disabled={isSubmitting}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting} busyLabel="Deleting...">
          Delete my account and everything in it
        </Button>
      </div>
    </form>
  )
}

/**
 * Ends the session once this page has left the screen: its guard would ask somebody to sign in who is no more.
 */
function useLeaveForGood(when: boolean): void {
  const { db, nav, telemetry } = usePlatform()
  const leave = useEffectEvent(() => nav.go('/', { replace: true }))
  const say = useEffectEvent(async () => {
    await forgetSession(await db()).catch((error: unknown) => telemetry.error(error))
    nav.go('/login?deleted=1', { replace: true })
  })
  useEffect(() => {
    if (!when) return
    leave()
    return () => void say()
  }, [when])
}
