import { GROUPS, type Group } from '@evenplate/glycemia/groups'
import type { Unit } from '@evenplate/glycemia/reading'
import { usePlatform } from '@evenplate/platform/define-remote'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { Panel } from '@evenplate/shared-ui/Panel'
import { useToast } from '@evenplate/shared-ui/Toast'
import type { HealthSettings } from '../data/log.ts'
import { queryClient } from '../data/queries.ts'
import { saveSettings, settingsOf } from '../data/settings.ts'
import type { MemberProps } from '../log/member-props.ts'
import { GROUP_HINTS, GROUP_WORDS } from '../words/group-words.ts'
import { DeleteAll } from './DeleteAll.tsx'
import { ExportAll } from './ExportAll.tsx'
import { LabA1cs } from './LabA1cs.tsx'
import { PreferredSource } from './PreferredSource.tsx'
import styles from './Settings.module.css'

const UNITS = [
  { value: 'mg/dL', label: 'mg/dL' },
  { value: 'mmol/L', label: 'mmol/L' },
] as const satisfies { value: Unit; label: string }[]

/** How a member views their log, and how they export or delete it. */
export function SettingsView({ userId, viewer, outbox }: MemberProps) {
  const { db, telemetry } = usePlatform()
  const toast = useToast()
  const { settings } = viewer

  async function change(part: Partial<HealthSettings>) {
    const { queryKey } = settingsOf({ db }, userId)
    const next = { ...settings, ...part }
    queryClient.setQueryData<HealthSettings>(queryKey, next)
    try {
      await saveSettings(db, next)
    } catch (error) {
      telemetry.error(error)
      queryClient.setQueryData<HealthSettings>(queryKey, settings)
      toast.add({ title: 'We couldn’t save that. Your settings haven’t changed.', tone: 'danger' })
    }
  }
  return (
    <div className={styles.settings}>
      <Panel title="Unit">
        <ChipGroup<Unit>
          label="Show and enter readings in"
          hint="Each reading is kept in the unit it came in."
          options={UNITS}
          value={settings.unit}
          onChange={(unit) => void change({ unit })}
        />
      </Panel>
      <Panel title="Your group">
        <ChipGroup<Group>
          label="Which ranges and goals to show"
          hint="Choose it with your care team. Every page that shows goals names your group."
          look="card"
          options={GROUPS.map((value) => ({ value, label: GROUP_WORDS[value], hint: GROUP_HINTS[value] }))}
          value={settings.group}
          onChange={(group) => void change({ group })}
        />
      </Panel>
      <LabA1cs userId={userId} outbox={outbox} />
      <PreferredSource
        userId={userId}
        viewer={viewer}
        outbox={outbox}
        onChange={(preferred) => void change({ preferred })}
      />
      <ExportAll userId={userId} viewer={viewer} outbox={outbox} />
      <DeleteAll userId={userId} />
    </div>
  )
}
