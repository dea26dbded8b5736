import { usePlatform } from '@evenplate/platform/define-remote'
import { Wide } from '@evenplate/recipe-view/DockButtons'
import { ShareDialog } from '@evenplate/recipe-view/ShareDialog'
import { isSaving } from '@evenplate/saved-recipe/changes/unsaved-changes'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Notice } from '@evenplate/shared-ui/Notice'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useToast } from '@evenplate/shared-ui/Toast'
import type { PromptReason } from '../prompt/reasons.ts'
import type { Saving } from '../saving/use-saving.ts'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import styles from './Actions.module.css'
import type { Sharing } from './use-share.ts'

type Props = {
  made: GeneratedRecipe
  saving: Saving
  sharing: Sharing
  onPrompt: (reason: PromptReason) => void
  onCreateNew: () => void
}

/** The buttons of a result, in the fixed bar. */
export function Actions({ made, saving, sharing, onPrompt, onCreateNew }: Props) {
  const { auth } = usePlatform()
  const toast = useToast()
  const member = auth.status === 'member'
  const save = () => (member ? saving.save(made) : onPrompt('save'))
  const share = () => (made.brought && !made.saved ? shareBrought() : sharing.share())
  const shareBrought = () =>
    member
      ? toast.add({ title: 'Save it first: only a saved recipe can have a link.', tone: 'info' })
      : onPrompt('save')
  const print = () => (member ? window.print() : onPrompt('print'))
  return (
    <>
      {made.saved ? (
        // It stays in place, so that the focus is not lost after pressing it.
        <Button aria-disabled="true" className={styles.saved}>
          <Icon name="check" />
          Saved
        </Button>
      ) : (
        <Button
          onClick={save}
          busy={isSaving(saving.now)}
          busyLabel="Saving..."
          disabled={auth.status === 'loading'}
        >
          <Icon name="bookmark" />
          <span>
            Save <Wide>Recipe</Wide>
          </span>
        </Button>
      )}
      <Button variant="secondary" onClick={share} busy={sharing.busy} busyLabel="Sharing...">
        <Icon name="share" />
        <span>
          Share <Wide>Recipe</Wide>
        </span>
      </Button>
      <Button variant="secondary" onClick={print} disabled={auth.status === 'loading'}>
        <Icon name="printer" />
        <span>
          Print <Wide>Recipe</Wide>
        </span>
      </Button>
      <Button variant="quiet" onClick={onCreateNew}>
        <Icon name="plus" />
        <span>
          <Wide>Create</Wide> New <Wide>Recipe</Wide>
        </span>
      </Button>
      <ShareDialog {...sharing.dialog} brought={made.recipe.brought} />
    </>
  )
}

/** The buttons' messages, above them. */
export function ActionNotices({ made, saving, sharing }: Props) {
  const { nav } = usePlatform()
  const { link, uncopied } = sharing
  const failure = saving.now?.state === 'failed' ? saving.now.why : null
  return (
    <>
      {failure && !made.saved && (
        <Notice
          tone="danger"
          role="alert"
          title={failure.message}
          actions={failure.code === 'saved_limit' && <nav.Link to="/recipes">My Recipes</nav.Link>}
        />
      )}
      {uncopied && (
        <Notice tone="warning" role="alert" title="Your browser won’t let us copy the link. Here it is:">
          <TextField
            label="Link to share"
            hideLabel
            readOnly
            value={uncopied}
            onFocus={(event) => event.target.select()}
          />
        </Notice>
      )}
      {link && (
        <p className={styles.link}>
          <span>This link works until {link.until}.</span>
          <Button variant="quiet" size="s" onClick={link.remove} busy={link.busy} busyLabel="Removing...">
            Remove Link
          </Button>
        </p>
      )}
    </>
  )
}
