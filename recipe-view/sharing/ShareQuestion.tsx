import type { Recipe } from '@evenplate/domain/recipe'
import { Button } from '@evenplate/shared-ui/Button'
import { Checkbox } from '@evenplate/shared-ui/Checkbox'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useState } from 'react'

export type ShareQuestionProps = {
  open: boolean
  /** True while it is being made public. */
  busy: boolean
  /** True if it could not be made public: it is as private as before. */
  failed: boolean
  /** What it was brought as: then the question includes its text. */
  brought?: Recipe['brought']
  /** @param sharesWords whether its description, steps and tips are public, too; false unless it was brought */
  onPublish: (sharesWords: boolean) => void
  onClose: () => void
}

/** Asks the owner of a private recipe before anyone else can read it, and says what others will see. */
export function ShareQuestion({ open, busy, failed, brought, onPublish, onClose }: ShareQuestionProps) {
  const [sharesWords, setSharesWords] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => {
        if (!stays) onClose()
      }}
      title="Make this recipe public?"
      actions={
        <>
          <Button onClick={() => onPublish(sharesWords)} busy={busy} busyLabel="Making it public...">
            Make Public and Copy Link
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep Private
          </Button>
        </>
      }
    >
      <p>
        Only you can read it now. Once it’s public, anyone with the link can see the recipe and its numbers,
        but not your name, your allergies or your other recipes.
      </p>
      {brought && (
        <>
          <p>
            You brought this recipe. The link shows its ingredients, its numbers
            {brought.source ? ' and where it is from' : ''}; its description, steps and tips stay with you.
          </p>
          <Checkbox
            label="Also show its description, steps and tips. I wrote them, or I’m allowed to share them."
            checked={sharesWords}
            onChange={(event) => setSharesWords(event.target.checked)}
          />
        </>
      )}
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
