import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Notice } from '@evenplate/shared-ui/Notice'

export type ShareQuestionProps = {
  open: boolean
  /** True while it is being made public. */
  busy: boolean
  /** True when it could not be made public: it is as private as before. */
  failed: boolean
  onPublish: () => void
  onClose: () => void
}

/** Asks the owner of a private recipe before anyone else can read it, and says what others will see. */
export function ShareQuestion({ open, busy, failed, onPublish, onClose }: ShareQuestionProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => {
        if (!stays) onClose()
      }}
      title="Make this recipe public?"
      actions={
        <>
          <Button onClick={onPublish} busy={busy} busyLabel="Making it public...">
            Make public and copy link
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep private
          </Button>
        </>
      }
    >
      <p>
        Only you can read it now. Once it is public, anyone with the link can read the recipe and its numbers:
        not your name, not your allergies, not your other recipes.
      </p>
      <p>You can take it back at any time, on the recipe’s own page.</p>
      {failed && (
        <Notice
          role="alert"
          tone="danger"
          title="We could not make it public. Nothing has changed: please try again."
        />
      )}
    </Dialog>
  )
}
