import { ERRORS, isAppError, toldOf } from '@evenplate/domain/errors'
import type { Platform } from '@evenplate/platform/contract'
import { mailRecipe } from '../data/recipe-mail.ts'
import { mailOf } from '../state/mail.ts'
import { useBuilder } from '../state/store.ts'

/** Sends the recipe of one generation to an address. The result is in the store; it never throws. */
export async function sendMail(
  { api, telemetry }: Pick<Platform, 'api' | 'telemetry'>,
  generation: string,
  to: string,
): Promise<void> {
  const { becomeMail } = useBuilder.getState()
  becomeMail({ step: 'sending', generation })
  try {
    await mailRecipe(api, { email: to, generation })
    if (isStillSending(generation)) becomeMail({ step: 'sent', generation, to })
  } catch (error) {
    telemetry.error(error)
    const { code, message, reference } = isAppError(error)
      ? error
      : { code: 'unexpected' as const, message: ERRORS.unexpected.message, reference: undefined }
    if (isStillSending(generation))
      becomeMail({
        step: 'failed',
        generation,
        code,
        message: toldOf({ message: WORDS[code] ?? message, reference }),
      })
  }
}

/** False once the visitor has started over: then nobody waits for the answer. */
const isStillSending = (generation: string): boolean =>
  mailOf(useBuilder.getState().mail, generation).step === 'sending'

/** If the code's own message was written for another place. */
const WORDS: Partial<Record<string, string>> = {
  not_found: 'We no longer have this recipe to send. Make it again, and we can email the new one.',
  conflict: 'This recipe is being emailed right now. Please try again in a moment.',
}
