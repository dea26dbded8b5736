import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { Loading } from '@evenplate/shared-ui/Loading'
import { Notice } from '@evenplate/shared-ui/Notice'
import type { Asked } from '../log/use-member-log.ts'
import { many } from '../words/many.ts'

/** Shows that a log is loading, that it could not be loaded, and what is waiting on this device. */
export function LogNotices({ asked, waiting }: { asked: Asked; waiting: number }) {
  return (
    <>
      {asked.state === 'loading' && <Loading>Loading your readings...</Loading>}
      {asked.state === 'failed' && (
        <LoadFailed title="We couldn’t load your readings just now." onRetry={asked.retry}>
          You can still log readings and meals. They stay on this device until they can be sent.
        </LoadFailed>
      )}
      {waiting > 0 && asked.state !== 'loading' && (
        <Notice role="status" tone="info">
          {many(waiting, 'change')} not in your account yet. They are on this device and will be sent once you
          are connected. Signing out removes them.
        </Notice>
      )}
    </>
  )
}
