import { defineRemote, laterPage, page } from '@evenplate/platform/define-remote'

// Each is fetched when it is first opened, or when someone is about to open it.
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
        // `dashboard/Dashboard.tsx` and `dashboard/VerificationBanner.tsx` use them to reserve space.
        earlyTexts: { '--greeted-as': ['greeted-as'], '--unconfirmed': ['verification-email'] },
        draws: ['recipe-counts', 'favorite-recipes', 'planned-today'],
        navigation: [{ in: 'menu', label: 'Dashboard', for: 'member' }],
      },
      laterPage(() =>
        import(/* webpackChunkName: "page-dashboard" */ './dashboard/DashboardPage.tsx').then(
          (file) => file.DashboardPage,
        ),
      ),
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
      laterPage(() =>
        import(/* webpackChunkName: "page-activity" */ './activity/ActivityPage.tsx').then(
          (file) => file.ActivityPage,
        ),
      ),
    ),
  },
})
