import { isAppError } from '@evenplate/domain/errors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Progress } from '@evenplate/shared-ui/Progress'
import { many } from '../words/many.ts'
import styles from './Import.module.css'
import { PROBLEM_WORDS } from './problem-words.ts'
import type { ImportState, useImport } from './use-import.ts'
import { ReadingFailed } from './worker/ask-worker.ts'

type After = Exclude<ImportState, { at: 'start' | 'looking' | 'refused' | 'found' }>
type Props = { state: After; importing: ReturnType<typeof useImport> }

/** An import in progress: how far it is, how it ended, and how to undo it. */
export function Outcome({ state, importing }: Props) {
  const { nav } = usePlatform()
  switch (state.at) {
    case 'importing': {
      const percent = Math.round(state.progress.share * 100)
      return (
        <div className={styles.step}>
          <Progress
            label="Importing"
            value={percent}
            text={`${percent}%, ${many(state.progress.added, 'new entry').replace('entrys', 'entries')}`}
          />
          <p role="status" className={styles.soft}>
            {state.progress.isWaiting && 'The site is busy. The import continues on its own.'}
          </p>
          <Button variant="secondary" onClick={importing.stop}>
            Stop
          </Button>
        </div>
      )
    }
    case 'halted':
      return (
        <Notice
          tone="warning"
          role="alert"
          title={state.error === null ? 'Stopped.' : 'The import was interrupted.'}
          actions={
            <>
              <Button variant="secondary" onClick={importing.goOn}>
                Continue
              </Button>
              <Button variant="secondary" onClick={() => void importing.takeBack()}>
                Undo This Import
              </Button>
            </>
          }
        >
          {state.error !== null && <p>{haltWords(state.error)}</p>}
          <p>
            {said(state.progress.added)} in your log so far. Continue to add the rest; nothing is added twice.
          </p>
        </Notice>
      )
    case 'done': {
      const { added, known } = state.progress
      return (
        <Notice
          tone="success"
          role="status"
          title={added === 0 ? 'Nothing new.' : `${said(added)} imported.`}
          actions={
            <>
              <nav.Link to="/health" className={buttonClass({ variant: 'primary' })}>
                See Your Readings
              </nav.Link>
              <Button variant="secondary" onClick={importing.again}>
                Import Another File
              </Button>
              {added > 0 && (
                <Button variant="secondary" onClick={() => void importing.takeBack()}>
                  Undo
                </Button>
              )}
            </>
          }
        >
          {added === 0
            ? 'Your log already has everything in this file.'
            : known > 0 && `Already in your log: ${said(known)}.`}
        </Notice>
      )
    }
    case 'taking-back':
      return <Progress label="Undoing the import" text={`${said(state.removed)} so far`} />
    case 'taken-back':
      return (
        <Notice
          tone="success"
          role="status"
          title="The import was undone."
          actions={
            <Button variant="secondary" onClick={importing.again}>
              Import Another File
            </Button>
          }
        >
          Removed {said(state.removed)}.
        </Notice>
      )
    case 'not-taken-back':
      return (
        <Notice
          tone="danger"
          role="alert"
          title="The import is not undone yet."
          actions={
            <Button variant="secondary" onClick={() => void importing.takeBack()}>
              Try Again
            </Button>
          }
        >
          {haltWords(state.error)}
        </Notice>
      )
  }
}

const said = (count: number) => (count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`)

function haltWords(error: unknown): string {
  if (error instanceof ReadingFailed) return PROBLEM_WORDS[error.problem ?? 'reader']
  if (isAppError(error)) {
    if (error.code === 'offline') return 'There is no connection to our site.'
    if (error.code === 'unauthorized') return 'You are signed out. Sign in, and import the file again.'
    if (error.code === 'too_large')
      return 'Your log is full: it has room for 2,000,000 readings. Remove an older import first.'
  }
  return 'Our site couldn’t take it just now.'
}
