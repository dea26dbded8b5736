import { callerOf } from './supabase.ts'

/** Whether the database can be asked at all. */
export type DatabaseStore = {
  /** Never rejects, and never takes longer than two seconds. */
  answers(): Promise<boolean>
}

const DEADLINE_MS = 2000

/** Asks for the product's limits, which cost the database next to nothing. */
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
