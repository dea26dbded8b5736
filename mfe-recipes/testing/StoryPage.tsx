import { FakeShell, fakeApi, fakeMember, fakeNav, fakePlatform } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { recipeOf } from '@evenplate/saved-recipe/row'
import { Suspense, useState } from 'react'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { sampleTables } from './sample-rows.ts'
import { STATES, type StateName, type StoryState } from './story-states.ts'

export type StoryPageProps = {
  /** Pages of the remote: `recipes`, `recipe`, `edit-recipe`, `shared-recipe`. */
  page?: string
  at?: string
  state?: StateName
}

/** A recipe page on the fake platform, with sample rows. */
export function StoryPage({
  page = 'recipes',
  at = `/${page}`,
  state = 'member with three saved',
}: StoryPageProps) {
  const [platform] = useState(() => {
    const own: StoryState = STATES[state]
    queryClient.clear()
    sessionStorage.clear()
    const samples = sampleTables()
    const row = own.recipe ?? samples.recipes[0]
    if (!row) throw new Error('There is a sample recipe')
    const tables = own.tables ?? { ...samples, ...(own.recipe ? { recipes: [own.recipe] } : {}) }
    const db = fakeDb({ tables, ...(own.intercept ? { intercept: own.intercept } : {}) })
    const recipe = { ...recipeOf(row).recipe, mealType: 'dinner', dietary: [], createdAt: '', updatedAt: '' }
    return fakePlatform({
      auth: fakeMember(),
      db: () => db,
      nav: fakeNav(at, undefined, { id: row.id, slug: 'a-slug' }),
      api: fakeApi({
        post: (path) => (path === '/figures' ? { figures: recipe.figures, conflicts: [] } : { recipe }),
      }),
    })
  })
  return (
    <Suspense>
      <FakeShell page={remote.pages[page]} platform={platform} at={at} />
    </Suspense>
  )
}
