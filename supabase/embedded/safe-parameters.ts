import type { PGlite } from '@supabase/lite/pglite'

type Serializers = Record<string, (value: unknown, ...more: never[]) => unknown>

/**
 * PGlite 0.4 puts what its serializers hand back into a message of the wire as it is. Of a value that is no list, for
 * a column of lists, that is no text: the message is garbage, the one session reads the next ones wrongly, and every
 * further answer, to any client, is that of an earlier query. From now on a serializer makes a text or refuses.
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

/** As PostgreSQL says it: invalid text representation. */
class OddParameter extends Error {
  readonly code = '22P02'
  constructor() {
    super('invalid input syntax')
  }
}
