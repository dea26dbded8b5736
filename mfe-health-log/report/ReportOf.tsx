import { lastDays, momentsOf } from '@evenplate/glycemia/day'
import { usePlatform } from '@evenplate/platform/define-remote'
import { useLogged } from '@evenplate/platform/kit/use-logged'
import { Button } from '@evenplate/shared-ui/Button'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { Loading } from '@evenplate/shared-ui/Loading'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { useQuery } from '@tanstack/react-query'
import { labsOf, logOf } from '../data/log-queries.ts'
import type { Viewer } from '../data/viewer.ts'
import styles from './Report.module.css'
import { ReportSheet } from './ReportSheet.tsx'
import { REPORT_DAYS } from './report-days.ts'

type Props = { userId: string; viewer: Viewer; last: { at: number; offset: number } | null; days: number }

export function ReportOf({ userId, viewer, last, days }: Props) {
  const { db, nav } = usePlatform()
  const { from, to } = momentsOf(lastDays(days, viewer.now, viewer.offset, last))
  const log = useLogged(useQuery(logOf({ db }, userId, from, to)))
  const labs = useLogged(useQuery(labsOf({ db }, userId)))
  return (
    <div className={styles.page}>
      <div className={styles.controls}>
        <SelectField
          label="Days"
          value={days}
          onChange={({ currentTarget }) =>
            nav.go(`/health/report?days=${currentTarget.value}`, { replace: true })
          }
        >
          {REPORT_DAYS.map((count) => (
            <option key={count} value={count}>
              Last {count} days
            </option>
          ))}
        </SelectField>
        <Button variant="primary" disabled={!log.data} onClick={() => print()}>
          Print or Save as PDF
        </Button>
        <nav.Link to="/health">Health Log</nav.Link>
      </div>
      {log.isError ? (
        <LoadFailed title="We couldn’t load your readings just now." onRetry={() => void log.refetch()}>
          Nothing is lost. Please check your connection.
        </LoadFailed>
      ) : log.data ? (
        <ReportSheet log={log.data} labs={labs.data ?? []} viewer={viewer} last={last} days={days} />
      ) : (
        <Loading>Loading your readings...</Loading>
      )}
    </div>
  )
}
