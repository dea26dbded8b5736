import { AppError } from '@evenplate/domain/errors'
import type * as z from 'zod/mini'

/** @throws AppError `invalid_request` naming the first invalid field, in the schema's words */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const field = issue?.path.join('.') || undefined
  throw new AppError('invalid_request', { field, message: said(issue?.message) })
}

/** The schema library's message if a schema has none of its own. */
const NOTHING_SAID = 'Invalid input'
const said = (message: string | undefined): string =>
  message && message !== NOTHING_SAID ? message : 'Please check this field.'
