import { defineRemote } from '@evenplate/platform/define-remote'
import {
  ActivityPage,
  DashboardPage,
  EditRecipePage,
  RecipePage,
  RecipesPage,
  SharedRecipePage,
} from './dashboard/lazy-pages.tsx'

export default defineRemote({
  dashboard: DashboardPage,
  recipes: RecipesPage,
  recipe: RecipePage,
  'edit-recipe': EditRecipePage,
  activity: ActivityPage,
  'shared-recipe': SharedRecipePage,
})
