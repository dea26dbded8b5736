import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { PasswordField } from '@evenplate/shared-ui/PasswordField'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { errorWords } from '../../data/error-words.ts'
import { FormError } from '../../frame/FormError.tsx'
import { passwordField } from '../../frame/fields.ts'
import { deleteAccount, provePassword } from '../data/account-rights.ts'
import styles from './Account.module.css'
import { Username } from './AccountSection.tsx'
import { ExportButton } from './ExportButton.tsx'

const proof = z.object({ password: passwordField })

type Props = {
  email: string
  onCancel: () => void
  onStart: () => void
  onEnd: (deleted: boolean) => void
}

/** The last question before everything is deleted. The focus starts on the button that keeps the account. */
export function ConfirmDeletion({ email, onCancel, onStart, onEnd }: Props) {
  const { db } = usePlatform()
  const form = useForm<z.infer<typeof proof>>({
    resolver: standardSchemaResolver(proof),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])

  const submit = form.handleSubmit(async ({ password }) => {
    onStart()
    try {
      const client = await db()
      await provePassword(client, email, password)
      const deleted = await deleteAccount(client)
      onEnd(deleted)
      if (!deleted) form.setError('root', { message: 'Please enter your password once more.' })
    } catch (error) {
      onEnd(false)
      form.setError('root', { message: errorWords(error) })
    }
  })

  return (
    <form onSubmit={submit} method="post" noValidate className={styles.confirm}>
      <p>
        Everything that belongs to <strong>{email}</strong> will be deleted.
      </p>
      <ExportButton>Export all my data first</ExportButton>
      <FormError message={errors.root?.message} attempt={submitCount} />
      <Username email={email} />
      <PasswordField
        label="Password"
        hint="To confirm that it’s you."
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className={styles.buttons}>
        <Button ref={keep} variant="secondary" onClick={onCancel} disabled={isSubmitting}>
          Keep My Account
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting} busyLabel="Deleting...">
          Delete My Account and Everything in It
        </Button>
      </div>
    </form>
  )
}
