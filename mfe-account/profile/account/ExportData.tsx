import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { useMutation } from '@tanstack/react-query'
import { FormError } from '../../frame/FormError.tsx'
import { exportData } from '../data/account-rights.ts'
import { AccountSection } from './AccountSection.tsx'
import { saveFile } from './save-file.ts'

export function ExportData() {
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
    <AccountSection
      title="Take your data with you"
      lead="One JSON file with everything we hold about you: account, profile, recipes with all their figures, activity and messages. It holds health data, so keep it safe."
    >
      <FormError
        message={taking.isError ? 'The export could not be made just now. Please try again.' : undefined}
        attempt={taking.failureCount}
      />
      <Button
        variant="secondary"
        onClick={() => taking.mutate()}
        busy={taking.isPending}
        busyLabel="Exporting..."
      >
        <Icon name="download" />
        Export all my data
      </Button>
    </AccountSection>
  )
}
