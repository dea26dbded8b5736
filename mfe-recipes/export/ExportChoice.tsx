import { usePlatform } from '@evenplate/platform/define-remote'
import { awayMessage, isAway } from '@evenplate/platform/kit/offline/connection'
import type { ExportFormat } from '@evenplate/saved-recipe/exported'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useState } from 'react'
import type { ExportProps } from './ExportButton.tsx'
import { saveFile } from './save-file.ts'

/** The formats of an export; each press saves a file. */
export function ExportChoice({ label, read, onClose }: ExportProps & { onClose: () => void }) {
  const { telemetry } = usePlatform()
  const toast = useToast()
  const [busy, setBusy] = useState<ExportFormat | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const save = async (format: ExportFormat) => {
    setBusy(format)
    setFailure(null)
    try {
      const [recipes, { exportedFile }] = await Promise.all([
        read(),
        import('@evenplate/saved-recipe/exported'),
      ])
      const file = exportedFile(recipes, format)
      saveFile(file)
      toast.add({ title: `Saved as ${file.name}` })
      onClose()
    } catch (error) {
      if (!isAway()) telemetry.error(error)
      setFailure(isAway() ? awayMessage('You can export') : 'We couldn’t make the file. Please try again.')
    } finally {
      setBusy(null)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => {
        if (!stays) onClose()
      }}
      title={label}
      actions={
        <>
          <Button onClick={() => void save('json')} busy={busy === 'json'} busyLabel="Making the file...">
            JSON-LD, for other programs
          </Button>
          <Button
            variant="secondary"
            onClick={() => void save('markdown')}
            busy={busy === 'markdown'}
            busyLabel="Making the file..."
          >
            Markdown, to read
          </Button>
        </>
      }
    >
      <p>
        Either file has the ingredients, steps, times, source and your corrections. You can bring it back in
        the recipe builder at any time, with nothing lost.
      </p>
      {failure && <Notice role="alert" tone="danger" title={failure} />}
    </Dialog>
  )
}
