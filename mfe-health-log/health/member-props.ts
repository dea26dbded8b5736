import type { useOutbox } from './use-outbox.ts'
import type { Viewer } from './viewer.ts'

/** What every view of a member's log needs. */
export type MemberProps = { userId: string; viewer: Viewer; outbox: ReturnType<typeof useOutbox> }
