import { startFakeOpenAi } from '@evenplate/api-gateway/testing/fake-openai'
import { SALMON_REPLY } from '@evenplate/api-gateway/testing/replies'

/** A provider in a process of its own, so that its work is not counted as the site's: each dish takes six seconds. */
const model = await startFakeOpenAi({
  script: { say: SALMON_REPLY, pauseAt: '"instructions"', pauseMs: 6000 },
})
console.log(`Ready ${model.url}`)
// The pause of the fake keeps no process alive; the one who started this one ends it.
setInterval(() => {}, 60_000)
