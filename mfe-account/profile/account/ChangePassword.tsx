import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { PasswordField } from '@evenplate/shared-ui/PasswordField'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { updatePassword } from '../../data/account.ts'
import { errorWords } from '../../data/error-words.ts'
import { Done } from '../../frame/Done.tsx'
import { FormError } from '../../frame/FormError.tsx'
import { passwordField } from '../../frame/fields.ts'
import { newPasswordProblem, PASSWORD_HINT } from '../../frame/new-password.ts'
import { provePassword } from '../data/account-rights.ts'
import { AccountSection, Username } from './AccountSection.tsx'

const EMPTY = { current: '', password: '', confirm: '' }
const change = z.object({ current: passwordField, password: passwordField, confirm: passwordField })

export function ChangePassword({ user }: { user: { email: string } }) {
  const { db } = usePlatform()
  const form = useForm<z.infer<typeof change>>({
    resolver: standardSchemaResolver(change),
    defaultValues: EMPTY,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const [isChanged, setChanged] = useState(false)

  const submit = form.handleSubmit(async ({ current, password, confirm }) => {
    setChanged(false)
    const problem = newPasswordProblem(password, confirm)
    if (problem) return form.setError('root', { message: problem })
    try {
      await provePassword(await db(), user.email, current)
      await updatePassword(await db(), password)
      form.reset()
      setChanged(true)
    } catch (error) {
      form.setError('root', { message: errorWords(error) })
    }
  })

  return (
    <AccountSection title="Change password" lead="This signs out your other devices.">
      <form method="post" onSubmit={submit} noValidate>
        <FormError message={errors.root?.message} attempt={submitCount} />
        {isChanged && <Done>Your password has been changed.</Done>}
        <Username email={user.email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          error={errors.current?.message}
          {...form.register('current')}
        />
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
        <Button type="submit" variant="secondary" busy={isSubmitting} busyLabel="Updating...">
          Change Password
        </Button>
      </form>
    </AccountSection>
  )
}
