import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Panel } from '@evenplate/shared-ui/Panel'
import { useState } from 'react'
import { readEverything } from '../data/read-everything.ts'
import type { MemberProps } from '../log/member-props.ts'
import { many } from '../words/many.ts'
import styles from './Settings.module.css'

/** Everything as a file: read in parts, so that five years of readings do not block the page. */
export function ExportAll({ userId, viewer }: MemberProps) {
  const { db, telemetry } = usePlatform()
  const [says, setSays] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function save(kind: 'csv' | 'json') {
    setBusy(true)
    try {
      const [all, files] = await Promise.all([
        readEverything(db, userId, (count) => setSays(`${many(count, 'reading')} so far...`)),
        import(/* webpackChunkName: "export" */ '../export/export-file.ts'),
      ])
      await files.saveFile(kind, all, viewer)
      setSays(
        `Saved ${many(all.readings.length + all.hand.length, 'reading')} and ${many(all.meals.length, 'meal')}.`,
      )
    } catch (error) {
      telemetry.error(error)
      setSays('We couldn’t read all of your log just now, so no file was saved. Please try again.')
    }
    setBusy(false)
  }
  return (
    <Panel title="Take it with you">
      <div className={styles.part}>
        <p>All readings, meals and A1C results, with the figures of 14, 30 and 90 days.</p>
        <div className={styles.row}>
          <Button variant="secondary" busy={isBusy} onClick={() => void save('csv')}>
            Save as CSV
          </Button>
          <Button variant="secondary" busy={isBusy} onClick={() => void save('json')}>
            Save as JSON
          </Button>
        </div>
        <p role="status">{says}</p>
      </div>
    </Panel>
  )
}
