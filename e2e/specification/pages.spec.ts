import { expect, type Locator, type Page } from '@playwright/test'
import type { RunningSite } from '../site/run-site.ts'
import { test } from '../site/shared-site.ts'

/** Every public page, row by row of docs/specification-coverage.md. */
let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

const { step } = test
const main = (page: Page): Locator => page.getByRole('main')
const heading = (scope: Page | Locator, name: string | RegExp): Locator =>
  scope.getByRole('heading', { name })
const leads = (scope: Page | Locator, name: string, to: string): Promise<void> =>
  expect(scope.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', to)
const section = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const PAGES = {
  '/': 'Food to look forward to. Numbers you can trust.',
  '/recipe-builder': 'What would you like to eat?',
  '/meal-planner': 'Meal Planner',
  '/glossary': 'Glossary',
  '/sitemap': 'Sitemap',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/contact': 'Contact Us',
}

test('the addresses and what surrounds every page', async ({ page }) => {
  await step('each page has its heading [ROUTE-1]', async () => {
    for (const [path, title] of Object.entries(PAGES)) {
      await page.goto(site.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
    }
  })
  await step('there is a page about us [ROUTE-5]', async () => {
    await page.goto(`${site.url}/about`)
    await expect(heading(page, 'About Evenplate')).toBeVisible()
  })
  await step('each has a header and a footer [ROUTE-8]', async () => {
    for (const path of ['/', '/glossary', '/contact', '/login', '/no-such-page']) {
      await page.goto(site.url + path)
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
    }
  })

  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  await step('the logo leads home [HEAD-1]', async () => {
    await header.getByRole('link', { name: 'Evenplate home' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
  })
  await step('there are four links [HEAD-3]', async () => {
    const links = header.getByRole('navigation', { name: 'Main' })
    await leads(links, 'Home', '/')
    await leads(links, 'Recipe Builder', '/recipe-builder')
    await leads(links, 'Meal Planner', '/meal-planner')
    await leads(links, 'Glossary', '/glossary')
  })
  await step('a visitor’s menu leads to login and register [HEAD-6]', async () => {
    await header.getByRole('button', { name: 'Sign In' }).click()
    await leads(header, 'Sign In', '/login')
    await leads(header, 'Create Account', '/register')
  })
  await step('a phone has a toggle for the links [HEAD-2]', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const link = header.getByRole('link', { name: 'Glossary' })
    await expect(link).toBeHidden()
    await header.getByRole('button', { name: 'Menu' }).click()
    await expect(link).toBeVisible()
    await header.getByRole('button', { name: 'Menu' }).click()
    await expect(link).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await step('the footer links to social media [FOOT-1]', async () => {
    for (const name of ['Facebook', 'Instagram', 'X'])
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:\/\//)
  })
  await step('the copyright is for 2025 [FOOT-2]', () => expect(footer).toContainText('© 2025 Evenplate'))
  await step('the product belongs to a hub [FOOT-3]', () =>
    expect(footer).toContainText('an application of the Product Management Hub'),
  )
  await step('it leads to how the numbers are made [FOOT-4]', async () => {
    await footer.getByRole('link', { name: 'How we count', exact: true }).click()
    await expect(page).toHaveURL(`${site.url}/how-we-count`)
    await expect(heading(page, 'How we count')).toBeVisible()
  })
})

test('home', async ({ page }) => {
  await page.goto(site.url)
  const hero = page.locator('section').first()
  await step('the hero says what visitors get [HOME-1]', async () => {
    await expect(hero).toContainText('AI-powered recipe with lower-glycemic swaps')
    await expect(hero).toContainText('carbs, fiber and glycemic impact')
  })
  await step('"Build a Recipe" [HOME-2]', () => leads(hero, 'Build a Recipe', '/recipe-builder'))
  await step('"Plan Your Week" [HOME-3]', () => leads(hero, 'Plan Your Week', '/meal-planner'))
  await step('happy users [HOME-4]', async () => {
    await expect(hero).toContainText('5,000+ happy users')
    await expect(heading(page, /5,000\+ happy users/)).toBeVisible()
  })
  await step('no account is needed [HOME-12]', () => expect(hero).toContainText('no account needed'))

  const feature = (title: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await step('recipes by AI, in either way [HOME-5]', () =>
    expect(feature('AI-powered recipes')).toContainText('step by step or in your own words'),
  )
  await step('swaps [HOME-6]', () => expect(feature('Lower-glycemic swaps')).toBeVisible())
  await step('analysis [HOME-7]', () =>
    expect(feature('Nutritional analysis')).toContainText('Carbs, fiber and glycemic impact'),
  )
  await step('meal plans [HOME-8]', () => expect(feature('Weekly personalized meal plans')).toBeVisible())
  await step('two testimonials [HOME-9]', async () => {
    const voices = main(page)
      .getByRole('figure')
      .filter({ has: page.locator('blockquote') })
    await expect(voices).toHaveCount(2)
    await expect(voices.nth(0)).toContainText('type 2 diabetes')
    await expect(voices.nth(1)).toContainText('prediabetes')
  })
  await step('"Get Started Free" [HOME-10]', () => leads(main(page), 'Get Started Free', '/register'))
  await step('"Explore Our Glossary" [HOME-11]', () => leads(main(page), 'Explore Our Glossary', '/glossary'))
  await step('the title has a default [META-2]', () =>
    expect(page).toHaveTitle('Smart Recipes for Better Blood Sugar Management | Evenplate'),
  )
})

test('a page’s metadata', async ({ page, request }) => {
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
  const pictures = new Set<string>()
  for (const path of Object.keys(PAGES)) {
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await step('keywords [META-4]', () => expect(meta('keywords')).toHaveAttribute('content', /\w+, \w+/))
    await step('a social card [META-6]', async () => {
      await expect(meta('og:title')).toHaveAttribute('content', / \| Evenplate$/)
      await expect(meta('og:description')).toHaveAttribute('content', /\w{3}/)
      await expect(meta('og:url')).toHaveAttribute('content', site.url + path)
      await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image')
      pictures.add((await meta('og:image').getAttribute('content')) ?? '')
    })
  }
  await step('its picture exists [META-7]', async () => {
    for (const picture of pictures) {
      const reply = await request.get(picture)
      expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/png'])
    }
  })
})

test('meal planner and sitemap', async ({ page }) => {
  await page.goto(`${site.url}/meal-planner`)
  await step('it plans a week: seven days, four meals, "+ Add Meal" in each [PLAN-1]', async () => {
    await expect(page.getByRole('button', { name: 'Fill My Week' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^\+ Add Meal: / })).toHaveCount(28)
  })
  await step('"Generate Shopping List" and "Save Plan" [PLAN-3]', async () => {
    await expect(main(page).getByRole('link', { name: 'Generate Shopping List' })).toHaveAttribute(
      'href',
      /^\/shopping-list/,
    )
    await main(page).getByRole('button', { name: 'Save Plan' }).click()
    await expect(page.getByRole('status').getByText(/^Your plan is saved on this device/)).toBeVisible()
  })
  await step('tips [PLAN-4]', () =>
    expect(page.getByRole('heading', { name: 'Meal Planning Tips' })).toBeVisible(),
  )
  await step('it leads to the builder [PLAN-2]', () => leads(main(page), 'Build a Recipe', '/recipe-builder'))

  await page.goto(`${site.url}/sitemap`)
  await step('main pages [SITE-1]', async () => {
    const pages = section(page, 'Main Pages')
    await leads(pages, 'Home', '/')
    await leads(pages, 'Recipe Builder', '/recipe-builder')
    await leads(pages, 'Meal Planner', '/meal-planner')
    await leads(pages, 'Sign In', '/login')
    await leads(pages, 'Glossary', '/glossary')
  })
  await step('categories [SITE-3]', async () => {
    const categories = section(page, 'Glossary Categories')
    for (const [id, label] of Object.entries(CATEGORIES))
      await leads(categories, label, `/glossary?category=${id}`)
  })
  await step('key terms [SITE-4]', async () => {
    const links = section(page, 'Key Glossary Terms').getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs.sort()).toEqual(ANCHORS.map((anchor) => `/glossary#${anchor}`).sort())
  })
  await step('legal and information [SITE-5]', async () => {
    const legal = section(page, 'Legal & Information')
    await leads(legal, 'About Us', '/about')
    await leads(legal, 'How we count', '/how-we-count')
    await leads(legal, 'Privacy Policy', '/privacy')
    await leads(legal, 'Terms of Service', '/terms')
    await leads(legal, 'Contact Us', '/contact')
  })
})

const CATEGORIES = {
  bloodSugar: 'Blood Sugar',
  nutrition: 'Nutrition',
  diabetesManagement: 'Diabetes Management',
  recipes: 'Recipe Terms',
}
const ANCHORS = [
  'glycemic-index-gi',
  'glycemic-load-gl',
  'insulin-resistance',
  'complex-carbohydrates',
  'net-carbs',
  'low-carb-diet',
  'carb-counting',
  'blood-glucose',
  'carbohydrates',
  'fiber',
]

test('the glossary', async ({ page }) => {
  await page.goto(`${site.url}/glossary`)
  const terms = main(page).getByRole('article')
  const term = (name: string) => terms.filter({ has: page.getByRole('heading', { name, exact: true }) })
  const all = await terms.count()
  await step('title and description [GLOSS-1]', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible()
    await expect(main(page)).toContainText('Terms about blood sugar, food and diabetes in plain language')
  })
  await step('anchors are made from terms [GLOSS-9]', async () => {
    const headings = await terms
      .getByRole('heading', { level: 2 })
      .evaluateAll((found) => found.map(({ id, textContent }) => ({ id, term: textContent })))
    expect(headings.length).toBeGreaterThanOrEqual(80)
    for (const { id, term } of headings)
      expect(id).toBe(
        term
          .toLowerCase()
          .replace(/[^a-z0-9 -]/g, '')
          .replaceAll(/ +/g, '-'),
      )
  })
  await step('the anchors that are linked to are there [GLOSS-12]', async () => {
    for (const anchor of ANCHORS) await expect(page.locator(`h2#${anchor}`)).toHaveCount(1)
  })
  await step('a definition [GLOSS-10]', () =>
    expect(term('Glycemic Load (GL)')).toContainText(
      'its glycemic index times its grams of available carbohydrate',
    ),
  )
  await step('related terms [GLOSS-11]', () =>
    leads(term('Glycemic Index (GI)'), 'Glycemic Load (GL)', '/glossary#glycemic-load-gl'),
  )
  await step('thresholds of GI [GLOSS-15]', () =>
    expect(term('Glycemic Index (GI)')).toContainText(/Low55 or less.*High70 or more/),
  )
  await step('thresholds of GL [GLOSS-16]', () =>
    expect(term('Glycemic Load (GL)')).toContainText(/Low10 or less\s*Medium11 to 19\s*High20 or more/),
  )
  await step('thresholds of A1C [GLOSS-17]', () =>
    expect(term('A1C')).toContainText(
      /Normalbelow 5\.7%\s*Prediabetes5\.7% to 6\.4%\s*Diabetes6\.5% or higher/,
    ),
  )
  await step('it is not advice [GLOSS-14]', () =>
    expect(main(page)).toContainText('for information only. It is not medical advice'),
  )

  const search = page.getByPlaceholder('Search terms...')
  await step('a search box [GLOSS-3]', () => expect(search).toBeVisible())
  await step('no match [GLOSS-13]', async () => {
    await search.fill('xyzzy')
    await expect(
      page.getByText('No terms found matching your search. Try different keywords or clear your search.'),
    ).toBeVisible()
    await search.fill('')
    await expect(terms).toHaveCount(all)
  })
  const category = (name: string) =>
    page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true })
  await step('categories to press [GLOSS-4]', async () => {
    for (const name of ['All Terms', ...Object.values(CATEGORIES)]) await expect(category(name)).toBeVisible()
  })
  await step('a category filters [GLOSS-6]', async () => {
    await category('Nutrition').click()
    await expect(terms).not.toHaveCount(all)
    await expect(term('Net Carbs')).toBeVisible()
    await expect(term('A1C')).toHaveCount(0)
    await category('All Terms').click()
    await expect(terms).toHaveCount(all)
  })
  await step('a link opens a category [GLOSS-8]', async () => {
    for (const [id, label] of Object.entries(CATEGORIES)) {
      await page.goto(`${site.url}/glossary?category=${id}`)
      await expect(category(label)).toHaveAttribute('aria-pressed', 'true')
      await expect(terms).not.toHaveCount(all)
    }
  })
})

test('privacy and terms', async ({ page }) => {
  const titles = () => main(page).getByRole('heading', { level: 2 }).allTextContents()
  const part = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })

  await page.goto(`${site.url}/privacy`)
  await step('nine sections [LEGAL-2]', async () => {
    expect(await titles()).toEqual([
      '1. Introduction',
      '2. Information We Collect',
      '3. How We Use Your Information',
      '4. Information Sharing',
      '5. Data Security',
      '6. Your Rights',
      '7. Health Disclaimer',
      '8. Changes to This Policy',
      '9. Contact Us',
    ])
  })
  await step('what is collected [LEGAL-3]', async () => {
    for (const kind of [
      'name',
      'email address',
      'dietary preferences',
      'health information',
      'recipes you save',
      'usage data',
    ])
      await expect(part('Information We Collect')).toContainText(kind)
  })
  await step('nothing is sold [LEGAL-4]', () =>
    expect(part('Information Sharing')).toContainText('We do not sell your personal information'),
  )
  await step('it is not advice [LEGAL-6]', () =>
    expect(part('Health Disclaimer')).toContainText('Evenplate is not medical advice'),
  )
  await step('where we are [LEGAL-12]', () => expect(part('9. Contact Us')).toContainText('Stillwater, MN'))

  await page.goto(`${site.url}/terms`)
  await step('twelve sections [LEGAL-7]', async () => {
    expect(await titles()).toEqual([
      '1. Agreement to Terms',
      '2. Description of Service',
      '3. Account Registration',
      '4. User Conduct',
      '5. Intellectual Property',
      '6. Medical Disclaimer',
      '7. Limitation of Liability',
      '8. Indemnification',
      '9. Modifications to Terms',
      '10. Termination',
      '11. Governing Law',
      '12. Contact Information',
    ])
  })
  await step('AI writes [LEGAL-8]', () =>
    expect(part('Description of Service')).toContainText('with the help of artificial intelligence'),
  )
  await step('for personal use [LEGAL-9]', () =>
    expect(part('Intellectual Property')).toContainText('for your personal use'),
  )
  await step('it is not advice [LEGAL-10]', () =>
    expect(part('Medical Disclaimer')).toContainText('Evenplate is not medical advice'),
  )
})

