import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { useMutation } from '@tanstack/react-query'
import { FormError } from '../../frame/FormError.tsx'
import { exportData } from '../data/account-rights.ts'
import { saveFile } from './save-file.ts'

/** Downloads everything we have about the member as one file. */
export function ExportButton({ children }: { children: string }) {
  const { db, telemetry } = usePlatform()
  const taking = useMutation({
    mutationFn: async () => exportData(await db()),
    networkMode: 'always',
    onSuccess: (data) => {
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`evenplate-data-${day}.json`, 'application/json', `${JSON.stringify(data, null, 2)}\n`)
    },
    onError: (error) => telemetry.error(error),
  })
  return (
    <>
      <FormError
        message={taking.isError ? 'We couldn’t create the export just now. Please try again.' : undefined}
        attempt={taking.submittedAt}
      />
      <Button
        variant="secondary"
        onClick={() => taking.mutate()}
        busy={taking.isPending}
        busyLabel="Exporting..."
      >
        <Icon name="download" />
        {children}
      </Button>
      <span className="visually-hidden" role="status">
        {taking.isSuccess && 'The file is in your downloads.'}
      </span>
    </>
  )
}
