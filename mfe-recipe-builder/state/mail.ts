import type { ErrorCode } from '@evenplate/domain/errors'

/**
 * The state of "email me this recipe". What is sent, or could not be, belongs to one generation; `asked` waits for the
 * recipe that is being made.
 */
export type Mail =
  | { step: 'idle' }
  | { step: 'asked' }
  | { step: 'sending'; generation: string }
  | { step: 'sent'; generation: string; to: string }
  | { step: 'failed'; generation: string; code: ErrorCode; message: string }

export const NO_MAIL: Mail = { step: 'idle' }

/** The mail of one generation, or the request for one while it is made (null); another generation's is ignored. */
export function mailOf(mail: Mail, generation: string | null): Mail {
  const of = 'generation' in mail ? mail.generation : null
  return of === generation ? mail : NO_MAIL
}
