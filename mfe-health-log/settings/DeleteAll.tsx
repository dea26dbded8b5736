import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Panel } from '@evenplate/shared-ui/Panel'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useState } from 'react'
import { deleteLog } from '../data/delete-log.ts'
import { queryClient } from '../data/queries.ts'
import styles from './Settings.module.css'

const WORD = 'delete'

/** Deletes the whole log once the member has typed the word. It cannot be undone, so it says what will be deleted. */
export function DeleteAll({ userId }: { userId: string }) {
  const { db, device, nav, telemetry } = usePlatform()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function deleteAll() {
    if (typed.trim().toLowerCase() !== WORD) return setError(`Type the word “${WORD}”.`)
    setBusy(true)
    try {
      await deleteLog(db, device, userId)
      queryClient.clear()
      setAsking(false)
      nav.go('/health')
      toast.add({ title: 'Your health log is deleted' })
    } catch (failed) {
      telemetry.error(failed)
      setError('We couldn’t delete it just now. Nothing was deleted. Please try again.')
    }
    setBusy(false)
  }
  return (
    <Panel title="Delete everything">
      <div className={styles.part}>
        <p>All readings, meals, A1C results, imports and these settings. Your recipes and plans stay.</p>
        <Button
          variant="danger"
          onClick={() => {
            setTyped('')
            setError('')
            setAsking(true)
          }}
        >
          Delete My Health Log
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete your health log?"
        actions={
          <>
            <Button variant="danger" busy={isBusy} busyLabel="Deleting..." onClick={() => void deleteAll()}>
              Delete Everything
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep It
            </Button>
          </>
        }
      >
        <p>This cannot be undone. Export it first if you may want it again.</p>
        <TextField
          label={`Type “${WORD}” to continue`}
          autoComplete="off"
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value)
            setError('')
          }}
        />
      </Dialog>
    </Panel>
  )
}
