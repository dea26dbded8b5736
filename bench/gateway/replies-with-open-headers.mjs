// Portkey 1.15.2 adds headers to what `fetch` returned, which newer versions of Node refuse
// (https://github.com/Portkey-AI/gateway/issues/1389). A copy of the reply accepts them.
const { fetch } = globalThis
globalThis.fetch = async (...request) => {
  const reply = await fetch(...request)
  return new Response(reply.body, reply)
}
