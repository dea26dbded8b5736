import type { Call } from './supabase.ts'

/** Checks that the database answers. */
export type DatabaseStore = {
  /** Never rejects, and never takes longer than two seconds. */
  answers(): Promise<boolean>
}

export const DEADLINE_MS = 2000

/**
 * Reads the product's limits, which costs the database almost nothing.
 * @param call one that gives up after `DEADLINE_MS`
 */
export function supabaseDatabase(call: Call): DatabaseStore {
  return {
    answers: () =>
      call('product_limits', {}).then(
        () => true,
        () => false,
      ),
  }
}
