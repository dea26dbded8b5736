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
        Only you can read it now. Once it’s public, anyone with the link can see the recipe and its numbers,
        but not your name, your allergies or your other recipes.
      </p>
      <p>You can make it private again at any time on the recipe’s page.</p>
      {failed && (
        <Notice
          role="alert"
          tone="danger"
          title="We couldn’t make it public. Nothing has changed. Please try again."
        />
      )}
    </Dialog>
  )
}
