/** A refusal in the words of Supabase's auth server, so that its client creates the right error. */
export class AuthError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 422 | 429
  readonly code: string
  readonly details: Record<string, unknown>

  constructor(
    status: AuthError['status'],
    code: string,
    message: string,
    details: Record<string, unknown> = {},
  ) {
    super(message)
    this.name = 'AuthError'
    this.status = status
    this.code = code
    this.details = details
  }
}

export const invalid = (message: string): AuthError => new AuthError(400, 'validation_failed', message)

/** One answer for an unknown address and a wrong password. */
export const wrongCredentials = (): AuthError =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

export const addressTaken = (): AuthError =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
