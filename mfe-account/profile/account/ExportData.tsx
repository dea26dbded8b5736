import { AccountSection } from './AccountSection.tsx'
import { ExportButton } from './ExportButton.tsx'

export function ExportData() {
  return (
    <AccountSection
      title="Take your data with you"
      lead="One JSON file with everything we hold about you: account, profile, recipes with all their figures, activity, messages and what you used of the day’s limits. It holds health data, so keep it safe."
    >
      <ExportButton>Export all my data</ExportButton>
    </AccountSection>
  )
}
