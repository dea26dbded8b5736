import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useState } from 'react'
import { useBuilder } from '../builder/store.ts'
import styles from './Cooking.module.css'

/** Where to send the recipe, if anywhere. Delivery is not there yet, and the box says so. */
export function EmailBox() {
  const { mailTo, askForMail } = useBuilder()
  const [address, setAddress] = useState('')
  if (mailTo)
    return (
      <Notice tone="info" role="status" className={styles.mailNotice}>
        E-mail delivery is not switched on yet. Your recipe stays on this page.
      </Notice>
    )
  return (
    <form
      className={styles.mail}
      onSubmit={(event) => {
        event.preventDefault()
        if (mayAsk(address)) askForMail(address.trim())
      }}
    >
      <TextField
        label="Email me this recipe"
        note="(optional)"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.com"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={!mayAsk(address)}>
        Email me
      </Button>
    </form>
  )
}

const mayAsk = (address: string) => address.includes('@')
