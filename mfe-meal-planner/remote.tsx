import { defineRemote, page } from '@evenplate/platform/define-remote'
import { MealPlannerPage } from './week/MealPlannerPage.tsx'

export default defineRemote({
  pages: {
    week: page(
      {
        path: '/meal-planner',
        title: 'Meal Planner',
        description:
          'Plan a week of meals within your own carb budget for each meal, see why each dish stands there, and shop from one list.',
        keywords: ['diabetic meal planner', 'blood sugar meal plan', 'weekly meal plan', 'carb budget'],
        public: true,
        offline: true,
        navigation: [
          { in: 'header', label: 'Meal Planner' },
          { in: 'footer', label: 'Meal Planner' },
          { in: 'sitemap', label: 'Meal Planner' },
        ],
      },
      MealPlannerPage,
    ),
    'other-week': page(
      {
        path: '/meal-planner/:week',
        title: 'Meal Planner',
        description: 'A week of meals within your own carb budget for each meal.',
        public: false,
        offline: true,
      },
      MealPlannerPage,
    ),
  },
})
