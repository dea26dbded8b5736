import * as z from 'zod/mini'
import { mailAddress } from './mail-address.ts'

export const CONTACT_MAX = { name: 100, email: 254, subject: 200, message: 5000 } as const

const required = (max: number, what: string) =>
  z.pipe(
    // No page sends a NUL, and PostgreSQL cannot store one.
    z.string().check(
      z.maxLength(max, `Please keep this under ${max} characters.`),
      z.refine((text) => !text.includes('\0'), 'Please check this field.'),
    ),
    z.pipe(
      z.transform((value: string) => value.trim()),
      z.string().check(z.minLength(1, `Please enter ${what}.`)),
    ),
  )

/** The fields of the contact form; the gateway reads them by the same rules. */
export const contactFields = z.object({
  name: required(CONTACT_MAX.name, 'your name'),
  email: z.pipe(required(CONTACT_MAX.email, 'your email'), z.string().check(...mailAddress())),
  subject: required(CONTACT_MAX.subject, 'a subject'),
  message: required(CONTACT_MAX.message, 'a message'),
})
export type ContactFields = z.infer<typeof contactFields>

/** Body of `POST /api/contact`. The page makes the id, so that sending again does not store the message twice. */
export const contactMessage = z.extend(contactFields, { id: z.uuid() })
export type ContactMessage = z.infer<typeof contactMessage>

export const contactReply = z.object({ received: z.literal(true) })
