import { AccountSection } from './AccountSection.tsx'
import { ExportButton } from './ExportButton.tsx'

export function ExportData() {
  return (
    <AccountSection
      title="Take your data with you"
      lead="One JSON file with everything we store about you: account, profile, recipes with all their figures, activity, messages and how much of today’s limits you have used. It contains health data, so keep it safe."
    >
      <ExportButton>Export all my data</ExportButton>
    </AccountSection>
  )
}
