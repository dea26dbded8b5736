import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Progress } from '@evenplate/shared-ui/Progress'
import { useBrought } from '../../state/brought-store.ts'
import { type Reading, type ReadingState, useReadingState } from './use-reading.ts'

/** How far the files are, and how to stop, or go on. */
export function ReadingProgress({ reading }: { reading: Reading }) {
  const { state, waiting } = useReadingState()
  const files = useBrought(({ files }) => files)
  if (state.at === 'opening') return <Progress label="Opening your files" text={`${files.length} found`} />
  if (state.at === 'files') {
    const total = files.filter(({ state }) => state !== 'lost').length
    const done = total - waiting.length
    return (
      <>
        <Progress label="Reading your files" value={done} max={total} text={`${done} of ${total}`} />
        <Button variant="secondary" onClick={reading.stop}>
          Stop
        </Button>
      </>
    )
  }
  if (state.at !== 'stopped' || waiting.length === 0) return null
  return (
    <Notice
      tone="warning"
      role="alert"
      title={state.message ?? 'Stopped.'}
      actions={
        <>
          <Button variant="secondary" onClick={reading.goOn}>
            Go On
          </Button>
          <Button variant="quiet" onClick={reading.leaveRest}>
            Leave the Rest
          </Button>
        </>
      }
    >
      {waiting.length === 1 ? 'One file is' : `${waiting.length} files are`} not read yet.
    </Notice>
  )
}

/** Why nothing came of it, where it was asked. */
export function FailedReading({ of }: { of: Extract<ReadingState, { at: 'failed' }>['of'] }) {
  const { state } = useReadingState()
  if (state.at !== 'failed' || state.of !== of) return null
  return (
    <Notice tone="warning" role="alert" title={state.title}>
      {state.said.length > 0 && (
        <ul>
          {state.said.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
