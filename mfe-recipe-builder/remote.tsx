import { defineRemote, page } from '@evenplate/platform/define-remote'
import { BuilderPage } from './builder/BuilderPage.tsx'

export default defineRemote({
  pages: {
    'recipe-builder': page(
      {
        path: '/recipe-builder',
        title: 'Recipe Builder',
        description:
          'Say what you would like to eat and get a blood-sugar-friendly recipe with carbs, fiber and glycemic load counted ingredient by ingredient.',
        keywords: ['recipe builder', 'AI recipe generator', 'diabetic recipe generator', 'low carb recipes'],
        public: true,
        offline: true,
        // `builder/LastRecipe.tsx` and `builder/SavedNotice.tsx` use them to reserve space.
        earlyTexts: {
          '--last-recipe': ['builder-state', 'last', 'recipe', 'title'],
          '--saved-title': ['saved-notice', 'title'],
          '--saved-text': ['saved-notice', 'text'],
          '--saved-last': ['saved-notice', 'last'],
        },
        navigation: [
          { in: 'header', label: 'Recipe Builder' },
          { in: 'footer', label: 'Recipe Builder' },
          { in: 'sitemap', label: 'Recipe Builder' },
        ],
      },
      BuilderPage,
    ),
  },
})
