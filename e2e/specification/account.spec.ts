import { expect, type Locator, type Page, type Request, type Route, test } from '@playwright/test'
import { type MailReceiver, receiveMail } from '../../api-gateway/testing/mail-receiver.ts'
import { answering, PASSWORD, register } from '../site/account.ts'
import { expectRecipe, generateStepByStep } from '../site/builder.ts'
import { linkIn } from '../site/mail-links.ts'
import { readsOf } from '../site/reads-of.ts'
import { forget, type RunningSite, runSite } from '../site/run-site.ts'

/** Pages that need an account or create one, row by row of docs/specification-coverage.md. */
let mail: MailReceiver
let site: RunningSite

test.beforeAll(async () => {
  mail = await receiveMail()
  site = await runSite({ SMTP_URL: mail.url })
})

test.afterAll(async () => {
  await site.stop()
  await mail.close()
  forget(site)
})

const { step } = test
const main = (page: Page): Locator => page.getByRole('main')
const button = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('button', { name, exact: true })
const leads = (scope: Locator, name: string | RegExp, to: string): Promise<void> =>
  expect(scope.getByRole('link', { name }).first()).toHaveAttribute('href', to)
const region = (page: Page, name: string): Locator => main(page).getByRole('region', { name })

/** Holds POST and PUT requests to a URL until released, so that the page can be checked meanwhile. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    if (!changes(route.request())) return route.continue()
    await promise
    await route.continue()
    await page.unroute(address, wait)
  }
  await page.route(address, wait)
  return resolve
}

const changes = (request: Request): boolean => ['POST', 'PUT'].includes(request.method())

/** Presses a button that must be busy until its request is answered. */
async function pressWhileHeld(page: Page, name: string, busy: string, address: RegExp): Promise<Request> {
  const release = await holdBack(page, address)
  const asked = page.waitForRequest((request) => address.test(request.url()) && changes(request))
  await button(page, name).click()
  const request = await asked
  await expect(button(page, busy)).toBeDisabled()
  release()
  return request
}

