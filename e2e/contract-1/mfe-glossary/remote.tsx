import { useState } from 'react'

type Platform = { nav: { path: string }; auth: { status: string } }

function GlossaryPage({ platform }: { platform: Platform }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <h1>Glossary of contract 1</h1>
      <p>{`A ${platform.auth.status === 'loading' ? 'guest' : platform.auth.status} at ${platform.nav.path}`}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Pressed ${count} times`}
      </button>
    </>
  )
}

export default { contract: 1, pages: { glossary: GlossaryPage } }
