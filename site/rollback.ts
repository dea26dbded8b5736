import { author } from './builds/author.ts'
import { rollBack } from './builds/releasing.ts'
import { toldOf } from './named-part.ts'

/** `npm run rollback glossary`: its canary ends, where one runs; else the build that was live before is live again. */
const { part, store } = toldOf('rollback')
try {
  const now = await rollBack(store, part, await author())
  console.log(
    now?.change.share === 0
      ? `The canary ${now.change.from} of ${part} has ended; ${now.live} stays live. Once more takes that back, too`
      : `${part} ${now?.live} is live again; ${now?.change.from} was taken back`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
