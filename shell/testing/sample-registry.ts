import type { PageDeclaration } from '@evenplate/platform/page-declaration'
import type { Registry } from '../config/site-config.ts'
import { siteMapOf } from '../routes/site-map-of.ts'

const inAll = (label: string): PageDeclaration['navigation'] =>
  (['header', 'footer', 'sitemap'] as const).map((place) => ({ in: place, label }))
const forMembers = { public: false, guard: 'member' } as const

/** Remotes as their builds might declare them. */
export const SAMPLE_REGISTRY: Registry = {
  account: {
    entry: '/account.js',
    pages: {
      login: {
        path: '/login',
        title: 'Sign In',
        description: 'Sign in.',
        public: false,
        navigation: [
          { in: 'menu', label: 'Sign In', for: 'guest' },
          { in: 'sitemap', label: 'Sign In', for: 'guest' },
        ],
      },
      register: {
        path: '/register',
        title: 'Create Account',
        description: 'Create an account.',
        public: false,
        navigation: [{ in: 'menu', label: 'Create Account', for: 'guest' }],
      },
      profile: {
        path: '/profile',
        title: 'Profile Settings',
        description: 'What you eat.',
        ...forMembers,
        navigation: [
          { in: 'menu', label: 'Profile Settings', for: 'member' },
          { in: 'sitemap', label: 'Profile', for: 'member' },
        ],
      },
    },
  },
  dashboard: {
    entry: '/dashboard.js',
    pages: {
      dashboard: {
        path: '/dashboard',
        title: 'Dashboard',
        description: 'Your recipes.',
        ...forMembers,
        navigation: [{ in: 'menu', label: 'Dashboard', for: 'member' }],
      },
      recipes: { path: '/recipes', title: 'My Recipes', description: 'All of them.', ...forMembers },
      'edit-recipe': {
        path: '/recipes/:id/edit',
        title: 'Edit Recipe',
        description: 'Edit one of them.',
        ...forMembers,
      },
      activity: { path: '/activity', title: 'Activity', description: 'What you did.', ...forMembers },
      'shared-recipe': {
        path: '/shared/:slug',
        title: 'Shared Recipe',
        description: 'A recipe that someone shared.',
        public: true,
        perRequest: true,
      },
    },
  },
  glossary: {
    entry: '/glossary.js',
    pages: {
      glossary: {
        path: '/glossary',
        title: 'Blood Sugar Glossary',
        description: 'Glycemic index and other words.',
        public: true,
        navigation: inAll('Glossary'),
      },
    },
  },
  'recipe-builder': {
    entry: '/recipe-builder.js',
    pages: {
      'recipe-builder': {
        path: '/recipe-builder',
        title: 'Recipe Builder',
        description: 'Say what you would like to eat.',
        public: true,
        navigation: inAll('Recipe Builder'),
      },
    },
  },
  'meal-planner': {
    entry: '/meal-planner.js',
    pages: {
      week: {
        path: '/meal-planner',
        title: 'Meal Planner',
        description: 'A week of meals within your own carb budgets.',
        public: true,
        navigation: inAll('Meal Planner'),
      },
    },
  },
}

export const SAMPLE_MAP = siteMapOf(SAMPLE_REGISTRY)
