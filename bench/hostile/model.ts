import { startFakeOpenAi } from '@evenplate/api-gateway/testing/fake-openai'
import { SALMON_REPLY } from '@evenplate/api-gateway/testing/replies'

/** A provider in its own process, so that its work is not counted as the site's: each dish takes six seconds. */
const model = await startFakeOpenAi({
  script: { say: SALMON_REPLY, pauseAt: '"instructions"', pauseMs: 6000 },
})
console.log(`Ready ${model.url}`)
// The fake's pause does not keep a process alive; this does, until the starter of the process ends it.
setInterval(() => {}, 60_000)
