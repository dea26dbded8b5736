import { BROUGHT, type Mend, mend } from '@evenplate/domain/brought-recipe'
import { isRecord, type Json, listOf } from '../text/is-record.ts'

/** What a person mended about the lines, as our own exports have it: a property whose value is a mend in JSON. */
export const mendsOf = (data: Json): Mend[] =>
  listOf(data.additionalProperty)
    .slice(0, BROUGHT.lines)
    .flatMap((one) => (isRecord(one) && one.propertyID === MEND ? (read(one.value) ?? []) : []))

/** Names such a property: `{ '@type': 'PropertyValue', propertyID: MEND, value: '{"line":2,"food":"almond-flour"}' }`. */
export const MEND = 'evenplate:mend'

function read(value: unknown): Mend | null {
  try {
    return mend.parse(typeof value === 'string' ? JSON.parse(value) : value)
  } catch {
    return null
  }
}
