import { defineRemote, page } from '@evenplate/platform/define-remote'
import {
  ActivityPage,
  DashboardPage,
  EditRecipePage,
  RecipePage,
  RecipesPage,
  SharedRecipePage,
} from './dashboard/lazy-pages.tsx'

export default defineRemote({
  pages: {
    dashboard: page(
      {
        path: '/dashboard',
        title: 'Dashboard',
        description: 'Your recipes, your favorites and your recent activity.',
        public: false,
        guard: 'member',
        offline: true,
        navigation: [{ in: 'menu', label: 'Dashboard', for: 'member' }],
      },
      DashboardPage,
    ),
    recipes: page(
      {
        path: '/recipes',
        title: 'My Recipes',
        description: 'Your saved recipes, to search, sort and cook again.',
        public: false,
        guard: 'member',
        offline: true,
      },
      RecipesPage,
    ),
    recipe: page(
      {
        path: '/recipes/:id',
        title: 'Recipe',
        description: 'One of your saved recipes.',
        public: false,
        guard: 'member',
        offline: true,
      },
      RecipePage,
    ),
    'edit-recipe': page(
      {
        path: '/recipes/:id/edit',
        title: 'Edit Recipe',
        description: 'Edit one of your recipes; its numbers are recounted.',
        public: false,
        guard: 'member',
        offline: true,
      },
      EditRecipePage,
    ),
    activity: page(
      {
        path: '/activity',
        title: 'Activity',
        description: 'Your recent activity.',
        public: false,
        guard: 'member',
        offline: true,
      },
      ActivityPage,
    ),
    'shared-recipe': page(
      {
        path: '/shared/:slug',
        title: 'Shared Recipe',
        description: 'A blood-sugar-friendly recipe that someone shared with you.',
        public: true,
        perRequest: true,
      },
      SharedRecipePage,
    ),
  },
})
