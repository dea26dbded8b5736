import { defineRemote, page } from '@evenplate/platform/define-remote'
import { GlossaryPage } from './glossary/GlossaryPage.tsx'

export default defineRemote({
  pages: {
    glossary: page(
      {
        path: '/glossary',
        title: 'Blood Sugar Glossary',
        description:
          'Glycemic index, glycemic load, net carbs, A1C and other words about blood sugar and food, in plain language.',
        keywords: ['glycemic index', 'glycemic load', 'net carbs', 'A1C', 'diabetes glossary'],
        public: true,
        navigation: [
          { in: 'header', label: 'Glossary' },
          { in: 'footer', label: 'Glossary' },
          { in: 'sitemap', label: 'Glossary' },
        ],
      },
      GlossaryPage,
    ),
  },
})
