import { hydrateRoot } from 'react-dom/client'
import { LoaderContext, type Remote, Site, SPEAKS } from './site.tsx'

const { remotes } = JSON.parse(document.getElementById('evenplate-config')?.textContent ?? '{}')

async function load(): Promise<Remote> {
  const { fetchRemote } = await import('../../../shell/remotes/federation.ts')
  const entry = new URL(remotes.glossary.entry, location.href).href
  const { default: remote } = (await fetchRemote('glossary', entry)) as { default: Remote }
  if (!SPEAKS.includes(remote.contract))
    throw new Error(`The part "glossary" does not support version ${SPEAKS} of the contract.`)
  return remote
}

const root = document.getElementById('root')
if (root)
  hydrateRoot(
    root,
    <LoaderContext value={load}>
      <Site path={location.pathname} />
    </LoaderContext>,
    { onRecoverableError: () => {} },
  )
