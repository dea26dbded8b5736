/**
 * The recipes' pages alone, without a shell: `/recipes`, `/recipes/<id>`, `/recipes/<id>/edit`, `/shared/<slug>`.
 * A member with sample rows; `?empty` for none, `?many` for 5,000 recipes, `?guest`.
 */
import { FakeShell, fakeApi, fakeMember, fakeNav, fakePlatform } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import '@evenplate/shared-ui/fonts.css'
import '@evenplate/shared-ui/tokens.css'
import { recipeOf } from '@evenplate/saved-recipe/row'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import remote from './remote.tsx'
import { manyRecipes, sampleTables } from './testing/sample-rows.ts'

const { pathname, search } = window.location
const query = new URLSearchParams(search)
const tables = query.has('empty') ? {} : query.has('many') ? manyRecipes(5000) : sampleTables()
const db = fakeDb({ tables })
const [sample] = sampleTables().recipes
if (!sample) throw new Error('There is a sample recipe')

const [, first, id, last] = pathname.split('/')
const name =
  first === 'shared' ? 'shared-recipe' : !id ? 'recipes' : last === 'edit' ? 'edit-recipe' : 'recipe'
const at = (pathname === '/' ? '/recipes' : pathname) + search
const recipe = { ...recipeOf(sample).recipe, mealType: 'dinner', dietary: [], createdAt: '', updatedAt: '' }
const platform = fakePlatform({
  auth: query.has('guest') ? { status: 'guest' } : fakeMember(),
  db: () => db,
  nav: fakeNav(at, undefined, { id: id ?? sample.id, slug: id ?? sample.id }),
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
      // Another page needs a fresh start; the same page only needs another address.
      onGo={(to) =>
        new URL(to, window.location.href).pathname === pathname
          ? window.history.replaceState(null, '', to)
          : window.location.assign(to)
      }
    />
  </Suspense>,
)