test('contact', async ({ page }) => {
  await page.goto(`${site.url}/contact`)
  await step('support and its hours [CONTACT-1]', async () => {
    await expect(section(page, 'Support').getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)
    await expect(section(page, 'Support')).toContainText('Monday-Friday 9am-5pm CST')
  })
  await step('the address [CONTACT-2]', () =>
    expect(section(page, 'Address')).toContainText('Stillwater, MN'),
  )
  await step('the health notice [CONTACT-3]', () => expect(main(page)).toContainText('Health notice'))
  await step('the questions [CONTACT-7] [CONTACT-8] [CONTACT-9] [CONTACT-10]', async () => {
    const faq = section(page, 'Frequently asked questions')
    for (const [question, answer] of QUESTIONS) {
      await expect(faq.getByRole('heading', { level: 3, name: question })).toBeVisible()
      await expect(faq.getByText(answer)).toBeVisible()
    }
    await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(4)
  })

  const form = section(page, 'Send us a message')
  await step('four fields, all required [CONTACT-4]', async () => {
    for (const label of ['Name', 'Email', 'Subject', 'Message'])
      await expect(form.getByRole('textbox', { name: label })).toHaveAttribute('required')
    await expect(form.getByRole('textbox')).toHaveCount(4)
  })
  await step('a note on privacy [CONTACT-5]', () => leads(form, 'Privacy Policy', '/privacy'))
  const send = form.getByRole('button', { name: 'Send Message' })
  await step('a button [CONTACT-6]', () => expect(send).toBeEnabled())
  await step('thanks in place of the form [CONTACT-11]', async () => {
    await form.getByLabel('Name').fill('Ana')
    await form.getByLabel('Email').fill('ana@example.com')
    await form.getByLabel('Subject').fill('A wish')
    await form.getByLabel('Message').fill('More soups, please.')
    await send.click()
    await expect(
      page.getByText('Thank you for your message! We will get back to you soon.', { exact: true }),
    ).toBeVisible()
    await expect(form.getByRole('textbox')).toHaveCount(0)
  })
})

const QUESTIONS = [
  ['Are the recipes suitable for people with diabetes?', /made for people with diabetes or prediabetes/],
  ['How is the glycemic impact calculated?', /glycemic load per serving/],
  ['Can I request specific types of recipes?', /pick a meal, diets, ingredients/],
  ['How accurate is the nutrition information?', /match each ingredient to published USDA data/],
] as const
