import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { PasswordField } from '@evenplate/shared-ui/PasswordField'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { endRecovery, updatePassword } from '../data/account.ts'
import { errorWords } from '../data/error-words.ts'
import styles from '../frame/AccountFrame.module.css'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { Done } from '../frame/Done.tsx'
import { FormError } from '../frame/FormError.tsx'
import { passwordField } from '../frame/fields.ts'
import { newPasswordProblem, PASSWORD_HINT } from '../frame/new-password.ts'
import { useRedirect } from '../frame/use-redirect.ts'
import { forgetRecovery } from './recovery-marker.ts'
import { useRecoveryLink } from './use-recovery-link.ts'

const newPassword = z.object({ password: passwordField, confirm: passwordField })

const READING_TIME = 3000
const INVALID = 'Invalid or expired password reset link'

export function ResetPasswordPage() {
  const { db, device, nav } = usePlatform()
  const { link, stillHolds } = useRecoveryLink()
  const form = useForm<z.infer<typeof newPassword>>({
    resolver: standardSchemaResolver(newPassword),
    defaultValues: { password: '', confirm: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful: done, submitCount } = form.formState
  useRedirect(done, '/login', {
    delay: READING_TIME,
    before: async () => {
      // The marker last: the shell renders the page again when the session ends, and it must not call the link invalid.
      await endRecovery(await db())
      forgetRecovery(device)
    },
  })

  const submit = form.handleSubmit(async ({ password, confirm }) => {
    const problem = newPasswordProblem(password, confirm)
    if (problem) return form.setError('root', { message: problem })
    try {
      if (!(await stillHolds())) return form.setError('root', { message: INVALID })
      await updatePassword(await db(), password)
    } catch (error) {
      form.setError('root', { message: errorWords(error) })
    }
  })

  if (done)
    return (
      <AccountFrame title="Password Updated!">
        <Done>You can sign in with your new password now. Taking you to login...</Done>
      </AccountFrame>
    )

  return (
    <AccountFrame
      title="Choose a new password"
      footer={link === 'invalid' && <nav.Link to="/forgot-password">Ask for a new link</nav.Link>}
    >
      <form method="post" className={styles.form} onSubmit={submit} noValidate>
        <FormError message={link === 'invalid' ? INVALID : errors.root?.message} attempt={submitCount} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          required
          error={errors.confirm?.message}
          {...form.register('confirm')}
        />
        <Button
          type="submit"
          size="l"
          disabled={link !== 'valid'}
          busy={isSubmitting}
          busyLabel="Updating..."
        >
          Update Password
        </Button>
      </form>
    </AccountFrame>
  )
}
