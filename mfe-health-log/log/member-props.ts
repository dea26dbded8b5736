import type { Viewer } from '../data/viewer.ts'
import type { useOutbox } from './use-outbox.ts'

/** What every view of a member's log needs. */
export type MemberProps = { userId: string; viewer: Viewer; outbox: ReturnType<typeof useOutbox> }
