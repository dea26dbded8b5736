import { usePlatform } from '@evenplate/platform/define-remote'
import {
  clearVerificationFlags,
  readVerificationFlags,
  setVerificationFlags,
} from '@evenplate/platform/verification-flags'
import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { PasswordField } from '@evenplate/shared-ui/PasswordField'
import { TextField } from '@evenplate/shared-ui/TextField'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Credentials, signIn } from '../data/account.ts'
import { errorWords } from '../data/error-words.ts'
import styles from '../frame/AccountFrame.module.css'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { FormError } from '../frame/FormError.tsx'
import { emailField, passwordField } from '../frame/fields.ts'
import type { LinkWords } from '../frame/link-words.ts'
import { useLinkWords } from '../frame/use-link-words.ts'
import { useRedirect } from '../frame/use-redirect.ts'
import { nextPath } from './next-path.ts'

const credentials = z.object({ email: emailField, password: passwordField })

export function LoginPage() {
  const { auth, db, device, nav } = usePlatform()
  const form = useForm<Credentials>({
    resolver: standardSchemaResolver(credentials),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState
  useRedirect(isSubmitSuccessful || (auth.status === 'member' && !isSubmitting), nextPath(nav.search))

  // Known only in the browser: the address that was just registered, or the one in the link.
  const asked = new URLSearchParams(nav.search).get('email')
  useEffect(() => {
    const email = asked ?? readVerificationFlags(device).email
    if (email && !form.getValues('email')) form.setValue('email', email)
  }, [asked, device, form])

  const submit = form.handleSubmit(async (values) => {
    const before = readVerificationFlags(device)
    // First, because the signed-in event sets them again while we wait if the address is still unconfirmed.
    clearVerificationFlags(device)
    try {
      await signIn(await db(), values)
    } catch (error) {
      if (before.needed && before.email) setVerificationFlags(device, before.email)
      form.setError('root', { message: errorWords(error) })
    }
  })

  return (
    <AccountFrame
      title="Welcome back"
      lead="Sign in to your recipes and your dashboard."
      footer={
        <>
          <nav.Link to="/forgot-password">Forgot password?</nav.Link>
          <nav.Link to="/register">Create account</nav.Link>
        </>
      }
    >
      <form method="post" className={styles.form} onSubmit={submit} noValidate>
        <Arrival search={nav.search} />
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
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" size="l" busy={isSubmitting} busyLabel="Signing in...">
          Sign In
        </Button>
      </form>
    </AccountFrame>
  )
}

/** Why the visitor is here: an emailed link that did not work, or an account that was deleted. Known only in the browser. */
function Arrival({ search }: { search: string }) {
  const said = useLinkWords()
  const [isDeleted, setDeleted] = useState(false)
  useEffect(() => setDeleted(new URLSearchParams(search).has('deleted')), [search])
  const words = isDeleted ? DELETED : said
  if (!words) return null
  return (
    <Notice tone={words.tone} role="status">
      {words.text}
    </Notice>
  )
}

const DELETED: LinkWords = {
  tone: 'success',
  text: 'Your account and everything in it have been deleted. Take care.',
}
