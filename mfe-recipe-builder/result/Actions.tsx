import { ERRORS } from '@evenplate/domain/errors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { copyLink } from '@evenplate/recipe-view/copy-link'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Notice } from '@evenplate/shared-ui/Notice'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useState } from 'react'
import type { Made } from '../builder/build.ts'
import type { Saving } from '../builder/use-saving.ts'
import type { PromptReason } from '../prompt/reasons.ts'
import styles from './Actions.module.css'

type Props = {
  made: Made
  saving: Saving
  onPrompt: (reason: PromptReason) => void
  onCreateNew: () => void
}

export function Actions({ made, saving, onPrompt, onCreateNew }: Props) {
  const { auth, nav } = usePlatform()
  const toast = useToast()
  const [uncopied, setUncopied] = useState<string | null>(null)
  const member = auth.status === 'member'

  const save = () => (member ? saving.save(made) : onPrompt('save'))
  const print = () => (member ? window.print() : onPrompt('print'))
  const share = async () => {
    const address = window.location.href
    const copied = await copyLink(address)
    setUncopied(copied ? null : address)
    if (copied) toast.add({ title: 'Recipe link copied to clipboard!' })
  }

  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {made.saved ? (
          // It stays where it was, so that whoever pressed it keeps their place.
          <Button aria-disabled="true" className={styles.saved}>
            <Icon name="check" />
            Saved
          </Button>
        ) : (
          <Button onClick={save} busy={saving.busy} busyLabel="Saving…" disabled={auth.status === 'loading'}>
            <Icon name="bookmark" />
            Save Recipe
          </Button>
        )}
        <Button variant="secondary" onClick={() => void share()}>
          <Icon name="share" />
          Share Recipe
        </Button>
        <Button variant="secondary" onClick={print} disabled={auth.status === 'loading'}>
          <Icon name="printer" />
          Print Recipe
        </Button>
        <Button variant="quiet" onClick={onCreateNew}>
          <Icon name="plus" />
          Create New Recipe
        </Button>
      </div>
      {saving.error && !made.saved && (
        <Notice
          tone="danger"
          role="alert"
          title={ERRORS[saving.error].message}
          actions={saving.error === 'saved_limit' && <nav.Link to="/recipes">My recipes</nav.Link>}
        />
      )}
      {uncopied && (
        <Notice tone="warning" role="alert" title="Your browser does not let us copy. Here is the link:">
          <TextField
            label="Link of this page"
            hideLabel
            readOnly
            value={uncopied}
            onFocus={(event) => event.target.select()}
          />
        </Notice>
      )}
    </div>
  )
}
