import { defineRemote, page } from '@evenplate/platform/define-remote'
import { MealPlannerPage } from './meal-planner/MealPlannerPage.tsx'

export default defineRemote({
  pages: {
    start: page(
      {
        path: '/meal-planner',
        title: 'Meal Planner',
        description: 'Meal Planner: nothing is here yet.',
        public: true,
        navigation: [{ in: 'sitemap', label: 'Meal Planner' }],
      },
      MealPlannerPage,
    ),
  },
})
