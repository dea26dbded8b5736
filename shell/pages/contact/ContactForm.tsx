import { type ContactFields, contactFields } from '@evenplate/domain/contact'
import { ERRORS, isAppError, toldOf } from '@evenplate/domain/errors'
import { randomUuid } from '@evenplate/domain/random-uuid'
import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { TextArea } from '@evenplate/shared-ui/TextArea'
import { TextField } from '@evenplate/shared-ui/TextField'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useAuth } from '../../platform/auth.tsx'
import { ApiContext } from '../../platform/platform.tsx'
import { telemetry } from '../../platform/telemetry.ts'
import styles from './Contact.module.css'
import { leaveMessage, messageNamer } from './data/leave-message.ts'

/** The form for messages to support. Whatever fails, the typed text stays. */
export function ContactForm() {
  const api = useContext(ApiContext)
  const auth = useAuth()
  const [named] = useState(() => messageNamer(randomUuid))
  const form = useForm<ContactFields>({
    resolver: standardSchemaResolver(contactFields),
    defaultValues: { name: '', email: '', subject: '', message: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState

  // An address that was already typed stays.
  const email = auth.status === 'member' ? auth.user.email : ''
  useEffect(() => {
    if (email && !form.getValues('email')) form.setValue('email', email)
  }, [email, form])

  const submit = form.handleSubmit(async (fields) => {
    try {
      await leaveMessage(api, named(fields))
    } catch (error) {
      if (!isAppError(error)) telemetry.error(error)
      form.setError('root', { message: isAppError(error) ? toldOf(error) : ERRORS.unexpected.message })
    }
  })

  if (isSubmitSuccessful)
    return <Said tone="success">Thank you for your message! We will get back to you soon.</Said>

  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      {errors.root && (
        <Said tone="danger" key={submitCount}>
          {errors.root.message}
        </Said>
      )}
      <TextField
        label="Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField label="Subject" required error={errors.subject?.message} {...form.register('subject')} />
      <TextArea
        label="Message"
        rows={6}
        required
        hint="Please leave out readings and other health details. We don’t need them to help you."
        error={errors.message?.message}
        {...form.register('message')}
      />
      <p className={styles.note}>
        We use what you write here only to answer you. Our <Link to="/privacy">Privacy Policy</Link> explains
        how we store it.
      </p>
      <Button type="submit" size="l" busy={isSubmitting} busyLabel="Sending...">
        Send Message
      </Button>
    </form>
  )
}

/** Takes the focus when it appears: the button that had it is gone, or far below. */
function Said({ tone, children }: { tone: 'success' | 'danger'; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice
      ref={box}
      tabIndex={-1}
      className={styles.said}
      tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      {children}
    </Notice>
  )
}
