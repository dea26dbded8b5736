import { defineRemote, laterPage, page } from '@evenplate/platform/define-remote'
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
  parts: {
    'my-week': laterPage(() => import('./parts/member-parts.tsx').then((file) => file.MyWeekPart)),
    'planned-today': laterPage(() =>
      import('./parts/member-parts.tsx').then((file) => file.PlannedTodayPart),
    ),
  },
})
