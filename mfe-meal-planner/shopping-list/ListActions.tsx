import type { ShoppingList } from '@evenplate/meal-plan/shopping/list'
import { listAsText } from '@evenplate/meal-plan/shopping/text'
import { usePlatform } from '@evenplate/platform/define-remote'
import { copyLink } from '@evenplate/recipe-view/copy-link'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Icon } from '@evenplate/shared-ui/Icon'
import { later } from '@evenplate/shared-ui/Later'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useState } from 'react'
import type { Shopper } from './data/shopper.ts'
import styles from './ShoppingList.module.css'

const ShareDialog = later(() => import('./ShareDialog.tsx').then((file) => file.ShareDialog))

/** What can be done with the whole list. */
export function ListActions({ shopper, list }: { shopper: Shopper; list: ShoppingList }) {
  const { nav } = usePlatform()
  const toast = useToast()
  const [sharing, setSharing] = useState(false)
  const copy = async () => {
    const copied = await copyLink(listAsText(list))
    toast.add(
      copied
        ? { title: 'Shopping list copied to clipboard.' }
        : { title: 'Your browser won’t let us copy the list. You can print it.', tone: 'danger' },
    )
  }
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => setSharing(true)}>
        <Icon name="share" />
        Send to a Phone
      </Button>
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon name="copy" />
        Copy as Text
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="printer" />
        Print
      </Button>
      {sharing && shopper.owner !== null && (
        <ShareDialog userId={shopper.owner} list={list} onClose={() => setSharing(false)} />
      )}
      <Dialog
        open={sharing && shopper.owner === null}
        onOpenChange={setSharing}
        title="Send it with an account"
        actions={
          <nav.Link to="/register" className={buttonClass({})}>
            Create an Account
          </nav.Link>
        }
      >
        <p>
          This list is only in this browser. With an account, a link opens it on another phone for seven days,
          and you can both check things off. Without one, you can copy it as text.
        </p>
      </Dialog>
    </div>
  )
}
