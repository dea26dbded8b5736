import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { TextField } from '@evenplate/shared-ui/TextField'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { sendResetLink } from '../data/account.ts'
import { errorWords } from '../data/error-words.ts'
import styles from '../frame/AccountFrame.module.css'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { Done } from '../frame/Done.tsx'
import { FormError } from '../frame/FormError.tsx'
import { emailField } from '../frame/fields.ts'

const address = z.object({ email: emailField })

export function ForgotPasswordPage() {
  const { db, nav } = usePlatform()
  const form = useForm<z.infer<typeof address>>({
    resolver: standardSchemaResolver(address),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await sendResetLink(await db(), email, `${window.location.origin}/reset-password`)
    } catch (error) {
      form.setError('root', { message: errorWords(error) })
    }
  })

  const back = <nav.Link to="/login">Return to login</nav.Link>
  if (isSubmitSuccessful)
    return (
      <AccountFrame title="Check Your Email" footer={back}>
        <Done>
          If <strong>{form.getValues('email')}</strong> has an account, a link to choose a new password is on
          its way. It can take a few minutes. Check your spam folder too.
        </Done>
      </AccountFrame>
    )

  return (
    <AccountFrame
      title="Reset your password"
      lead="Enter your account’s email address and we’ll send you a link."
      footer={back}
    >
      <form method="post" className={styles.form} onSubmit={submit} noValidate>
        <FormError message={errors.root?.message} attempt={submitCount} />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" size="l" busy={isSubmitting} busyLabel="Sending...">
          Send Reset Link
        </Button>
      </form>
    </AccountFrame>
  )
}
