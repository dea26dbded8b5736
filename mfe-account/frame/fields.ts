import * as z from 'zod/mini'

/** The fields account forms share. Rules that need two fields, or an order, stand with their page. */
export const emailField = z
  .string()
  .check(
    z.minLength(1, 'Please enter your email.'),
    z.email({ pattern: z.regexes.html5Email, error: 'Please enter a valid email address.' }),
  )

export const passwordField = z.string().check(z.minLength(1, 'Please enter your password.'))
