import { LIMITS } from '@evenplate/domain/limits'

export const PASSWORD_HINT = `Must be at least ${LIMITS.passwordMin} characters`

/** What is wrong with a new password, or null. Checks first that both entries match. */
export function newPasswordProblem(password: string, confirm: string): string | null {
  if (password !== confirm) return "Passwords don't match"
  if (password.length < LIMITS.passwordMin)
    return `Password must be at least ${LIMITS.passwordMin} characters`
  return null
}
