import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useRef, useState } from 'react'
import { type Mail, mailOf, NO_MAIL } from '../state/mail.ts'
import { useBuilder } from '../state/store.ts'
import styles from './MailBox.module.css'
import { MailForm } from './MailForm.tsx'
import { sendMail } from './send.ts'

/**
 * "Email me this recipe": requested while it is made and sent once it is done, or sent at once if it is done.
 * @param unfolded shows the field at once, even if the recipe is done
 * @param generation the idempotency key of the recipe's generation; null while it is being made
 */
export function MailBox({ generation, unfolded = false }: { generation: string | null; unfolded?: boolean }) {
  const platform = usePlatform()
  const { auth } = platform
  const { mailTo, writeMailTo, becomeMail, writeMail } = useBuilder()
  const mail = mailOf(
    useBuilder((state) => state.mail),
    generation,
  )
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const address = mailTo ?? (auth.status === 'member' ? auth.user.email : '')

  const send = (to: string) => {
    writeMailTo(to)
    // The pressed button disappears: keyboard and screen reader focus must stay here.
    box.current?.focus()
    if (generation === null) becomeMail({ step: 'asked' })
    else void sendMail(platform, generation, to)
  }
  const form = { address, onAddress: writeMailTo, onSend: send }
  const said = sayMail(mail, address)
  const folded = generation !== null && mail.step === 'idle' && !open && !unfolded

  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {folded && (
        <Button variant="quiet" size="s" className={styles.open} onClick={() => setOpen(true)}>
          <Icon name="mail" />
          Email Me This Recipe
        </Button>
      )}
      {mail.step === 'idle' && !folded && (
        <MailForm
          {...form}
          autoFocus={open}
          onWriting={unfolded ? writeMail : undefined}
          button="Email me"
          note={generation === null ? '(optional)' : undefined}
        />
      )}
      <div role="status">
        {said && (
          <p className={styles.said}>
            <Icon name={mail.step === 'sent' ? 'check' : 'mail'} />
            <span>{said}</span>
          </p>
        )}
      </div>
      {mail.step === 'asked' && (
        <Button
          variant="quiet"
          size="s"
          className={styles.change}
          onClick={() => {
            becomeMail(NO_MAIL)
            box.current?.focus()
          }}
        >
          Change
        </Button>
      )}
      {mail.step === 'failed' && (
        <>
          <Notice role="alert" tone="warning" title={mail.message} />
          {mail.code !== 'mail_already_sent' && <MailForm {...form} button="Try Again" />}
        </>
      )}
    </div>
  )
}

/** Messages about a mail that need nothing from the visitor. */
function sayMail(mail: Mail, address: string): string | null {
  switch (mail.step) {
    case 'asked':
      return `We will email it to ${address} as soon as it is ready.`
    case 'sending':
      return `Sending to ${address}...`
    case 'sent':
      return `Sent to ${mail.to}`
    default:
      return null
  }
}
