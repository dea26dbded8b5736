import { author } from './builds/author.ts'
import { rollBack } from './builds/releasing.ts'
import { toldOf } from './named-part.ts'

/** `npm run rollback glossary`: ends its canary if one runs; otherwise makes the previous build live again. */
const { part, store } = toldOf('rollback')
try {
  const now = await rollBack(store, part, await author())
  console.log(
    now?.change.share === 0
      ? `The canary ${now.change.from} of ${part} has ended; ${now.live} stays live. Run it again to roll that back too`
      : `${part} ${now?.live} is live again; ${now?.change.from} was rolled back`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
