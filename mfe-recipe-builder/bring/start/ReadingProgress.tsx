import { Button } from '@evenplate/shared-ui/Button'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Progress } from '@evenplate/shared-ui/Progress'
import { useBrought } from '../../state/brought-store.ts'
import { type Reading, type ReadingState, useReadingState } from './use-reading.ts'

/** Progress of the files, with buttons to stop or continue. */
export function ReadingProgress({ reading }: { reading: Reading }) {
  const { state, total } = useReadingState()
  const files = useBrought(({ files }) => files)
  const left = files.filter(({ state }) => state === 'waiting' || state === 'reading').length
  if (state.at === 'opening') return <Progress label="Opening your files" text={`${files.length} found`} />
  if (state.at === 'files') {
    const done = total - left
    return (
      <>
        <Progress label="Reading your files" value={done} max={total} text={`${done} of ${total}`} />
        <Button variant="secondary" onClick={reading.stop}>
          Stop
        </Button>
      </>
    )
  }
  if (state.at !== 'stopped' || left === 0) return null
  return (
    <Notice
      tone="warning"
      role="alert"
      title={state.message ?? 'Stopped.'}
      actions={
        <>
          <Button variant="secondary" onClick={reading.goOn}>
            Continue
          </Button>
          <Button variant="quiet" onClick={reading.leaveRest}>
            Skip the Rest
          </Button>
        </>
      }
    >
      {left === 1 ? 'One file is' : `${left} files are`} not read yet.
    </Notice>
  )
}

/** Why there was no result, next to the input. */
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
