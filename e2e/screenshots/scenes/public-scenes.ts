import { expect, type Page } from '@playwright/test'
import { answering } from '../../site/account.ts'
import { guest, member, type Scene } from '../stage/scene.ts'

const TEXTS = ['/about', '/how-we-count', '/sitemap', '/privacy', '/terms']

/** The public pages, and the header and footer around them. */
export const PUBLIC_SCENES: Scene[] = [
  guest('home', '/'),
  member('home-member', '/', { like: 'home' }),
  guest('menu-phone', '/', {
    over: 'menu',
    phone: true,
    open: async (page, { url }) => {
      await page.goto(url)
      await press(page, 'Menu')
    },
  }),
  guest('menu-sign-in', '/', {
    over: 'menu',
    open: async (page, { url }) => {
      await page.goto(url)
      await press(page, 'Sign In')
    },
  }),
  member('menu-profile', '/', {
    over: 'menu',
    open: async (page, { url }) => {
      await page.goto(url)
      await press(page, 'My Profile')
    },
  }),
  ...TEXTS.map((path) => guest(path.slice(1), path)),

  guest('glossary', '/glossary'),
  guest('glossary-search', '/glossary', {
    open: async (page, { url }) => {
      await page.goto(`${url}/glossary`)
      await answering(page)
      await page.getByRole('searchbox').fill('glycemic')
      await page.waitForURL(/q=glycemic/)
    },
  }),
  guest('glossary-category', '/glossary', {
    like: 'glossary',
    open: (page, { url }) => page.goto(`${url}/glossary?category=diabetesManagement`),
  }),
  guest('glossary-term', '/glossary', {
    like: 'glossary',
    open: (page, { url }) => page.goto(`${url}/glossary#glycemic-load-gl`),
  }),
  guest('glossary-no-match', '/glossary', {
    open: async (page, { url }) => {
      await page.goto(`${url}/glossary?q=xyzzy`)
      await page.getByText(/^No terms found matching your search/).waitFor()
    },
  }),

  guest('contact', '/contact'),
  guest('contact-errors', '/contact', {
    open: async (page, { url }) => {
      await page.goto(`${url}/contact`)
      await answering(page)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await page.getByText('Please enter your name.').waitFor()
    },
  }),
  guest('contact-sent', '/contact', {
    open: async (page, { url }) => {
      await page.goto(`${url}/contact`)
      await answering(page)
      await page.getByLabel(/^Name/).fill('Ana')
      await page.getByLabel(/^Email/).fill('ana@example.com')
      await page.getByLabel(/^Subject/).fill('More soups')
      await page.getByLabel(/^Message/).fill('With lentils, please.')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await page.getByText(/^Thank you for your message!/).waitFor()
    },
  }),

  guest('shared-recipe', '/shared/:slug', {
    open: (page, { url, shared }) => page.goto(url + shared),
  }),
  guest('shared-recipe-gone', '/shared/:slug', {
    open: async (page, { url }) => {
      await page.goto(`${url}/shared/nothing-here`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }),
  guest('not-found', '*', { open: (page, { url }) => page.goto(`${url}/no-such-page`) }),
  guest('remote-unreachable', '/glossary', {
    like: 'error-details',
    waiting: true,
    open: async (page, { url }) => {
      await page.route('**/remotes/glossary/**/*.js*', (route) => route.abort())
      await page.goto(`${url}/glossary`)
      await page.getByText('Something went wrong.').waitFor()
    },
  }),
  guest('error-details', '/glossary', {
    waiting: true,
    open: async (page, { url }) => {
      await page.route('**/remotes/glossary/**/*.js*', (route) => route.abort())
      await page.goto(`${url}/glossary`)
      await page.getByText('Error Details').click()
    },
  }),
]

async function press(page: Page, name: string): Promise<void> {
  await answering(page)
  await page.getByRole('banner').getByRole('button', { name }).click()
}
