import type { Platform } from '@evenplate/platform/contract'
import { later } from '@evenplate/shared-ui/Later'
import { useBuilder } from '../state/store.ts'

/** The box and the sending come when a recipe is made: the first screen does without. */
const loadBox = () => import('./MailBox.tsx')
const loadSending = () => import('./send.ts')

/** An offer one can do without: where its code does not come, there is no box, and the recipe is still made. */
export const MailBox = later(() =>
  loadBox().then(
    ({ MailBox }) => MailBox,
    () => () => null,
  ),
)

/** The recipe is there: sends it where it was asked to go, if it was. */
export function mailIfAsked(platform: Platform, generation: string): void {
  const { mail, mailTo } = useBuilder.getState()
  if (mail.step !== 'asked' || !mailTo) return
  loadSending().then(({ sendMail }) => sendMail(platform, generation, mailTo), platform.telemetry.error)
}
