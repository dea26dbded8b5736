import { ERRORS } from '@evenplate/domain/errors'

/**
 * What a visitor reads when an auth call failed: the server's own message if it answered, with the reasons for a weak
 * password; the general sentence for anything else (no network, a bug).
 */
export function errorWords(error: unknown, otherwise: string = ERRORS.unexpected.message): string {
  if (!isServerError(error)) return otherwise
  const reasons = (error.reasons ?? []).flatMap((reason) => WEAKNESSES.get(reason) ?? [])
  return [error.message, ...reasons].join(' ')
}

/** The same in the profile's wording. */
export const profileErrorWords = (error: unknown): string => errorWords(error, 'An unexpected error occurred')

type ServerError = { message: string; reasons?: string[] }

/** Errors of the Supabase client by name: what the server said, as opposed to what failed on the way. */
const SERVER_ERRORS = [
  'AuthApiError',
  'AuthWeakPasswordError',
  'AuthSessionMissingError',
  'AuthInvalidTokenResponseError',
  'AuthInvalidCredentialsError',
  'PostgrestError',
]

function isServerError(error: unknown): error is ServerError {
  return error instanceof Error && SERVER_ERRORS.includes(error.name) && error.message !== ''
}

const WEAKNESSES = new Map([
  ['length', 'It is too short.'],
  ['characters', 'It needs more kinds of characters: letters, digits and symbols.'],
  ['pwned', 'It has appeared in a data leak; please choose another one.'],
])
