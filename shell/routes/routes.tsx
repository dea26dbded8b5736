import { BRAND } from '@evenplate/domain/brand'
import type { ComponentType } from 'react'
import { lazyAgain } from '../loading/lazy-again.ts'

/** The whole URL map of the site, as data: the router, the metadata, the sitemap and compose read it. */
export type Route = {
  /** As react-router writes paths; `*` is the page for addresses nobody knows. */
  path: string
  /** Without the brand; `titleOf` adds it. */
  title: string
  description: string
  keywords?: readonly string[]
  /** Prerendered for everyone and listed for search engines. */
  public: boolean
  /** 'member': a guest is sent to sign in first, and brought back. */
  guard?: 'member'
  /** Its content differs from address to address, so the site's server renders it when it is asked for. */
  perRequest?: boolean
  page: ShellPage | RemotePageName | Redirect
}
export type ShellPage = {
  kind: 'shell'
  /** Call it while rendering: after a failure it is another one. */
  component(): ComponentType
  /** Fetches the page's code ahead of a visit. */
  load(): Promise<unknown>
}
export type RemotePageName = {
  kind: 'remote'
  remote: 'recipe-builder' | 'glossary' | 'dashboard' | 'recipes' | 'account'
  /** The page's name in the remote's `defineRemote`. */
  name: string
}
export type Redirect = { kind: 'redirect'; to: string }

const lazyPage = (load: () => Promise<ComponentType>): ShellPage => ({
  kind: 'shell',
  component: lazyAgain(load),
  load,
})
const remotePage = (remote: RemotePageName['remote'], name: string): RemotePageName => ({
  kind: 'remote',
  remote,
  name,
})

