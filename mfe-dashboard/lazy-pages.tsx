import { lazy } from 'react'

/** Pages beside the dashboard: each is fetched when it is first opened, under the shell's own waiting page. */
export const RecipesPage = lazy(() =>
  import('./recipes/RecipesPage.tsx').then((page) => ({ default: page.RecipesPage })),
)
export const RecipePage = lazy(() =>
  import('./recipe/RecipePage.tsx').then((page) => ({ default: page.RecipePage })),
)
export const EditRecipePage = lazy(() =>
  import('./edit/EditRecipePage.tsx').then((page) => ({ default: page.EditRecipePage })),
)
export const ActivityPage = lazy(() =>
  import('./activity/ActivityPage.tsx').then((page) => ({ default: page.ActivityPage })),
)
export const SharedRecipePage = lazy(() =>
  import('./shared/SharedRecipePage.tsx').then((page) => ({ default: page.SharedRecipePage })),
)
