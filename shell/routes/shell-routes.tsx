import { BRAND } from '@evenplate/domain/brand'
import type { ComponentType } from 'react'
import { lazyAgain } from '../loading/lazy-again.ts'
import type { Route, ShellPage } from '../map/site-map.ts'

const lazyPage = (load: () => Promise<ComponentType>): ShellPage => ({
  kind: 'shell',
  component: lazyAgain(load),
  load,
})
const inAll = (label: string) =>
  (['header', 'footer', 'sitemap'] as const).map((place) => ({ in: place, label }))

/** The pages that belong to no team. The remotes' builds declare theirs. */
export const SHELL_ROUTES: readonly Route[] = [
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
    offline: true,
    navigation: inAll('Home'),
    page: lazyPage(() => import('../pages/home/Home.tsx').then((page) => page.Home)),
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
    path: '/saved-recipes',
    title: 'Saved Recipes',
    description: '',
    public: false,
    navigation: [{ in: 'menu', label: 'Saved Recipes', for: 'member' }],
    page: { kind: 'redirect', to: '/recipes' },
  },
  {
    path: '*',
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    public: false,
    page: lazyPage(() => import('../pages/NotFound.tsx').then((page) => page.NotFound)),
  },
]
