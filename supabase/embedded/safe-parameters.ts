import type { PGlite } from '@supabase/lite/pglite'

type Serializers = Record<string, (value: unknown, ...more: never[]) => unknown>

/**
 * PGlite 0.4 puts whatever its serializers return into a protocol message. If a list column gets a value that is not a list,
 * that is not text: the message is garbage, the session misreads the next ones, and every later answer, to any client, is
 * that of an earlier query. This makes a serializer return text or refuse.
 */
export async function refuseOddParameters(driver: PGlite): Promise<void> {
  await driver.waitReady
  const serializers = driver.serializers as unknown as Serializers
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value, ...more) => {
      const text = textOf(() => serialize(value, ...more))
      if (typeof text === 'string' || text === null || text instanceof Uint8Array) return text
      throw new OddParameter()
    }
  }
}

function textOf(serialize: () => unknown): unknown {
  try {
    return serialize()
  } catch {
    return undefined
  }
}

/** PostgreSQL's "invalid text representation". */
class OddParameter extends Error {
  readonly code = '22P02'
  constructor() {
    super('invalid input syntax')
  }
}
