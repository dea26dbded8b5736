import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { PasswordField } from '@evenplate/shared-ui/PasswordField'
import { TextField } from '@evenplate/shared-ui/TextField'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { errorWords } from '../../data/error-words.ts'
import { queryClient } from '../../data/queries.ts'
import { Done } from '../../frame/Done.tsx'
import { FormError } from '../../frame/FormError.tsx'
import { emailField, passwordField } from '../../frame/fields.ts'
import { askForEmail, pendingEmailOf, provePassword } from '../data/account-rights.ts'
import { AccountSection, Username } from './AccountSection.tsx'

const change = z.object({ email: emailField, password: passwordField })

export function ChangeEmail({ user }: { user: { id: string; email: string } }) {
  const { db } = usePlatform()
  const pending = useQuery(pendingEmailOf(db, user.id))
  const form = useForm<z.infer<typeof change>>({
    resolver: standardSchemaResolver(change),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const [isSent, setSent] = useState(false)

  const submit = form.handleSubmit(async ({ email, password }) => {
    if (email.toLowerCase() === user.email.toLowerCase()) {
      return form.setError('email', { message: 'That is already your address.' })
    }
    try {
      await provePassword(await db(), user.email, password)
      await askForEmail(await db(), email, `${window.location.origin}/profile`)
      form.reset()
      setSent(true)
      queryClient.setQueryData(pendingEmailOf(db, user.id).queryKey, email)
    } catch (error) {
      form.setError('root', { message: errorWords(error) })
    }
  })

  return (
    <AccountSection
      title="Change email"
      lead={
        <>
          Your address is <strong>{user.email}</strong>.
        </>
      }
    >
      {pending.data && (
        <Waiting isNew={isSent}>
          We sent a link to <strong>{pending.data}</strong> and one to <strong>{user.email}</strong>. Open
          both to finish the change. Until then, <strong>{user.email}</strong> is still your address.
        </Waiting>
      )}
      <form method="post" onSubmit={submit} noValidate>
        <FormError message={errors.root?.message} attempt={submitCount} />
        <Username email={user.email} />
        <TextField
          label="New email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" variant="secondary" busy={isSubmitting} busyLabel="Sending...">
          Change Email
        </Button>
      </form>
    </AccountSection>
  )
}

/** Takes the focus when it has just appeared; for a visitor who returns, it is simply there. */
function Waiting({ isNew, children }: { isNew: boolean; children: React.ReactNode }) {
  return isNew ? <Done>{children}</Done> : <p>{children}</p>
}
