import { recipeMailRequest } from '@evenplate/domain/recipe-mail'
import { Button } from '@evenplate/shared-ui/Button'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useEffect, useState } from 'react'
import styles from './MailBox.module.css'

type Props = {
  address: string
  onAddress: (address: string) => void
  /** Called with a valid address. */
  onSend: (address: string) => void
  button: string
  /** Called when somebody starts to write here, and when they leave it. */
  onWriting?: ((isWriting: boolean) => void) | undefined
  note?: string
  autoFocus?: boolean
}

/** Where to send it. An invalid address is refused here, and stays to be corrected. */
export function MailForm({ address, onAddress, onSend, onWriting, button, note, autoFocus }: Props) {
  const [wrong, setWrong] = useState<string | null>(null)
  // Sent, or gone with its screen: nobody is writing here any more.
  useEffect(() => () => onWriting?.(false), [onWriting])
  return (
    <form
      className={styles.form}
      noValidate
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onWriting?.(false)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!mayAsk(address)) return
        const read = recipeMailRequest.shape.email.safeParse(address)
        setWrong(read.success ? null : (read.error.issues[0]?.message ?? null))
        if (read.success) onSend(read.data)
      }}
    >
      <TextField
        // Opened by a press that requested this field.
        ref={(field) => {
          if (autoFocus) field?.focus()
        }}
        label="Email me this recipe"
        note={note}
        hint="For this one email only."
        error={wrong}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.com"
        value={address}
        onChange={(event) => {
          setWrong(null)
          onWriting?.(true)
          onAddress(event.target.value)
        }}
      />
      <Button type="submit" variant="secondary" disabled={!mayAsk(address)}>
        {button}
      </Button>
    </form>
  )
}

const mayAsk = (address: string) => address.includes('@')
