import { usePlatform } from '@evenplate/platform/define-remote'
import { setVerificationFlags } from '@evenplate/platform/verification-flags'
import { Button } from '@evenplate/shared-ui/Button'
import { PasswordField } from '@evenplate/shared-ui/PasswordField'
import { TextField } from '@evenplate/shared-ui/TextField'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { signUp } from '../data/account.ts'
import { errorWords } from '../data/error-words.ts'
import styles from '../frame/AccountFrame.module.css'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { Done } from '../frame/Done.tsx'
import { FormError } from '../frame/FormError.tsx'
import { emailField, passwordField } from '../frame/fields.ts'
import { newPasswordProblem, PASSWORD_HINT } from '../frame/new-password.ts'
import { useRedirect } from '../frame/use-redirect.ts'

const registration = z.object({ email: emailField, password: passwordField, confirm: passwordField })

/** Long enough to read that a mail is on its way. */
const READING_TIME = 3000

export function RegisterPage() {
  const { auth, db, device, nav } = usePlatform()
  const form = useForm<z.infer<typeof registration>>({
    resolver: standardSchemaResolver(registration),
    defaultValues: { email: '', password: '', confirm: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful: done, submitCount } = form.formState
  useRedirect(done, '/dashboard', { delay: READING_TIME })
  useRedirect(auth.status === 'member' && !isSubmitting && !done, '/dashboard')

  const submit = form.handleSubmit(async ({ email, password, confirm }) => {
    const problem = newPasswordProblem(password, confirm)
    if (problem) return form.setError('root', { message: problem })
    try {
      await signUp(await db(), { email, password })
      setVerificationFlags(device, email)
    } catch (error) {
      form.setError('root', { message: errorWords(error) })
    }
  })

  if (done)
    return (
      <AccountFrame title="Almost there">
        <Done>
          Registration Successful! Please check your email to confirm your account. Redirecting to
          dashboard...
        </Done>
      </AccountFrame>
    )

  return (
    <AccountFrame
      title="Create your account"
      lead="It’s free: save up to 5 recipes, print them, and see them all on your dashboard."
      footer={
        <span>
          Already have an account? <nav.Link to="/login">Sign in</nav.Link>
        </span>
      }
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
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          required
          error={errors.confirm?.message}
          {...form.register('confirm')}
        />
        <Button type="submit" size="l" busy={isSubmitting} busyLabel="Creating account...">
          Create Account
        </Button>
        <p className={styles.small}>
          By creating an account you agree to our <nav.Link to="/terms">Terms of Service</nav.Link> and{' '}
          <nav.Link to="/privacy">Privacy Policy</nav.Link>.
        </p>
      </form>
    </AccountFrame>
  )
}
