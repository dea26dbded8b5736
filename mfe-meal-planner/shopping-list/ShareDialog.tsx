import type { ShoppingList } from '@evenplate/meal-plan/shopping/list'
import { sharedOf } from '@evenplate/meal-plan/shopping/shared-list'
import { usePlatform } from '@evenplate/platform/define-remote'
import { copyLink } from '@evenplate/recipe-view/copy-link'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Notice } from '@evenplate/shared-ui/Notice'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useEffect, useState } from 'react'
import { endLink, type ListLink, linksOf, shareList } from './data/sharing.ts'
import styles from './ShoppingList.module.css'

type Props = { userId: string; list: ShoppingList; onClose: () => void }
type LinkState =
  | { state: 'none' }
  | { state: 'busy' }
  | { state: 'made'; link: string; copied: boolean }
  | { state: 'full' }
  | { state: 'failed' }

/** A link that opens this list on another phone, and the links that still work. */
export function ShareDialog({ userId, list, onClose }: Props) {
  const { db, telemetry } = usePlatform()
  const [links, setLinks] = useState<ListLink[]>([])
  const [made, setMade] = useState<LinkState>({ state: 'none' })
  const load = () =>
    linksOf(db, userId, list.week, Date.now()).then(setLinks, (error: unknown) => telemetry.error(error))
  useEffect(() => void load(), [])

  const share = async () => {
    setMade({ state: 'busy' })
    try {
      const shared = await shareList(db, list.week, sharedOf(list))
      if (!shared) return setMade({ state: 'full' })
      const link = `${window.location.origin}/shared-list/${shared.slug}`
      setMade({ state: 'made', link, copied: await copyLink(link) })
      await load()
    } catch (error) {
      telemetry.error(error)
      setMade({ state: 'failed' })
    }
  }
  const end = (id: string) =>
    endLink(db, id).then(
      () => {
        setLinks((all) => all.filter((one) => one.id !== id))
        setMade({ state: 'none' })
      },
      (error: unknown) => {
        telemetry.error(error)
        setMade({ state: 'failed' })
      },
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Send this list to a phone"
      actions={
        <Button onClick={() => void share()} busy={made.state === 'busy'} busyLabel="Making a link...">
          Make a Link
        </Button>
      }
    >
      <p>
        Anyone with the link can read the list as it is now and check things off, and you’ll see that here. It
        shows names and amounts of foods, nothing about your meals or your health, and stops working after
        seven days.
      </p>
      {made.state === 'made' && (
        <TextField
          label={made.copied ? 'Copied. Here is the link' : 'Here is the link'}
          readOnly
          value={made.link}
          onFocus={(event) => event.target.select()}
        />
      )}
      {made.state === 'full' && (
        <Notice tone="warning" role="alert">
          Five links are already open. End one of them to make another.
        </Notice>
      )}
      {made.state === 'failed' && (
        <Notice tone="danger" role="alert">
          That didn’t work just now. Please check your connection and try again.
        </Notice>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ id, until }) => (
            <li key={id}>
              <span>A link that works until {sayDay(until)}</span>
              <Button variant="quiet" size="s" onClick={() => void end(id)}>
                End It Now
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** "November 30": the day it ends, in its maker's time zone. */
const sayDay = (until: string): string =>
  new Date(until).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