test('an account and what it gives', async ({ page }) => {
  const calls: Request[] = []
  page.on('request', (request) => calls.push(request))
  /** The query of the last request to a table. */
  const askedOf = (table: string, has: string, method = 'GET') => {
    const found = calls
      .flatMap(readsOf)
      .filter((call) => call.method === method)
      .findLast(({ url }) => url.pathname.endsWith(`/rest/v1/${table}`) && url.search.includes(has))
    return Object.fromEntries(found?.url.searchParams ?? [])
  }
  const email = 'ana.b@example.com'

  await page.goto(`${site.url}/register`)
  await answering(page)
  const [address, password, confirm] = [/^Email/, /^Password/, /^Confirm password/].map((label) =>
    main(page).getByLabel(label),
  ) as [Locator, Locator, Locator]
  await step('three fields [REG-1]', async () => {
    await expect(address).toHaveAttribute('type', 'email')
    await address.fill(email)
    await password.fill('short')
    await confirm.fill('other')
  })
  await step('a hint [REG-2]', () => expect(main(page)).toContainText('Must be at least 8 characters'))
  await step('terms and privacy [REG-3]', async () => {
    await leads(main(page), 'Terms of Service', '/terms')
    await leads(main(page), 'Privacy Policy', '/privacy')
  })
  const alert = main(page).getByRole('alert')
  await step('passwords must match [RULE-10]', async () => {
    await button(page, 'Create Account').click()
    await expect(alert).toHaveText("Passwords don't match")
  })
  await step('and be long enough [RULE-11]', async () => {
    await confirm.fill('short')
    await button(page, 'Create Account').click()
    await expect(alert).toHaveText('Password must be at least 8 characters')
  })
  await password.fill(PASSWORD)
  await confirm.fill(PASSWORD)
  const signUp = await step('busy [REG-4]', () =>
    pressWhileHeld(page, 'Create Account', 'Creating account...', /\/auth\/v1\/signup/),
  )
  await step('with email and password [CALL-12]', () =>
    expect(signUp.postDataJSON()).toMatchObject({ email, password: PASSWORD }),
  )
  await step('success [REG-5]', () =>
    expect(
      page.getByText(
        'Registration Successful! Please check your email to confirm your account. Redirecting to dashboard...',
      ),
    ).toBeVisible(),
  )

  await page.waitForURL(({ pathname }) => pathname === '/login')
  await answering(page)
  await step('email and password [LOGIN-1]', async () => {
    await expect(address).toHaveValue(email)
    await expect(password).toHaveAttribute('type', 'password')
  })
  await step('forgot password [LOGIN-2]', () => leads(main(page), 'Forgot password?', '/forgot-password'))
  await step('create account [LOGIN-3]', () => leads(main(page), 'Create account', '/register'))
  await step('the server’s message [ERROR-8]', async () => {
    await password.fill('not the password')
    await button(page, 'Sign In').click()
    await expect(alert).toContainText('Invalid login credentials')
  })
  await password.fill(PASSWORD)
  const signIn = await step('busy [LOGIN-4]', () =>
    pressWhileHeld(page, 'Sign In', 'Signing in...', /\/auth\/v1\/token/),
  )
  await step('with email and password [CALL-11]', () =>
    expect(signIn.postDataJSON()).toMatchObject({ email, password: PASSWORD }),
  )
  await step('with the public key [ROLE-8]', () =>
    expect(signIn.headers().apikey).toMatch(/^sb_publishable_/),
  )
  await step('to the dashboard [LOGIN-5]', () => page.waitForURL(`${site.url}/dashboard`))
  await step('a session [ENTITY-11]', async () => {
    const stored = await page.evaluate(() =>
      JSON.parse(Object.entries(localStorage).find(([key]) => /^sb-.+-auth-token$/.test(key))?.[1] ?? '{}'),
    )
    expect(stored).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: { email },
    })
  })

  const header = page.getByRole('banner')
  const profileMenu = header.getByRole('button', { name: 'My Profile' })
  await step('a menu [HEAD-7]', () => expect(profileMenu).toBeVisible())
  await step('with a letter [HEAD-8]', () => expect(profileMenu).toContainText(/^A/))

  await step('greeted by the email [DASH-4]', () =>
    expect(page.getByRole('heading', { level: 1, name: 'Welcome, ana.b', exact: true })).toBeVisible(),
  )
  await step('four tabs [DASH-7]', async () => {
    const tabs = main(page).getByRole('tab')
    await expect(tabs).toHaveText(['Overview', 'My Recipes', 'Health Tracking', 'Meal Planning'])
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  })
  const dismiss = button(page, 'Dismiss')
  await step('a banner [DASH-5]', async () => {
    await expect(main(page)).toContainText('Please verify your email address')
    await expect(dismiss).toBeVisible()
  })
  await step('that is dismissed [DASH-6]', async () => {
    await dismiss.click()
    await expect(dismiss).toBeHidden()
    const flags = await page.evaluate(() => [
      localStorage.getItem('needsEmailVerification'),
      localStorage.getItem('userEmail'),
    ])
    expect(flags).toEqual([null, null])
  })
  const stat = (name: string) =>
    main(page)
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
  await step('no invented readings [DASH-10]', async () => {
    for (const name of ['Blood Sugar Trend', 'Meal Streak']) await expect(stat(name)).toContainText('–')
  })
  await step('no activity yet [DASH-15]', () =>
    leads(region(page, 'Recent Activity'), /./, '/recipe-builder'),
  )
  await step('no favorites yet [DASH-20]', async () => {
    await expect(region(page, 'Favorite Recipes')).toContainText("You haven't favorited any recipes yet.")
    await leads(region(page, 'Favorite Recipes'), 'Browse Recipes', '/recipes')
  })
  await step('suggestions [DASH-21]', async () => {
    const links = region(page, 'Suggested For You').getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(['/recipe-builder', '/meal-planner', '/profile', '/glossary'])
  })
  const eqUser = /^eq\.[0-9a-f-]{36}$/
  await step('a count, no rows [CALL-16]', () => {
    expect(askedOf('recipes', 'select=id', 'HEAD')).toMatchObject({
      select: 'id',
      user_id: expect.stringMatching(eqUser),
    })
  })
  await step('four favorites [CALL-19]', () => {
    expect(askedOf('recipes', 'limit=4')).toMatchObject({
      is_favorite: 'eq.true',
      user_id: expect.stringMatching(eqUser),
    })
  })
  await step('one profile [CALL-20]', () => {
    expect(askedOf('profiles', 'id=')).toMatchObject({ id: expect.stringMatching(eqUser) })
  })
  await step('five activities, newest first [CALL-22]', () => {
    expect(askedOf('user_activity', 'limit=5')).toMatchObject({
      user_id: expect.stringMatching(eqUser),
      order: expect.stringMatching(/^created_at\.desc/),
    })
  })

  const tab = (name: string) => main(page).getByRole('tab', { name }).click()
  await step('no recipes yet [DASH-29]', async () => {
    await tab('My Recipes')
    await expect(page.getByText("You haven't created any recipes yet.")).toBeVisible()
  })
  // By name: while one panel replaces another, both are there for a moment.
  const health = main(page).getByRole('tabpanel', { name: 'Health Tracking' })
  const week = main(page).getByRole('tabpanel', { name: 'Meal Planning' })
  await step('how to begin a log [DASH-30]', async () => {
    await tab('Health Tracking')
    await expect(health).toContainText('No readings yet.')
  })
  await step('to log [DASH-31]', () =>
    expect(health.getByRole('link', { name: 'Log Blood Sugar' })).toHaveAttribute('href', '/health'),
  )
  await step('a week [DASH-36]', async () => {
    await tab('Meal Planning')
    await expect(
      week.getByRole('heading', { name: /^[A-Z][a-z]{2} \d+ – ([A-Z][a-z]{2} )?\d+$/ }),
    ).toBeVisible()
  })
  const adds = week.getByRole('link', { name: /^\+ Add Meal/ })
  await step('seven days of four meals [DASH-37]', async () => {
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      await expect(week.getByRole('heading', { name: day, exact: true })).toBeVisible()
    for (const meal of ['Breakfast', 'Lunch', 'Dinner', 'Snacks'])
      await expect(week.getByRole('heading', { name: meal, exact: true })).toHaveCount(7)
  })
  await step('to fill [DASH-38]', () => expect(adds).toHaveCount(28))
  const plans = ['Generate Shopping List', 'Save Plan'].map((name) => week.getByRole('link', { name }))
  await step('a list and a plan [DASH-39]', async () => {
    for (const plan of plans) await expect(plan).toBeVisible()
  })
  await step('tips [DASH-40]', () =>
    expect(region(page, 'Meal Planning Tips').getByRole('listitem')).toHaveCount(4),
  )
  await step('links onward [DASH-41]', async () => {
    await expect(plans[0]!).toHaveAttribute('href', /^\/shopping-list\?week=\d{4}-\d\d-\d\d$/)
    for (const way of [plans[1]!, adds.first()]) await expect(way).toHaveAttribute('href', /^\/meal-planner/)
  })

  await page.goto(`${site.url}/profile`)
  const group = (name: string) => main(page).getByRole('group', { name })
  const choices = async (name: string, labels: string[]) => {
    await expect(group(name).getByRole('checkbox')).toHaveCount(labels.length)
    for (const label of labels) await group(name).getByRole('checkbox', { name: label, exact: true }).check()
  }
  await step('a name [PROFILE-3]', () => main(page).getByLabel('Name', { exact: true }).fill('Ana Maria'))
  await step('diets [PROFILE-4]', () =>
    choices('Dietary preferences', [
      'Low-carb',
      'Keto',
      'Vegetarian',
      'Vegan',
      'Gluten-free',
      'Dairy-free',
      'Paleo',
    ]),
  )
  await group('Dietary preferences').getByRole('checkbox', { name: 'Keto' }).uncheck()
  await step('conditions [PROFILE-5]', () =>
    choices('Health conditions', [
      'Type 1 diabetes',
      'Type 2 diabetes',
      'Prediabetes',
      'Gestational diabetes',
      'Insulin resistance',
      'Hypoglycemia',
    ]),
  )
  await step('allergies [PROFILE-6]', () =>
    choices('Allergies', ['Nuts', 'Dairy', 'Eggs', 'Soy', 'Wheat', 'Shellfish', 'Fish']),
  )
  // What is left for the day has to be enough for a dish.
  for (const label of ['Low-carb', 'Vegan', 'Gluten-free', 'Dairy-free', 'Paleo'])
    await group('Dietary preferences').getByRole('checkbox', { name: label }).uncheck()
  for (const label of ['Dairy', 'Eggs', 'Soy', 'Wheat', 'Shellfish'])
    await group('Allergies').getByRole('checkbox', { name: label }).uncheck()
  const skill = main(page).getByLabel('Cooking skill level')
  await step('skill [PROFILE-7]', async () => {
    await expect(skill).toHaveValue('intermediate')
    await expect(skill.locator('option')).toHaveText(['Beginner', 'Intermediate', 'Advanced'])
    await skill.selectOption('beginner')
  })
  const household = main(page).getByLabel('Household size')
  await step('household [PROFILE-8]', async () => {
    await expect(household).toHaveValue('1')
    await expect(household).toHaveAttribute('min', '1')
    await expect(household).toHaveAttribute('max', '10')
    await household.fill('3')
  })
  const update = page.waitForRequest((request) => request.method() === 'PATCH')
  await step('saved [PROFILE-9]', async () => {
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  })
  await step('in one update [CALL-21]', async () => {
    const request = await update
    expect(new URL(request.url()).searchParams.get('id')).toMatch(eqUser)
    expect(request.postDataJSON()).toEqual({
      name: 'Ana Maria',
      dietary_preferences: ['vegetarian'],
      health_conditions: expect.arrayContaining(['diabetes-type-1', 'hypoglycemia']),
      allergies: expect.arrayContaining(['nuts', 'fish']),
      cooking_skill_level: 'beginner',
      household_size: 3,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })
  await step('and kept [PROFILE-10]', async () => {
    await page.reload()
    await expect(household).toHaveValue('3')
    await expect(group('Allergies').getByRole('checkbox', { name: 'Fish', exact: true })).toBeChecked()
  })

  // The save after generating fails, so that the button has to do it.
  await page.route('**/rest/v1/recipes*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await generateStepByStep(page, site.url)
  const title = await expectRecipe(page)
  await expect(button(page, 'Save Recipe')).toBeVisible()
  await page.unroute('**/rest/v1/recipes*')
  const insert = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/rest/v1/recipes'),
  )
  await step('saved by hand [RESULT-14]', async () => {
    await button(page, 'Save Recipe').click()
    await expect(button(page, 'Saved')).toBeVisible()
  })
  const row = (await insert).postDataJSON()
  await step('one insert [CALL-17]', () => expect(row).toMatchObject({ title, is_favorite: false }))
  await step('a meal type in lower case [ENTITY-5]', () => expect(row.meal_type).toBe('dinner'))

  await page.goto(`${site.url}/dashboard?tab=recipes`)
  await step('a search [DASH-22]', () =>
    expect(main(page).getByRole('searchbox', { name: 'Search' })).toBeVisible(),
  )
  const select = (name: string) => main(page).getByRole('combobox', { name }).locator('option')
  const values = (options: Locator) =>
    options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
  await step('meal types [DASH-23]', async () =>
    expect(await values(select('Meal type'))).toEqual(
      expect.arrayContaining(['breakfast', 'lunch', 'dinner', 'snack']),
    ),
  )
  await step('dietary types [DASH-24]', async () =>
    expect(await values(select('Dietary type'))).toEqual(
      expect.arrayContaining(['low-carb', 'keto', 'vegetarian', 'vegan']),
    ),
  )
  await step('orders [DASH-25]', async () =>
    expect(await values(select('Sort by'))).toEqual(['newest', 'oldest', 'a-z', 'z-a']),
  )
  await step('newest first [CALL-18]', () => {
    expect(askedOf('recipes', 'order=created_at')).toMatchObject({
      user_id: expect.stringMatching(eqUser),
      order: expect.stringMatching(/^created_at\.desc/),
    })
  })
  await step('view and edit [DASH-26]', async () => {
    await leads(main(page), `View ${title}`, `/recipes/${row.id}`)
    await leads(main(page), `Edit ${title}`, `/recipes/${row.id}/edit`)
  })
  const heart = button(page, `Favorite: ${title}`)
  await step('a heart [DASH-27]', async () => {
    const kept = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect((await kept).ok()).toBe(true)
  })
  await step('that is red [DASH-28]', async () => {
    await main(page).getByRole('searchbox').focus()
    const [hue, chroma] = await heart.evaluate((element) => {
      const [, lightness, chroma, hue] =
        /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(getComputedStyle(element).color) ?? []
      return lightness ? [Number(hue), Number(chroma)] : [Number.NaN, Number.NaN]
    })
    expect(hue).toBeGreaterThan(15)
    expect(hue).toBeLessThan(45)
    expect(chroma).toBeGreaterThan(0.1)
  })

  await page.goto(`${site.url}/dashboard`)
  await step('greeted by name [DASH-3]', () =>
    expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Maria', exact: true })).toBeVisible(),
  )
  await step('one recipe [DASH-8]', () => expect(stat('Total Recipes')).toContainText(/Total Recipes\s*1/))
  await step('one favorite [DASH-9]', () => expect(stat('Favorites')).toContainText(/Favorites\s*1/))
  await step('what happened, and when [DASH-13]', () =>
    expect(region(page, 'Recent Activity').getByRole('listitem').last()).toContainText(
      new RegExp(`${title.replaceAll(/[^\w ]/g, '.')}.*[A-Z][a-z]{2} \\d{1,2}$`),
    ),
  )
  await step('all of it [DASH-14]', () => leads(region(page, 'Recent Activity'), /^View All/, '/activity'))
  await step('meal and minutes [DASH-18]', () =>
    expect(region(page, 'Favorite Recipes')).toContainText(new RegExp(`dinner · ${row.prep_time} min`)),
  )
  await step('all favorites [DASH-19]', () =>
    leads(region(page, 'Favorite Recipes'), /^View All/, '/recipes?filter=favorites'),
  )
  await step('a member’s own pages work [ROLE-5]', () =>
    leads(region(page, 'Favorite Recipes'), title, `/recipes/${row.id}`),
  )
  await step('all activity [ROUTE-6]', async () => {
    await page.goto(`${site.url}/activity`)
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    await expect(main(page).getByRole('listitem').first()).toContainText(title)
  })
  await step('saved recipes [HEAD-12]', async () => {
    await page.goto(`${site.url}/saved-recipes`)
    await page.waitForURL(`${site.url}/recipes`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })
  await step('the sitemap knows the profile [SITE-2]', async () => {
    await page.goto(`${site.url}/sitemap`)
    await leads(main(page), 'Profile', '/profile')
    await expect(main(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  })
  await step('signed out, only here [CALL-15]', async () => {
    const asked = page.waitForRequest(/\/auth\/v1\/logout/)
    await profileMenu.click()
    await header.getByRole('button', { name: 'Sign Out' }).click()
    expect(new URL((await asked).url()).searchParams.get('scope')).toBe('local')
    await expect(header.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
})

test('a forgotten password', async ({ page }) => {
  await step('pages without an account [ROUTE-2]', async () => {
    for (const [path, title] of [
      ['/login', 'Welcome back'],
      ['/register', 'Create your account'],
      ['/forgot-password', 'Reset your password'],
      ['/reset-password', 'Choose a new password'],
    ] as const) {
      await page.goto(site.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
    }
  })
  await step('no link, no new password [RESET-5]', async () => {
    await expect(page.getByText('Invalid or expired password reset link')).toBeVisible()
    await expect(button(page, 'Update Password')).toBeDisabled()
  })

  const email = 'bo.c@example.com'
  await register(page, site.url, email)
  await page.goto(`${site.url}/forgot-password`)
  await step('an email [FORGOT-1]', async () => {
    await expect(main(page).getByLabel(/^Email/)).toHaveAttribute('type', 'email')
    await main(page)
      .getByLabel(/^Email/)
      .fill(email)
  })
  await step('a link back [FORGOT-4]', () => leads(main(page), 'Return to login', '/login'))
  const recover = await step('busy [FORGOT-2]', () =>
    pressWhileHeld(page, 'Send Reset Link', 'Sending...', /\/auth\/v1\/recover/),
  )
  await step('a link that leads back here [CALL-13]', () => {
    expect(new URL(recover.url()).searchParams.get('redirect_to')).toBe(`${site.url}/reset-password`)
    expect(recover.postDataJSON()).toMatchObject({ email })
  })
  await step('where to look [FORGOT-3]', async () => {
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    await expect(main(page)).toContainText(email)
    await leads(main(page), 'Return to login', '/login')
  })

  await page.goto(linkIn(await mail.next(email, /password/i)))
  await page.waitForURL(({ pathname }) => pathname === '/reset-password')
  await step('a new password [RESET-1]', async () => {
    await main(page)
      .getByLabel(/^New password/)
      .fill('another long password')
    await main(page)
      .getByLabel(/^Confirm new password/)
      .fill('another long password')
  })
  const update = await step('busy [RESET-2]', () =>
    pressWhileHeld(page, 'Update Password', 'Updating...', /\/auth\/v1\/user/),
  )
  await step('set on the current user [CALL-14]', () => {
    expect(update.method()).toBe('PUT')
    expect(update.postDataJSON()).toMatchObject({ password: 'another long password' })
  })
  await step('done [RESET-3]', () =>
    expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible(),
  )
})
