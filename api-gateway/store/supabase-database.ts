import { callerOf } from './supabase.ts'

/** Checks that the database answers. */
export type DatabaseStore = {
  /** Never rejects, and never takes longer than two seconds. */
  answers(): Promise<boolean>
}

const DEADLINE_MS = 2000

/** Reads the product's limits, which costs the database almost nothing. */
export function supabaseDatabase(url: string, publishableKey: string): DatabaseStore {
  const call = callerOf(url, publishableKey, DEADLINE_MS)
  return {
    answers: () =>
      call('product_limits', {}).then(
        () => true,
        () => false,
      ),
  }
}
