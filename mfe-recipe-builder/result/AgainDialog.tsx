import type { Reading } from '@evenplate/domain/brief'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'

type Props = { reading: Reading; onAgain: () => void; onClose: () => void }

/** Asks before another recipe is made: it counts like any other. */
export function AgainDialog({ reading, onAgain, onClose }: Props) {
  const { auth } = usePlatform()
  return (
    <Dialog
      open
      onOpenChange={(stays) => {
        if (!stays) onClose()
      }}
      title={`Make it again without “${reading.text}”?`}
      actions={
        <>
          <Button onClick={onAgain}>Make It Again</Button>
          <Button variant="quiet" onClick={onClose}>
            Keep This Recipe
          </Button>
        </>
      }
    >
      <p>
        Everything else you asked for stays. This makes a new recipe
        {auth.status === 'member' ? ', saved next to this one.' : ' and counts as one of your three a day.'}
      </p>
    </Dialog>
  )
}
