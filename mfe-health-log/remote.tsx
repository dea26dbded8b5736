import { defineRemote, page } from '@evenplate/platform/define-remote'
import { HealthLogPage } from './health-log/HealthLogPage.tsx'

export default defineRemote({
  pages: {
    start: page(
      {
        path: '/health-log',
        title: 'Health Log',
        description: 'Health Log: nothing is here yet.',
        public: true,
        navigation: [{ in: 'sitemap', label: 'Health Log' }],
      },
      HealthLogPage,
    ),
  },
})
