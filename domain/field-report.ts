import * as z from 'zod/mini'
import { isErrorCode } from './errors.ts'
import { FIELD_EVENTS, MOST_VITAL, REFERENCE, REPORT_LIMITS, VITALS } from './field-lists.ts'

const version = z.string().check(z.regex(/^[\w-]{1,64}$/))
const part = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))
/** A pattern such as `/recipes/:id`. The server knows which patterns exist and ignores any other. */
const page = z.string().check(z.regex(/^[\w/:*-]{1,80}$/))
/** Whose page, or whose file an error came from. */
const build = { page, part, version }

const entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), ...build }),
  z.strictObject({
    kind: z.literal('vital'),
    name: z.enum(VITALS),
    /** Milliseconds, or the score for CLS. */
    value: z.number().check(z.minimum(0), z.maximum(MOST_VITAL)),
    ...build,
  }),
  z.strictObject({
    kind: z.literal('error'),
    /** An AppError's code or the class of the error. Its message stays in the browser: it may quote the visitor. */
    code: z.string().check(z.regex(/^[\w$]{1,40}$/)),
    /** Made for this one error, so that the reference on its error screen can be found in the log. */
    reference: z.optional(z.string().check(z.regex(REFERENCE))),
    /** Already reported by the same document: logged, but not counted. */
    again: z.optional(z.literal(true)),
    ...build,
  }),
  z.strictObject({ kind: z.literal('event'), name: z.enum(FIELD_EVENTS) }),
])

/** What a browser reports by `POST /api/telemetry`: names, numbers and codes from these lists, and nothing else. */
export const fieldReport = z.strictObject({
  /** The set of builds that the page was composed with. */
  release: version,
  /** Version of the shell around the page. */
  shell: version,
  entries: z.array(entry).check(z.minLength(1), z.maxLength(REPORT_LIMITS.entries)),
})
export type FieldReport = z.infer<typeof fieldReport>
export type FieldEntry = FieldReport['entries'][number]

/** A report as it is counted: for errors, only known codes, and whether the build is to blame. */
export type KnownReport = Omit<FieldReport, 'entries'> & { entries: KnownEntry[] }
export type KnownEntry =
  | Exclude<FieldEntry, { kind: 'error' }>
  | (Extract<FieldEntry, { kind: 'error' }> & { isFault: boolean })

export const known = (report: FieldReport): KnownReport => ({
  ...report,
  entries: report.entries.map((entry) =>
    entry.kind === 'error' ? { ...entry, ...knownCode(entry.code) } : entry,
  ),
})

/** Failures that a good build also has are not its fault: no network, a limit, a model that is down. */
function knownCode(code: string): { code: string; isFault: boolean } {
  if (isErrorCode(code)) return { code, isFault: code === 'unexpected' || code === 'save_failed' }
  if (NO_FAULT.has(code)) return { code, isFault: false }
  return { code: FAULTS.has(code) ? code : 'other', isFault: true }
}

const NO_FAULT = new Set([
  'AbortError',
  'TimeoutError',
  'AuthRetryableFetchError',
  'QuotaExceededError',
  'Away',
])

/** Classes of errors of the language, the browser, our shell and the Supabase client. */
const FAULTS = new Set([
  ...['Error', 'TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'URIError', 'EvalError'],
  ...['AggregateError', 'InternalError', 'ChunkLoadError', 'ZodError', '$ZodError'],
  ...['SecurityError', 'NotAllowedError', 'NotFoundError', 'InvalidStateError', 'DataError', 'NetworkError'],
  ...['DataCloneError', 'HierarchyRequestError', 'VersionError', 'UnknownError', 'TransactionInactiveError'],
  ...['AuthApiError', 'AuthError', 'AuthSessionMissingError', 'AuthUnknownError', 'PostgrestError'],
  ...['remote_unknown', 'remote_unreachable', 'remote_slow', 'remote_contract'],
])
