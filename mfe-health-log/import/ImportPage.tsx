import { useMember, usePlatform } from '@evenplate/platform/define-remote'
import { Loading } from '@evenplate/shared-ui/Loading'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { Queries } from '../data/queries.ts'
import { FileImport } from './FileImport.tsx'
import styles from './Import.module.css'
import { PastImports } from './PastImports.tsx'
import { startWorker } from './worker/start-worker.ts'

/** A member's files of readings: read in the browser, previewed first, stored only after "Import". */
export function ImportPage() {
  const member = useMember()
  const { nav } = usePlatform()
  return (
    <div className={styles.page}>
      <PageHeader
        title="Import Readings"
        lead="From Dexcom Clarity, LibreView, Nightscout, Tidepool or any table with a time and a value in each row. Your browser reads the file; nothing is kept until you press Import."
        actions={<nav.Link to="/health">Health Log</nav.Link>}
      />
      {member ? (
        <Queries>
          <FileImport key={member.id} userId={member.id} open={startWorker} />
          <PastImports userId={member.id} />
        </Queries>
      ) : (
        <Loading>Loading...</Loading>
      )}
    </div>
  )
}
