/**
 * The dashboard's pages alone, without a shell: `/dashboard`, `/recipes`, `/recipes/<id>`, `/activity` …
 * A member with sample rows; `?empty` for none, `?many` for 5,000 recipes, `?unverified`, `?guest`.
 */
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { FakeShell, fakeApi, fakeMember, fakeNav, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { setVerificationFlags } from '@evenplate/platform/verification-flags'
import '@evenplate/shared-ui/fonts.css'
import '@evenplate/shared-ui/tokens.css'
import { recipeOf } from '@evenplate/saved-recipe/row'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import remote from './remote.tsx'
import { manyRecipes, sampleTables } from './testing/sample-rows.ts'

const { pathname, search } = window.location
const query = new URLSearchParams(search)
if (query.has('unverified')) setVerificationFlags(browserDevice, 'ana@example.com')
const tables = query.has('empty') ? {} : query.has('many') ? manyRecipes(5000) : sampleTables()
const db = fakeDb({ tables })
const [sample] = sampleTables().recipes
if (!sample) throw new Error('There is a sample recipe')

const [, first = '', id = sample.id, last] = pathname.split('/')
const pages: Record<string, string> = {
  recipes: last === 'edit' ? 'edit-recipe' : pathname.split('/')[2] ? 'recipe' : 'recipes',
  activity: 'activity',
  shared: 'shared-recipe',
}
const name = pages[first] ?? 'dashboard'
const at = name === 'dashboard' ? `/dashboard${search}` : pathname + search
const recipe = { ...recipeOf(sample), mealType: 'dinner', dietary: [], createdAt: '', updatedAt: '' }
const platform = fakePlatform({
  auth: query.has('guest')
    ? { status: 'guest' }
    : fakeMember({ id: MEMBER_ID, confirmed: !query.has('unverified') }),
  db: () => db,
  nav: fakeNav(at, undefined, { id, slug: id }),
  api: fakeApi({
    post: (path) => (path === '/figures' ? { figures: recipe.figures, conflicts: [] } : { recipe }),
  }),
})

createRoot(document.getElementById('root') ?? document.body).render(
  <Suspense fallback="Loading...">
    <FakeShell
      page={remote.pages[name]}
      platform={platform}
      at={at}
      // Another page needs its own start; the same page only another address.
      onGo={(to) =>
        new URL(to, window.location.href).pathname === pathname
          ? window.history.replaceState(null, '', to)
          : window.location.assign(to)
      }
    />
  </Suspense>,
)