export const ROUTES: readonly Route[] = [
  {
    path: '/',
    title: BRAND.tagline,
    description: BRAND.description,
    keywords: [
      'blood sugar friendly recipes',
      'diabetic recipes',
      'low glycemic recipes',
      'prediabetes meals',
    ],
    public: true,
    page: lazyPage(() => import('../pages/home/Home.tsx').then((page) => page.Home)),
  },
  {
    path: '/recipe-builder',
    title: 'Recipe Builder',
    description:
      'Say what you would like to eat and get a blood-sugar-friendly recipe with carbs, fiber and glycemic load counted ingredient by ingredient.',
    keywords: ['recipe builder', 'AI recipe generator', 'diabetic recipe generator', 'low carb recipes'],
    public: true,
    page: remotePage('recipe-builder', 'recipe-builder'),
  },
  {
    path: '/meal-planner',
    title: 'Meal Planner',
    description:
      'A week of balanced meals around your blood sugar. The Evenplate meal planner is coming soon.',
    keywords: ['diabetic meal planner', 'blood sugar meal plan', 'weekly meal plan'],
    public: true,
    page: lazyPage(() => import('../pages/MealPlanner.tsx').then((page) => page.MealPlanner)),
  },
  {
    path: '/glossary',
    title: 'Blood Sugar Glossary',
    description:
      'Glycemic index, glycemic load, net carbs, A1C and other words about blood sugar and food, in plain language.',
    keywords: ['glycemic index', 'glycemic load', 'net carbs', 'A1C', 'diabetes glossary'],
    public: true,
    page: remotePage('glossary', 'glossary'),
  },
  {
    path: '/about',
    title: 'About Us',
    description:
      'Why Evenplate counts every ingredient, where its numbers come from, and what it will not do.',
    keywords: ['about Evenplate', 'recipe nutrition sources'],
    public: true,
    page: lazyPage(() => import('../pages/About.tsx').then((page) => page.About)),
  },
  {
    path: '/how-we-count',
    title: 'How we count',
    description:
      'How a recipe’s words become carbs, fiber and glycemic load: where our figures come from, how accurate our tests show them to be, and what no food table knows.',
    keywords: ['carb counting accuracy', 'recipe nutrition sources', 'glycemic load calculation'],
    public: true,
    page: lazyPage(() => import('../pages/how-we-count/HowWeCount.tsx').then((page) => page.HowWeCount)),
  },
  {
    path: '/contact',
    title: 'Contact Us',
    description: 'How to reach Evenplate support, and answers to the questions people ask most.',
    keywords: ['contact', 'support', 'questions'],
    public: true,
    page: lazyPage(() => import('../pages/contact/Contact.tsx').then((page) => page.Contact)),
  },
  {
    path: '/sitemap',
    title: 'Sitemap',
    description: 'Every page of Evenplate, the glossary by category, and the terms people look up most.',
    keywords: ['sitemap', 'glossary categories', 'blood sugar terms'],
    public: true,
    page: lazyPage(() => import('../pages/Sitemap.tsx').then((page) => page.Sitemap)),
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What Evenplate stores about you, why, who sees it, and how to view, correct or delete it.',
    keywords: ['privacy policy', 'health data', 'data rights'],
    public: true,
    page: lazyPage(() => import('../pages/legal/Privacy.tsx').then((page) => page.Privacy)),
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    description: 'The agreement between you and Evenplate, including the medical disclaimer.',
    keywords: ['terms of service', 'medical disclaimer'],
    public: true,
    page: lazyPage(() => import('../pages/legal/Terms.tsx').then((page) => page.Terms)),
  },
  {
    path: '/login',
    title: 'Sign In',
    description: 'Sign in to your saved recipes, your dashboard and your profile.',
    public: false,
    page: remotePage('account', 'login'),
  },
  {
    path: '/register',
    title: 'Create Account',
    description:
      'With a free account you can save and print recipes, and we remember what you eat and avoid.',
    public: false,
    page: remotePage('account', 'register'),
  },
  {
    path: '/forgot-password',
    title: 'Forgot Password',
    description: 'Get a link by email to set a new password.',
    public: false,
    page: remotePage('account', 'forgot-password'),
  },
  {
    path: '/reset-password',
    title: 'Reset Password',
    description: 'Set a new password for your account.',
    public: false,
    page: remotePage('account', 'reset-password'),
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    description: 'Your recipes, your favorites and your recent activity.',
    public: false,
    guard: 'member',
    page: remotePage('dashboard', 'dashboard'),
  },
  {
    path: '/profile',
    title: 'Profile Settings',
    description: 'What you eat, what you avoid, and how you cook.',
    public: false,
    guard: 'member',
    page: remotePage('account', 'profile'),
  },
  {
    path: '/recipes',
    title: 'My Recipes',
    description: 'Your saved recipes, to search, sort and cook again.',
    public: false,
    guard: 'member',
    page: remotePage('recipes', 'recipes'),
  },
  {
    path: '/recipes/:id',
    title: 'Recipe',
    description: 'One of your saved recipes.',
    public: false,
    guard: 'member',
    page: remotePage('recipes', 'recipe'),
  },
  {
    path: '/recipes/:id/edit',
    title: 'Edit Recipe',
    description: 'Edit one of your recipes; its numbers are recounted.',
    public: false,
    guard: 'member',
    page: remotePage('recipes', 'edit-recipe'),
  },
  {
    path: '/activity',
    title: 'Activity',
    description: 'Your recent activity.',
    public: false,
    guard: 'member',
    page: remotePage('dashboard', 'activity'),
  },
  {
    path: '/shared/:slug',
    title: 'Shared Recipe',
    description: 'A blood-sugar-friendly recipe that someone shared with you.',
    public: true,
    perRequest: true,
    page: remotePage('recipes', 'shared-recipe'),
  },
  redirect('/saved-recipes', '/recipes', 'Saved Recipes'),
  {
    path: '*',
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    public: false,
    page: lazyPage(() => import('../pages/NotFound.tsx').then((page) => page.NotFound)),
  },
]

function redirect(path: string, to: string, title: string): Route {
  return { path, title, description: '', public: false, page: { kind: 'redirect', to } }
}
