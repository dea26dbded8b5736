import { versionOf } from './reported.ts'

/** An AppError's code, why a remote is missing, or the class of the error; never its message, which may quote the visitor. */
export function codeOf(thrown: unknown): string {
  const error = isPartError(thrown) ? thrown.cause : thrown
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'RemoteError' && 'reason' in error) return `remote_${String(error.reason)}`
  const said = 'code' in error && error.name === 'AppError' ? String(error.code) : error.name
  return /^[\w$]{1,40}$/.test(said) ? said : 'other'
}

/** A stack begins with the message, which may have any length. */
const MOST_STACK = 4000

/**
 * The build whose file an error came from. React's own errors come from the shell's file while a remote renders, so a
 * remote's file anywhere in the stack counts first.
 * @param shown the part whose page it happened on, blamed for what a boundary caught without a trace
 * @returns null for code that is not ours, such as an extension's script
 */
export function cameFrom(error: unknown, shown: string): { part: string; version: string } | null {
  if (isPartError(error)) return cameFrom(error.cause, error.remote)
  const remote = remoteOf(error)
  if (remote) return built(remote)
  const stack = error instanceof Error ? (error.stack ?? '').slice(0, MOST_STACK) : ''
  const [, part = '', version = ''] =
    /https?:\/\/[^\s)]*\/remotes\/([a-z][a-z0-9-]*)\/([\w-]+)\//.exec(stack) ?? []
  if (part) return { part, version }
  if (/https?:\/\/[^\s)]*\/shell\//.test(stack)) return built(isReact(error) ? shown : 'shell')
  // A promise can be rejected with anything; an extension's error has its own address in its stack.
  return stack.includes('://') ? null : built(shown)
}

function built(part: string): { part: string; version: string } | null {
  const version = versionOf(part)
  return version ? { part, version } : null
}

/** The part that could not be loaded. */
const remoteOf = (error: unknown): string | null =>
  error instanceof Error && error.name === 'RemoteError' && 'remote' in error ? String(error.remote) : null

/** React's error for an invalid component type. */
const isReact = (error: unknown): boolean =>
  error instanceof Error && /^Minified React error #\d+/.test(error.message)

/** A part on another remote's page failed: the cause says why. */
const isPartError = (error: unknown): error is Error & { remote: string } =>
  error instanceof Error && error.name === 'PartError' && 'remote' in error
