import { lastDays, momentsOf } from '@evenplate/glycemia/day'
import { Panel } from '@evenplate/shared-ui/Panel'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { useMemo } from 'react'
import type { MemberProps } from '../log/member-props.ts'
import { useMemberLog } from '../log/use-member-log.ts'
import { many } from '../words/many.ts'

const DAYS = 90

/** Which of two sources to keep if they report the same reading. Shown only to members who have two. */
export function PreferredSource({
  userId,
  viewer,
  outbox,
  onChange,
}: MemberProps & { onChange: (device: string | null) => void }) {
  const { from, to } = momentsOf(lastDays(DAYS, viewer.now, viewer.offset))
  const { log } = useMemberLog(userId, from, to, outbox.waiting)
  const sources = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { device } of log.readings)
      if (device !== null) counts.set(device, (counts.get(device) ?? 0) + 1)
    return [...counts].sort(([, a], [, b]) => b - a)
  }, [log])
  const { preferred } = viewer.settings
  if (sources.length < 2 && preferred === null) return null
  return (
    <Panel title="Preferred source">
      <SelectField
        label="When two devices report the same reading, keep the one from"
        hint="We tell devices apart by a code that only your account uses. Their serial numbers are never kept."
        value={preferred ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">The device with more readings</option>
        {preferred !== null && !sources.some(([device]) => device === preferred) && (
          <option value={preferred}>Device {preferred.slice(0, 4)}</option>
        )}
        {sources.map(([device, count]) => (
          <option key={device} value={device}>
            Device {device.slice(0, 4)} ({many(count, 'reading')} in {DAYS} days)
          </option>
        ))}
      </SelectField>
    </Panel>
  )
}
