import { defineRemote, laterPage, page } from '@evenplate/platform/define-remote'

const HealthPage = laterPage(() =>
  import(/* webpackChunkName: "page-start" */ './health/HealthPage.tsx').then((file) => file.HealthPage),
)

export default defineRemote({
  pages: {
    start: page(
      {
        path: '/health',
        title: 'Health Log',
        description:
          'Log or import your glucose readings and meals, see what your own meals do to your own readings, and take one page to your care team.',
        keywords: ['glucose log', 'blood sugar diary', 'time in range', 'CGM report', 'fingerstick log'],
        public: true,
        offline: true,
        navigation: [
          { in: 'menu', label: 'Health Log', for: 'member' },
          { in: 'sitemap', label: 'Health Log' },
        ],
      },
      HealthPage,
    ),
    import: page(
      {
        path: '/health/import',
        title: 'Import Readings',
        description:
          'Bring readings from your sensor or meter into your health log: a file from Dexcom Clarity, LibreView, Nightscout, Tidepool, or any table.',
        public: false,
        guard: 'member',
        navigation: [{ in: 'sitemap', label: 'Import Readings', for: 'member' }],
      },
      laterPage(() =>
        import(/* webpackChunkName: "page-import" */ './import/ImportPage.tsx').then(
          (file) => file.ImportPage,
        ),
      ),
    ),
    report: page(
      {
        path: '/health/report',
        title: 'Glucose Report',
        description: 'Your own readings, figures and meals on one or two printed pages, for your care team.',
        public: false,
        guard: 'member',
        navigation: [{ in: 'sitemap', label: 'Glucose Report', for: 'member' }],
      },
      laterPage(() =>
        import(/* webpackChunkName: "page-report" */ './report/ReportPage.tsx').then(
          (file) => file.ReportPage,
        ),
      ),
    ),
  },
  parts: {
    'last-14-days': laterPage(() =>
      import(/* webpackChunkName: "part-last-14-days" */ './parts/Last14DaysPart.tsx').then(
        (file) => file.Last14DaysPart,
      ),
    ),
    'my-rise': laterPage(() =>
      import(/* webpackChunkName: "part-my-rise" */ './parts/MyRisePart.tsx').then((file) => file.MyRisePart),
    ),
    'ate-it': laterPage(() =>
      import(/* webpackChunkName: "part-ate-it" */ './parts/AteItPart.tsx').then((file) => file.AteItPart),
    ),
  },
})
