import { Notice } from '@evenplate/shared-ui/Notice'
import { Progress } from '@evenplate/shared-ui/Progress'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './Import.module.css'
import { Outcome } from './Outcome.tsx'
import { Preview } from './Preview.tsx'
import { PROBLEM_WORDS } from './problem-words.ts'
import { useImport } from './use-import.ts'
import type { OpenReader } from './worker/ask-worker.ts'

/** The import of one file. */
export function FileImport({ userId, open }: { userId: string; open: OpenReader }) {
  const importing = useImport(userId, open)
  const { state } = importing
  switch (state.at) {
    case 'start':
      return <ChooseFile onChoose={importing.choose} />
    case 'looking':
      return (
        <Progress
          className={styles.progress}
          label="Looking at the file"
          value={Math.round(state.share * 100)}
          text={`${Math.round(state.share * 100)}%`}
        />
      )
    case 'refused':
      return (
        <div className={styles.step}>
          <Notice tone="warning" role="alert" title="Nothing was imported.">
            {PROBLEM_WORDS[state.problem]}
          </Notice>
          <ChooseFile onChoose={importing.choose} />
        </div>
      )
    case 'found':
      return (
        <Preview
          found={state.found}
          isLooking={state.isLooking}
          said={importing.said}
          onSay={importing.say}
          onImport={importing.import}
          onCancel={importing.again}
        />
      )
    default:
      return <Outcome state={state} importing={importing} />
  }
}
