import { Panel } from '@evenplate/shared-ui/Panel'
import { useState } from 'react'
import { NO_SETTINGS } from '../data/log.ts'
import { RisesView } from '../rises/RisesView.tsx'
import { DayView } from '../seeing/DayView.tsx'
import { PeriodView } from '../seeing/PeriodView.tsx'
import { SAMPLE_NOW, sampleLog } from './sample-log.ts'

const VIEWER = { settings: NO_SETTINGS, now: SAMPLE_NOW, offset: 0 }

/** Two made-up weeks, shown as a member's own would be. */
export function SampleViews() {
  const [log] = useState(sampleLog)
  return (
    <>
      <Panel title="A day (sample)">
        <DayView day="2026-11-21" log={log} viewer={VIEWER} acts={null} />
      </Panel>
      <PeriodView days={14} log={log} viewer={VIEWER} labs={[]} last={null} isSample />
      <RisesView log={log} viewer={VIEWER} />
    </>
  )
}
