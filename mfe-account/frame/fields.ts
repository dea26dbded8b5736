import { mailAddress } from '@evenplate/domain/mail-address'
import * as z from 'zod/mini'

/** The fields that account forms share. Rules that need two fields, or an order, are with their page. */
export const emailField = z.string().check(z.minLength(1, 'Please enter your email.'), ...mailAddress())

export const passwordField = z.string().check(z.minLength(1, 'Please enter your password.'))
