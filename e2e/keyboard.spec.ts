import { expect } from '@playwright/test'
import { answering, PASSWORD } from './site/account.ts'
import { Keyboard, listen } from './site/keyboard.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

const FAILED = 'Failed to generate recipe. Please try again.'

let site: RunningSite

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

test('from the home page to a saved recipe, and signed out again, without a mouse', async ({ page }) => {
  const keys = new Keyboard(page)
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const title = main.getByRole('heading', { level: 1 })

  await test.step('skips the header and goes to the builder', async () => {
    await page.goto(site.url)
    await answering(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(main).toBeFocused()
    await keys.press(main.getByRole('link', { name: 'Build a Recipe' }).first())
    await expect(title).toBeFocused()
    await expect(title).toHaveText('What would you like to eat?')
  })

  await test.step('goes through the four steps, each of which moves the focus to its heading', async () => {
    await keys.press(main.getByRole('radio', { name: /^Breakfast/ }), 'Space')
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect(main.getByRole('radio', { name: /^Dinner/ })).toBeChecked()
    await keys.press(button('Continue'))
    await expect(main.getByRole('heading', { name: 'Do you follow a diet?' })).toBeFocused()
    await keys.press(main.getByRole('checkbox', { name: /^Gluten-free/ }), 'Space')
    await keys.press(button('Continue'))
    await expect(main.getByRole('heading', { name: 'What should be in it?' })).toBeFocused()

    await keys.write(main.getByRole('textbox', { name: 'Ingredient 1' }), 'chicken')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('textbox', { name: 'Ingredient 2' })).toBeFocused()
    await page.keyboard.type('leeks')
    await keys.press(button('Remove leeks'))
    await expect(main.getByRole('textbox', { name: 'Ingredient 1' })).toBeFocused()
    await keys.press(main.getByRole('checkbox', { name: 'Broccoli' }), 'Space')
    await expect(main.getByRole('textbox', { name: 'Ingredient 2' })).toHaveValue('Broccoli')
    await keys.write(main.getByRole('textbox', { name: 'Ingredients to avoid' }), 'mushrooms')
    await keys.press(button('Continue'))
    await expect(main.getByRole('heading', { name: 'Final details' })).toBeFocused()

    await keys.press(main.getByRole('radio', { name: '15 minutes or less' }), 'Space')
    await keys.press(button(/more|increase/i))
    await keys.press(main.getByRole('slider', { name: 'Cooking skill' }), 'ArrowRight')
    await expect(main.getByRole('slider', { name: 'Cooking skill' })).toHaveAttribute(
      'aria-valuetext',
      /Advanced/,
    )
    await keys.press(button('Generate My Recipe'))
  })

  const dish =
    await test.step('reads the recipe, whose title has the focus, and checks off an ingredient', async () => {
      await expect(button('Create New Recipe')).toBeVisible()
      await expect(title).toBeFocused()
      await keys.press(button('Share Recipe'))
      await expect(page.getByText('Recipe link copied to clipboard!')).toBeVisible()
      const box = main.getByRole('checkbox').first()
      await keys.press(box, 'Space')
      await expect(box).toBeChecked()
      return (await title.textContent()) ?? ''
    })

  await test.step('opens a dialog, stays inside it, and comes back by Escape', async () => {
    await keys.backTo(button('Print Recipe'))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab')
      const outside = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      )
      expect(outside, 'the focus left the dialog for the page behind it').toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button('Print Recipe')).toBeFocused()
  })

  await test.step('registers and signs in', async () => {
    await keys.backTo(button('Save Recipe'))
    await page.keyboard.press('Enter')
    await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Create Free Account' }))
    await page.waitForURL('**/register')
    await expect(title).toBeFocused()
    await keys.write(main.getByLabel(/^Email/), 'kim@example.com')
    await keys.write(main.getByLabel(/^Password/), PASSWORD)
    await keys.write(main.getByLabel(/^Confirm/), PASSWORD)
    await page.keyboard.press('Enter')
    await expect(main.getByText(/^Registration Successful!/)).toBeVisible()
    await keys.expectSomewhere()
    await page.waitForURL(({ pathname }) => pathname === '/login')
    await expect(title).toBeFocused()
    await keys.write(main.getByLabel(/^Password/), PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/dashboard')
    await expect(main.getByRole('heading', { name: 'Welcome, kim' })).toBeFocused()
  })

  await test.step('saves the recipe that was waiting', async () => {
    await keys.press(main.getByRole('link', { name: 'Build a Recipe' }).first())
    await expect(title).toBeFocused()
    await keys.press(button('Back to the Recipe'))
    await expect(title).toHaveText(dish)
    await expect(title).toBeFocused()
    await keys.press(button('Save Recipe'))
    await expect(button('Saved')).toBeFocused()
  })

  const profile = page.getByRole('banner').getByRole('button', { name: 'My Profile' })
  await test.step('moves through the menu by arrow keys, leaves it by Escape', async () => {
    await keys.backTo(profile)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(profile).toBeFocused()
    await expect(profile).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await keys.press(page.getByRole('banner').getByRole('link', { name: 'Saved Recipes' }))
    await expect(title).toHaveText('My Recipes')
    await expect(title).toBeFocused()
  })

  await test.step('favorites the recipe, deletes it and undoes that', async () => {
    const heart = button(`Favorite: ${dish}`)
    await keys.press(heart, 'Space')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toBeFocused()
    await keys.press(button(`Delete ${dish}`))
    await expect(heart).toBeHidden()
    await keys.expectSomewhere()
    await keys.press(page.getByRole('button', { name: 'Undo' }))
    await expect(heart).toBeVisible()
    await keys.expectSomewhere()
  })

  await test.step('signs out', async () => {
    await keys.backTo(profile)
    await page.keyboard.press('Enter')
    await keys.press(page.getByRole('banner').getByRole('button', { name: 'Sign Out' }))
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
    await keys.expectSomewhere()
  })

  await test.step('looks up a term', async () => {
    await keys.tabTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }))
    await page.keyboard.press('Enter')
    // After a sign-out the next page is a new document: reading starts at its top, as on any site.
    await expect(title).toHaveText('Glossary')
    await answering(page)
    await keys.write(main.getByRole('searchbox'), 'insulin res')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Insulin Resistance')
    await expect(main.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('xyzzy')
    await keys.press(button('Clear Search'))
    await expect(main.getByRole('heading', { level: 2, name: 'A1C' })).toBeVisible()
    await expect(main.getByRole('searchbox')).toBeFocused()
  })
})

