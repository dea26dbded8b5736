import { laterPage } from '@evenplate/platform/define-remote'

/** Each is fetched when it is first opened, or when someone is about to: a recipe that is read needs no dashboard. */
export const DashboardPage = laterPage(() => import('./DashboardPage.tsx').then((page) => page.DashboardPage))
export const RecipesPage = laterPage(() =>
  import('../recipes/RecipesPage.tsx').then((page) => page.RecipesPage),
)
export const RecipePage = laterPage(() => import('../recipe/RecipePage.tsx').then((page) => page.RecipePage))
export const EditRecipePage = laterPage(() =>
  import('../edit/EditRecipePage.tsx').then((page) => page.EditRecipePage),
)
export const ActivityPage = laterPage(() =>
  import('../activity/ActivityPage.tsx').then((page) => page.ActivityPage),
)
export const SharedRecipePage = laterPage(() =>
  import('../shared/SharedRecipePage.tsx').then((page) => page.SharedRecipePage),
)
