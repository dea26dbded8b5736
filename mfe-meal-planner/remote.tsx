import { defineRemote, laterPage, page } from '@evenplate/platform/define-remote'

/** Its own file: pages that show this remote's parts do not need it. */
const MealPlanner = laterPage(() =>
  import(/* webpackChunkName: "page-week" */ './week/MealPlannerPage.tsx').then(
    (file) => file.MealPlannerPage,
  ),
)

export default defineRemote({
  pages: {
    week: page(
      {
        path: '/meal-planner',
        title: 'Meal Planner',
        description:
          'Plan a week of meals within your own carb budget for each meal, see why each dish was chosen, and shop from one list.',
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
    'shopping-list': page(
      {
        path: '/shopping-list',
        title: 'Shopping List',
        description:
          'Everything a planned week needs from the store: added up over all its dishes, rounded up to packages, sorted by aisle, and there when you are offline.',
        keywords: ['shopping list', 'meal plan shopping list', 'grocery list by aisle'],
        public: true,
        offline: true,
        navigation: [{ in: 'sitemap', label: 'Shopping List' }],
      },
      laterPage(() =>
        import(/* webpackChunkName: "page-shopping-list" */ './shopping-list/ShoppingListPage.tsx').then(
          (file) => file.ShoppingListPage,
        ),
      ),
    ),
    'shared-list': page(
      {
        path: '/shared-list/:slug',
        title: 'Shared Shopping List',
        description: 'A shopping list that someone sent you, to read and check off.',
        public: false,
        offline: true,
      },
      laterPage(() =>
        import(/* webpackChunkName: "page-shared-list" */ './shared-list/SharedListPage.tsx').then(
          (file) => file.SharedListPage,
        ),
      ),
    ),
  },
  parts: {
    'add-to-week': laterPage(() =>
      import(/* webpackChunkName: "part-add-to-week" */ './parts/AddToWeek.tsx').then(
        (file) => file.AddToWeek,
      ),
    ),
    'my-week': laterPage(() =>
      import(/* webpackChunkName: "part-my-week" */ './parts/member-parts.tsx').then(
        (file) => file.MyWeekPart,
      ),
    ),
    'planned-today': laterPage(() =>
      import(/* webpackChunkName: "part-planned-today" */ './parts/member-parts.tsx').then(
        (file) => file.PlannedTodayPart,
      ),
    ),
  },
})
