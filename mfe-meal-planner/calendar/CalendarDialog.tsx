import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Checkbox } from '@evenplate/shared-ui/Checkbox'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useState } from 'react'
import { weekFile } from '../data/calendar.ts'
import { useWeek } from '../plan/plan-store.ts'
import { weekWords } from '../plan/words.ts'
import styles from './Calendar.module.css'
import { download } from './download.ts'
import { Feed } from './Feed.tsx'

/** The week as a file for any calendar; for a member also an address that calendars can subscribe to. */
export function CalendarDialog({ onClose }: { onClose(): void }) {
  const { api, auth, telemetry } = usePlatform()
  const plan = useWeek(({ plan }) => plan)
  const [withCarbs, setWithCarbs] = useState(false)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const get = async () => {
    setState('busy')
    try {
      download(`meals-${plan.week}.ics`, await weekFile(api, plan, withCarbs))
      setState('ready')
    } catch (error) {
      telemetry.error(error)
      setState('failed')
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title="Add to calendar">
      <section className={styles.part} aria-labelledby="calendar-file">
        <h3 id="calendar-file">This week, as a file</h3>
        <p>{weekWords(plan.week)}, for any calendar. Import it again later to update the same events.</p>
        <Checkbox
          label="Show carbs in the events. Other people can often see your calendar."
          checked={withCarbs}
          onChange={({ target }) => setWithCarbs(target.checked)}
        />
        <Button busy={state === 'busy'} busyLabel="Making the file..." onClick={() => void get()}>
          Download the File
        </Button>
        {state === 'failed' && (
          <Notice role="alert" tone="warning" title="We couldn’t make the file just now.">
            Your week hasn’t changed. Please try again in a moment.
          </Notice>
        )}
      </section>
      {auth.status === 'member' ? (
        <Feed userId={auth.user.id} />
      ) : (
        <p className={styles.soft}>With an account, your calendar can update itself from your plan.</p>
      )}
    </Dialog>
  )
}
