/** A provider's failure in our words. The provider's own text stays in `cause` and is neither logged nor sent. */
export class ProviderFailure extends Error {
  readonly code: 'provider_unavailable' | 'provider_timeout' | 'provider_reply' | 'provider_down'
  /** Whether the same call may succeed a little later. */
  readonly passing: boolean
  /** Whether the provider is at fault for everyone, not just for one visitor's request. */
  readonly broken: boolean
  /** Milliseconds to wait that the provider asked for. */
  readonly waitMs: number | undefined

  constructor(
    code: ProviderFailure['code'],
    options: { passing?: boolean; broken?: boolean; waitMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause })
    this.name = 'ProviderFailure'
    this.code = code
    this.passing = options.passing ?? false
    this.broken = options.broken ?? (code === 'provider_unavailable' || code === 'provider_timeout')
    this.waitMs = options.waitMs
  }
}
