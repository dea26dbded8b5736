import {
  Component,
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
} from 'react'

/** The versions of the contract that this shell knows. */
export const SPEAKS = [1]

type Page = ComponentType<{ platform: object }>
export type Remote = { contract: number; pages: Record<string, Page> }

/** How a remote is loaded: over the network, or from disk. */
export const LoaderContext = createContext<() => Promise<Remote>>(() => Promise.reject(new Error('none')))

/** The site at an address. */
export function Site({ path }: { path: string }) {
  return (
    <>
      <header>
        <nav aria-label="Main">
          <a href="/">Home</a> <a href="/glossary">Glossary</a>
        </nav>
      </header>
      <main>
        <Boundary>
          {path === '/glossary' ? <Glossary path={path} /> : <h1>A shell of contract 1</h1>}
        </Boundary>
      </main>
    </>
  )
}

const pages = new WeakMap<() => Promise<Remote>, Page>()

function Glossary({ path }: { path: string }) {
  const load = useContext(LoaderContext)
  const Loaded = pages.get(load) ?? lazy(async () => ({ default: (await load()).pages.glossary as Page }))
  pages.set(load, Loaded)
  return (
    <Suspense fallback="Loading...">
      <Loaded platform={{ auth: { status: 'guest' }, nav: { path } }} />
    </Suspense>
  )
}

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <p role="alert">{`Something went wrong. ${error.message}`}</p> : this.props.children
  }
}
