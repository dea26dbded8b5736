/** The pages of this remote alone, without a shell. */
import { FakeShell } from '@evenplate/platform/fake'
import '@evenplate/shared-ui/fonts.css'
import '@evenplate/shared-ui/tokens.css'
import { createRoot } from 'react-dom/client'
import remote from './remote.tsx'

const { pathname, search, hash } = window.location
const at = pathname === '/' ? '/health' : pathname

createRoot(document.getElementById('root') ?? document.body).render(
  <FakeShell
    page={remote.pages.start}
    at={at + search + hash}
    onGo={(to) => window.history.replaceState(null, '', to)}
  />,
)
