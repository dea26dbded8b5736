import type { DeclaredPage } from './declared.ts'

/**
 * Remotes of contract 1 did not declare their pages; the shell of that time knew these. They are kept as they were, and
 * each is replaced if a part declares its page, so that a page can move to another part while the old build is still
 * live.
 */
const PAGES: [remote: string, pages: Record<string, DeclaredPage>][] = [
  [
    'recipe-builder',
    {
      'recipe-builder': {
        path: '/recipe-builder',
        title: 'Recipe Builder',
        description:
          'Say what you would like to eat and get a blood-sugar-friendly recipe with carbs, fiber and glycemic load counted ingredient by ingredient.',
        keywords: ['recipe builder', 'AI recipe generator', 'diabetic recipe generator', 'low carb recipes'],
        public: true,
        offline: true,
        navigation: [
          { in: 'header', label: 'Recipe Builder' },
          { in: 'footer', label: 'Recipe Builder' },
          { in: 'sitemap', label: 'Recipe Builder' },
        ],
      },
    },
  ],
  [
    'glossary',
    {
      glossary: {
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
    },
  ],
  [
    'account',
    {
      login: {
        path: '/login',
        title: 'Sign In',
        description: 'Sign in to your saved recipes, your dashboard and your profile.',
        public: false,
        navigation: [
          { in: 'menu', label: 'Sign In', for: 'guest' },
          { in: 'sitemap', label: 'Sign In', for: 'guest' },
        ],
      },
      register: {
        path: '/register',
        title: 'Create Account',
        description:
          'With a free account you can save and print recipes, and we remember what you eat and avoid.',
        public: false,
        navigation: [{ in: 'menu', label: 'Create Account', for: 'guest' }],
      },
      'forgot-password': {
        path: '/forgot-password',
        title: 'Forgot Password',
        description: 'Get a link by email to set a new password.',
        public: false,
      },
      'reset-password': {
        path: '/reset-password',
        title: 'Reset Password',
        description: 'Set a new password for your account.',
        public: false,
      },
      profile: {
        path: '/profile',
        title: 'Profile Settings',
        description: 'What you eat, what you avoid, and how you cook.',
        public: false,
        guard: 'member',
        navigation: [
          { in: 'menu', label: 'Profile Settings', for: 'member' },
          { in: 'sitemap', label: 'Profile', for: 'member' },
        ],
      },
    },
  ],
  [
    'dashboard',
    {
      dashboard: {
        path: '/dashboard',
        title: 'Dashboard',
        description: 'Your recipes, your favorites and your recent activity.',
        public: false,
        guard: 'member',
        offline: true,
        navigation: [{ in: 'menu', label: 'Dashboard', for: 'member' }],
      },
      recipes: {
        path: '/recipes',
        title: 'My Recipes',
        description: 'Your saved recipes, to search, sort and cook again.',
        public: false,
        guard: 'member',
        offline: true,
      },
      recipe: {
        path: '/recipes/:id',
        title: 'Recipe',
        description: 'One of your saved recipes.',
        public: false,
        guard: 'member',
        offline: true,
      },
      'edit-recipe': {
        path: '/recipes/:id/edit',
        title: 'Edit Recipe',
        description: 'Edit one of your recipes; its numbers are recounted.',
        public: false,
        guard: 'member',
        offline: true,
      },
      activity: {
        path: '/activity',
        title: 'Activity',
        description: 'Your recent activity.',
        public: false,
        guard: 'member',
        offline: true,
      },
      'shared-recipe': {
        path: '/shared/:slug',
        title: 'Shared Recipe',
        description: 'A blood-sugar-friendly recipe that someone shared with you.',
        public: true,
        perRequest: true,
      },
    },
  ],
]

/** By the remote's name. */
export const PAGES_OF_CONTRACT_1: ReadonlyMap<string, Record<string, DeclaredPage>> = new Map(
  PAGES.map(([remote, pages]) => [
    remote,
    Object.fromEntries(
      Object.entries(pages).map(([name, page]) => [name, { ...page, placeholder: true }] as const),
    ),
  ]),
)
