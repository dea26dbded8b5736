import { afterEach, expect, it } from 'vitest'
import { headOf } from './head.ts'

const CLIENT = '/shell/client.1.js'
const ASSETS = {
  entry: '/shell/shell.js',
  inlineCss: '',
  styles: [],
  stylesheets: [],
  preload: [],
  forMembers: [CLIENT],
  integrity: { [CLIENT]: 'sha256-client' },
}
const PAGE = {
  url: '',
  title: '',
  description: '',
  public: false,
  type: 'website' as const,
  picture: { url: '', alt: '' },
  data: [],
}
const SITE = {
  siteUrl: '',
  supabaseUrl: '',
  publishableKey: '',
  siteName: '',
  release: { id: '', shell: '' },
}

/** Its scripts as a browser runs them before the first module. */
function run(): (string | null)[] {
  const { head, scripts } = headOf(PAGE, SITE, {}, ASSETS)
  for (const [, text = ''] of head.matchAll(/<script>(.*?)<\/script>/g)) {
    expect(scripts).toContain(text)
    new Function(text)()
  }
  return [...document.querySelectorAll('link[rel=modulepreload]')].map(
    (link) => `${link.getAttribute('href')} ${Reflect.get(link, 'integrity')}`,
  )
}

afterEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
})

it('requests what members need at once only if a session is stored', () => {
  localStorage.setItem('evenplate.guest', 'a guest')
  expect(run()).toEqual([])
  localStorage.setItem('sb-project-auth-token', '{}')
  expect(run()).toEqual([`${CLIENT} sha256-client`])
})
