import { version } from 'react'
import { prerender } from 'react-dom/static'
import { LoaderContext, type Remote, Site } from './site.tsx'

export { SPEAKS } from './site.tsx'

export const REACT = version
export const BRAND = { name: 'Evenplate', tagline: 'Contract 1', description: 'A shell of contract 1.' }
export const titleOf = (title: string) => `${title} | Evenplate`

const of = (path: string, title: string) => ({ path, title, description: title, public: true })
export const ROUTES = [
  { ...of('/', 'Home'), page: { kind: 'shell' } },
  { ...of('/glossary', 'Glossary'), page: { kind: 'remote', remote: 'glossary', name: 'glossary' } },
  { ...of('*', 'Page Not Found'), public: false, page: { kind: 'shell' } },
]

export const pageCard = ({ title }: { title: string }) => ({ path: '/cards/home.png', alt: title, card: {} })
export const pageData = () => []
export const plateSvg = () => '<svg xmlns="http://www.w3.org/2000/svg"></svg>'
export const renderStandIn = async () => 'Something went wrong.'

export async function renderPage(path: string, load: (name: string) => Promise<Remote>): Promise<string> {
  const glossary = () => load('glossary')
  const thrown: unknown[] = []
  const { prelude } = await prerender(
    <LoaderContext value={glossary}>
      <Site path={path} />
    </LoaderContext>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void thrown.push(error) },
  )
  const html = await new Response(prelude).text()
  if (thrown.length > 0) throw thrown[0]
  return html
}
