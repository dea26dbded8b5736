import type { Platform } from '@evenplate/platform/contract'
import { later } from '@evenplate/shared-ui/Later'
import { useBuilder } from '../state/store.ts'

/** The box and the sending load when a recipe is made: the first screen does not need them. */
const loadBox = () => import('./MailBox.tsx')
const loadSending = () => import('./send.ts')

/** Optional: if its code does not load, there is no box, and the recipe is still made. */
export const MailBox = later(() =>
  loadBox().then(
    ({ MailBox }) => MailBox,
    () => () => null,
  ),
)

/** The recipe is done: sends it to the requested address, if any. */
export function mailIfAsked(platform: Platform, generation: string): void {
  const { mail, mailTo } = useBuilder.getState()
  if (mail.step !== 'asked' || !mailTo) return
  loadSending().then(({ sendMail }) => sendMail(platform, generation, mailTo), platform.telemetry.error)
}
