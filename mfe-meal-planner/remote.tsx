import { defineRemote, laterPage, page } from '@evenplate/platform/define-remote'

/** Its own file: pages that draw this remote's parts need none of it. */
const MealPlanner = laterPage(() => import('./week/MealPlannerPage.tsx').then((file) => file.MealPlannerPage))

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
      MealPlanner,
    ),
    'other-week': page(
      {
        path: '/meal-planner/:week',
        title: 'Meal Planner',
        description: 'A week of meals within your own carb budget for each meal.',
        public: false,
        offline: true,
      },
      MealPlanner,
    ),
  },
  parts: {
    'my-week': laterPage(() => import('./parts/member-parts.tsx').then((file) => file.MyWeekPart)),
    'planned-today': laterPage(() =>
      import('./parts/member-parts.tsx').then((file) => file.PlannedTodayPart),
    ),
  },
})
