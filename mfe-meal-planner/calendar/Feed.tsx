import { usePlatform } from '@evenplate/platform/define-remote'
import { copyLink } from '@evenplate/recipe-view/copy-link'
import { Button } from '@evenplate/shared-ui/Button'
import { Checkbox } from '@evenplate/shared-ui/Checkbox'
import { Notice } from '@evenplate/shared-ui/Notice'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useEffect, useState } from 'react'
import { makeFeed, readFeed, revokeFeed } from '../data/calendar.ts'
import styles from './Calendar.module.css'

type Now = { at: 'reading' | 'off' | 'failed' } | { at: 'on'; withCarbs: boolean; address: string | null }

/** A secret address that a calendar subscribes to. It is shown once, and can be replaced or revoked. */
export function Feed({ userId }: { userId: string }) {
  const { db, telemetry } = usePlatform()
  const [now, setNow] = useState<Now>({ at: 'reading' })
  const [withCarbs, setWithCarbs] = useState(false)
  const [busy, setBusy] = useState(false)
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    let here = true
    readFeed(db, userId).then(
      (feed) => here && setNow(feed ? { at: 'on', withCarbs: feed.withCarbs, address: null } : { at: 'off' }),
      (error: unknown) => {
        telemetry.error(error)
        if (here) setNow({ at: 'failed' })
      },
    )
    return () => {
      here = false
    }
  }, [userId])

  const attempt = async (action: () => Promise<Now>) => {
    setBusy(true)
    try {
      setNow(await action())
    } catch (error) {
      telemetry.error(error)
      setNow({ at: 'failed' })
    } finally {
      setBusy(false)
    }
  }
  const make = () =>
    attempt(async () => {
      const path = await makeFeed(db, withCarbs)
      setCopied(false)
      return { at: 'on', withCarbs, address: location.origin + path }
    })
  return (
    <section className={styles.part} aria-labelledby="calendar-feed" aria-busy={now.at === 'reading'}>
      <h3 id="calendar-feed">An address that keeps your calendar up to date</h3>
      <p>Anyone with the address can read what you plan to eat. You can turn it off at any time.</p>
      {now.at === 'failed' && (
        <Notice role="alert" tone="warning" title="That didn’t work just now.">
          Please try again in a moment.
        </Notice>
      )}
      {now.at === 'on' && now.address && (
        <>
          <TextField
            label="Your address"
            hint="Shown this once. Paste it into your calendar’s “add by URL”."
            readOnly
            value={now.address}
            onFocus={({ target }) => target.select()}
          />
          <Button
            variant="secondary"
            onClick={() => now.address && void copyLink(now.address).then(setCopied)}
          >
            {copied ? 'Copied' : 'Copy the Address'}
          </Button>
        </>
      )}
      {now.at === 'on' && (
        <p>
          It is on, {now.withCarbs ? 'with carbs in the events' : 'without carbs'}.
          {!now.address && ' The address itself is not shown again: make a new one if you lost it.'}
        </p>
      )}
      <Checkbox
        label="Show carbs in the events"
        checked={withCarbs}
        onChange={({ target }) => setWithCarbs(target.checked)}
      />
      <div className={styles.actions}>
        <Button variant="secondary" busy={busy} onClick={() => void make()}>
          {now.at === 'on' ? 'Make a New Address' : 'Make an Address'}
        </Button>
        {now.at === 'on' && (
          <Button
            variant="quiet"
            busy={busy}
            onClick={() =>
              void attempt(async () => {
                await revokeFeed(db)
                return { at: 'off' }
              })
            }
          >
            Turn It Off
          </Button>
        )}
      </div>
    </section>
  )
}
