import type { Obstacles } from './brief.ts'

/**
 * Expected failures have a code; the words a visitor reads are here, in one table. The gateway answers
 * `{ code, message, field? }` with these codes and never with a provider's own text.
 */
export const ERRORS = {
  invalid_request: { status: 400, message: 'Please check what you entered.' },
  too_large: { status: 413, message: 'That is more than we can read at once. Please shorten it.' },
  unsupported_media: { status: 415, message: 'Please send JSON.' },
  unauthorized: { status: 401, message: 'Please sign in again.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not accept that kind of request.' },
  conflict: { status: 409, message: 'We are still working on that request.' },
  idempotency_mismatch: { status: 422, message: 'That request was already made with different content.' },
  guest_limit: { status: 429, message: "You've reached your daily recipe limit" },
  member_daily_limit: { status: 429, message: "You've reached your daily recipe limit" },
  saved_limit: { status: 403, message: "You've reached your limit of free recipes" },
  contact_limit: {
    status: 429,
    message: 'You have sent a lot of messages today. Please try again tomorrow or send us an email.',
  },
  mail_limit: {
    status: 429,
    message: 'You have emailed three recipes today. You can email more tomorrow.',
  },
  share_limit: {
    status: 429,
    message: 'You have shared five recipes today. You can share more tomorrow.',
  },
  fit_limit: {
    status: 429,
    message: 'You have changed thirty recipes today. You can change more tomorrow.',
  },
  fill_limit: {
    status: 429,
    message: 'You have filled ten weeks today. You can fill more tomorrow.',
  },
  bring_limit: {
    status: 429,
    message: 'You have brought thirty recipes today. You can bring more tomorrow.',
  },
  link_refused: { status: 422, message: 'We cannot open that link.' },
  request_limit: { status: 429, message: 'That was a lot at once. Please wait a minute and try again.' },
  mail_already_sent: { status: 409, message: 'This recipe has already been emailed.' },
  mail_unavailable: { status: 503, message: 'We could not send the email. Please try again in a moment.' },
  count_limit: {
    status: 429,
    message: 'We are still counting your last changes. Please wait a moment and try again.',
  },
  low_blood_sugar: {
    status: 422,
    message: 'This sounds like low blood sugar right now. Treat it first; a recipe can wait.',
  },
  dosing_question: {
    status: 422,
    message: 'Questions about insulin or doses are for your care team. We can help with what to eat.',
  },
  unsafe_recipe: {
    status: 422,
    message:
      'We could not make a recipe that follows all your rules. Please change the request and try again.',
  },
  cannot_be_done: { status: 422, message: 'We don’t know a dish that fits all of this.' },
  not_understood: {
    status: 422,
    message: 'We found no food or dish in what you wrote. Please name one or two.',
  },
  busy: { status: 503, message: 'We are very busy right now. Please try again in a moment.' },
  person_busy: {
    status: 429,
    message: 'Two of your recipes are still being made. Please wait until one of them is done.',
  },
  address_busy: {
    status: 429,
    message: 'Many recipes are being made from your network right now. Please try again in a moment.',
  },
  unfinished_limit: {
    status: 429,
    message: 'Many recipes were started in the last hour and not finished. Please try again a little later.',
  },
  provider_down: {
    status: 503,
    message: 'Recipes cannot be made right now. Please try again in a minute.',
  },
  provider_unavailable: { status: 502, message: 'Failed to generate recipe. Please try again.' },
  provider_timeout: { status: 504, message: 'Failed to generate recipe. Please try again.' },
  provider_reply: { status: 502, message: 'Failed to generate recipe. Please try again.' },
  shutting_down: { status: 503, message: 'Failed to generate recipe. Please try again.' },
  offline: { status: 0, message: 'You seem to be offline. Nothing you entered is lost.' },
  save_failed: { status: 500, message: 'Failed to save recipe. Please try again.' },
  unexpected: { status: 500, message: 'An unexpected error occurred. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code)

/** An expected failure. `cause` stays on the side it happened on; it never crosses the network. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  /** Why a request cannot be met, and what to do instead. */
  readonly details: Obstacles | undefined
  /** The failed request's reference in the log; a visitor can read it aloud. Only a browser sets it. */
  readonly reference: string | undefined

  constructor(
    code: ErrorCode,
    options: {
      message?: string
      field?: string
      retryAfter?: number
      details?: Obstacles | undefined
      reference?: string | undefined
      cause?: unknown
    } = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.field = options.field
    this.retryAfter = options.retryAfter
    this.details = options.details
    this.reference = options.reference
  }

  get status(): number {
    return ERRORS[this.code].status
  }

  /** The part that is sent over the network. */
  toJSON(): { code: ErrorCode; message: string; field?: string } & Partial<Obstacles> {
    return {
      code: this.code,
      message: this.message,
      ...(this.field ? { field: this.field } : {}),
      ...this.details,
    }
  }
}

/**
 * Whether something thrown is an expected failure. Shell and remotes each bundle their own copy of the class,
 * so `instanceof AppError` is false for one that crossed from the shell; this is not.
 */
export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error && error.name === 'AppError' && 'code' in error && isErrorCode(error.code)

/** The message for a visitor about an expected failure, with its request's reference if there is one. */
export const toldOf = ({ message, reference }: Pick<AppError, 'message' | 'reference'>): string =>
  reference ? `${message} Reference: ${reference}` : message
