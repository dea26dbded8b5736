import { ERRORS } from '@evenplate/domain/errors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { ShareDialog } from '@evenplate/recipe-view/ShareDialog'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Notice } from '@evenplate/shared-ui/Notice'
import { TextField } from '@evenplate/shared-ui/TextField'
import type { Made } from '../builder/build.ts'
import type { Saving } from '../builder/use-saving.ts'
import { MailBox } from '../mail/MailBox.tsx'
import type { PromptReason } from '../prompt/reasons.ts'
import styles from './Actions.module.css'
import { useShare } from './use-share.ts'

type Props = {
  made: Made
  saving: Saving
  onPrompt: (reason: PromptReason) => void
  onCreateNew: () => void
}

export function Actions({ made, saving, onPrompt, onCreateNew }: Props) {
  const { auth, nav } = usePlatform()
  const { share, uncopied, dialog } = useShare(made)
  const member = auth.status === 'member'

  const save = () => (member ? saving.save(made) : onPrompt('save'))
  const print = () => (member ? window.print() : onPrompt('print'))

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
      <div className={styles.more}>
        {made.saved && (
          <nav.Link to={`/recipes/${made.id}`} className={styles.view}>
            View saved recipe
          </nav.Link>
        )}
        <MailBox generation={made.generation} />
        {made.changes.length > 0 && (
          <p className={styles.asItWas}>
            Your changes are here alone: a mail brings the recipe as it was made.
          </p>
        )}
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
            label="Link to share"
            hideLabel
            readOnly
            value={uncopied}
            onFocus={(event) => event.target.select()}
          />
        </Notice>
      )}
      <ShareDialog {...dialog} />
    </div>
  )
}