test('what a screen reader announces by itself along the way', async ({ page }) => {
  const heard = await listen(page)
  const main = page.getByRole('main')
  await page.goto(site.url)
  await answering(page)
  await main.getByRole('link', { name: 'Build a Recipe' }).first().click()
  await expect.poll(heard).toContain('Recipe Builder | Evenplate')

  await main.getByRole('tab', { name: 'Just Tell Me' }).click()
  const wish = main.getByRole('textbox', { name: 'What would you like to eat?' })
  const generate = main.getByRole('button', { name: 'Generate My Recipe' })
  await wish.fill('Something warm with lentils')

  await test.step('a failure is announced at once, and has the focus', async () => {
    await page.route('**/api/recipes', (route) =>
      route.fulfill({ status: 502, json: { code: 'provider_unavailable', message: FAILED } }),
    )
    await generate.click()
    const alert = main.getByRole('alert')
    await expect(alert).toContainText(FAILED)
    await expect(alert).toBeFocused()
    await page.unroute('**/api/recipes')
  })

  await test.step('during generation the messages are announced politely, and then the recipe’s title has the focus', async () => {
    const { promise: served, resolve: serve } = Promise.withResolvers<void>()
    await page.route('**/api/recipes', async (route) => {
      await served
      await route.continue()
    })
    await main.getByRole('button', { name: 'Try Again' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'We’re making your recipe' })).toBeFocused()
    await expect.poll(async () => (await heard()).join('\n')).toContain('Choosing ingredients')
    serve()
    await expect(main.getByRole('button', { name: 'Create New Recipe' })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('levels are words, pictures have names, and the chart is also a table', async () => {
    await expect(
      main.getByText(/^(Low \(Excellent\)|Medium \(Good\)|High \(Limit portion\))$/).first(),
    ).toBeVisible()
    for (const picture of await main.getByRole('img').all())
      expect(await picture.getAttribute('aria-label')).toMatch(/\w{3}/)
    await main
      .getByText(/as a table/i)
      .first()
      .click()
    const table = main.getByRole('table').first()
    await expect(table.getByRole('columnheader').first()).toBeVisible()
    await expect(table.getByRole('rowheader', { name: /Protein/ })).toBeVisible()
  })

  await test.step('actions are announced, whether or not anyone looks at the corner', async () => {
    await main.getByRole('button', { name: 'Share Recipe' }).click()
    await expect.poll(async () => (await heard()).join('\n')).toContain('Recipe link copied to clipboard!')
  })

  await test.step('the glossary says how many terms are left', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click()
    await main.getByRole('searchbox').fill('glycemic')
    await expect.poll(async () => (await heard()).join('\n')).toMatch(/\d+ of \d+ terms/)
  })
})
