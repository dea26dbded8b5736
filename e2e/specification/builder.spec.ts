import { expect, type Page, test } from '@playwright/test'
import { type FakeOpenAi, startFakeOpenAi } from '../../api-gateway/testing/fake-openai.ts'
import { SALMON, SALMON_REPLY } from '../../api-gateway/testing/replies.ts'
import { expectRecipe, generateFromText, generateStepByStep } from '../site/builder.ts'
import { forget, type RunningSite, runSite } from '../site/run-site.ts'

/** The builder, its loading screen and its result, row by row of docs/specification-coverage.md. */
let site: RunningSite
let model: FakeOpenAi

test.beforeAll(async () => {
  // The first recipe is slow, so that the loading screen can be checked.
  model = await startFakeOpenAi({
    script: [{ say: SALMON_REPLY, pauseAt: '"instructions"', pauseMs: 6000 }, { say: SALMON_REPLY }],
  })
  site = await runSite({
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: 'sk-test',
    PUBLIC_SITE_URL: 'https://evenplate.example',
  })
})

test.afterAll(async () => {
  await site.stop()
  await model.close()
  forget(site)
})

const { step } = test
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

test('the loading screen, the result and its prompts', async ({ page }) => {
  await generateFromText(page, site.url, 'Salmon with broccoli, something quick')
  const waiting = page.getByRole('heading', { name: 'We’re making your recipe' })
  await expect(waiting).toBeVisible()
  await step('nothing else can be generated meanwhile [RULE-2]', async () => {
    await expect(waiting).toBeVisible()
    await expect(button(page, 'Generate My Recipe')).toHaveCount(0)
  })
  const mail = page.getByLabel('Email me this recipe')
  await step('it can be emailed [COOK-2]', () => expect(mail).toBeVisible())
  await step('to an address with an @ [COOK-3]', async () => {
    await mail.fill('ana')
    await expect(button(page, 'Email me')).toBeDisabled()
    await mail.fill('ana@example.com')
    await expect(button(page, 'Email me')).toBeEnabled()
  })
  await step('messages change [COOK-1]', async () => {
    const message = page.getByText(/^[A-Z].+\.\.\.$/)
    const first = (await message.textContent()) ?? ''
    await expect(message).not.toHaveText(first)
  })

  // It waits while the visitor is still in the address field.
  await button(page, 'Show the Recipe').click()
  await expectRecipe(page)
  const region = (name: string) => main(page).getByRole('region', { name })
  await step('the title [RESULT-1]', () =>
    expect(page.getByRole('heading', { level: 1, name: SALMON.title })).toBeVisible(),
  )
  await step('at a glance [RESULT-2]', () =>
    expect(page.getByRole('list', { name: 'At a glance' })).toContainText(
      /Carbs[\d.]+ g.*Time25 min.*Servings2.*Calories\d+ kcal/,
    ),
  )
  await step('the impact [RESULT-3]', () => expect(region('Blood Sugar Impact')).toBeVisible())
  await step('a low load [RESULT-10]', async () => {
    await expect(region('Blood Sugar Impact')).toContainText('Low (Excellent)')
    await expect(page.getByTestId('impact-bar').locator('div')).toHaveAttribute('style', /inline-size: 30%/)
  })
  const nutrition = region('Nutrition per serving')
  await step('the eight figures, and two more [RESULT-4]', async () => {
    const names = await nutrition.locator('dl').first().locator('dt').allTextContents()
    expect(names).toEqual([
      'Calories',
      'Total carbs',
      'Fiber',
      'Net carbs',
      'Protein',
      'Fat',
      'Saturated fat',
      'Sodium',
      'Glycemic load',
      'Servings',
    ])
    for (const figure of await nutrition.locator('dl').first().locator('dd').allTextContents())
      expect(figure).toMatch(/^\d/)
  })
  await step('counted by us [RESULT-18]', async () => {
    // The model claimed 420 kcal.
    await expect(nutrition).not.toContainText(`${SALMON.nutritionalInfo.calories} kcal`)
    await nutrition.getByText('Where these numbers come from').click()
    await expect(nutrition.getByText(/USDA SR28/).first()).toBeVisible()
  })
  await step('a chart [RESULT-5]', () =>
    expect(nutrition.getByRole('figure', { name: 'One serving in grams' })).toBeVisible(),
  )
  await step('ingredients to check off [RESULT-6]', async () => {
    await expect(region('Ingredients').getByRole('checkbox')).toHaveCount(SALMON.ingredients.length)
    await page.getByRole('checkbox', { name: '300 g salmon fillet' }).check()
  })
  await step('numbered steps [RESULT-7]', async () => {
    const steps = region('Instructions').locator('ol > li')
    await expect(steps).toHaveText(SALMON.instructions)
  })
  await step('tips [RESULT-8]', () =>
    expect(region('Blood sugar tips')).toContainText('Eat the broccoli first.'),
  )

  const prompt = page.getByRole('dialog')
  await step('saving asks a guest to register [PROMPT-2]', async () => {
    await button(page, 'Save Recipe').click()
    await expect(prompt.getByRole('heading', { name: 'Keep this recipe' })).toBeVisible()
  })
  await step('maybe later [PROMPT-7]', async () => {
    await prompt.getByRole('button', { name: 'Maybe Later' }).click()
    await expect(prompt).toBeHidden()
  })
  await step('printing asks a guest to register [PROMPT-3]', async () => {
    await button(page, 'Print Recipe').click()
    await expect(prompt.getByRole('heading', { name: 'Take it to the kitchen' })).toBeVisible()
  })
  await step('to login [PROMPT-6]', async () => {
    await prompt.getByRole('button', { name: 'Log In' }).click()
    await page.waitForURL(`${site.url}/login`)
    await page.goBack()
  })
  await step('to register [PROMPT-5]', async () => {
    await button(page, 'Print Recipe').click()
    await prompt.getByRole('button', { name: 'Create Free Account' }).click()
    await page.waitForURL(`${site.url}/register`)
  })
})

test('a guest at the limit', async ({ page }) => {
  await step('guests may come in [ROUTE-4]', async () => {
    await generateStepByStep(page, site.url)
    await expectRecipe(page)
  })
  await step('they are identified by a random id [STORE-3]', async () => {
    const id = await page.evaluate(() => localStorage.getItem('evenplate.guest'))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
  await step('three a day are free [ERROR-15]', async () => {
    for (let made = 1; made < 3; made += 1) {
      await generateStepByStep(page, site.url)
      await expectRecipe(page)
    }
    await generateStepByStep(page, site.url)
    await expect(page.getByRole('dialog')).toContainText('Guests can make 3 recipes a day')
  })
})

test('both ways to ask', async ({ page }) => {
  await page.goto(`${site.url}/recipe-builder`)
  await step('the canonical host is configured [META-8]', () =>
    expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://evenplate.example/recipe-builder',
    ),
  )
  await step('two ways, and one more [BUILD-1]', async () => {
    await expect(page.getByRole('tab')).toHaveText(['Step-by-Step', 'Just Tell Me', 'Bring Your Own'])
    await expect(page.getByRole('tab', { name: 'Step-by-Step' })).toHaveAttribute('aria-selected', 'true')
  })
  const steps = page.getByRole('navigation', { name: 'Steps' })
  const progress = steps.getByRole('progressbar')
  await step('four steps [BUILD-2]', () =>
    expect(steps.getByRole('button')).toHaveText([/Meal Type/, /Dietary/, /Ingredients/, /Details/]),
  )
  await step('how far it is [BUILD-3]', () =>
    expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 4: Meal Type'),
  )
  const choices = (role: 'radio' | 'checkbox', name: string) =>
    page.getByRole('group', { name }).getByRole(role)
  await step('one meal type [BUILD-5]', async () => {
    const meals = ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert']
    await expect(main(page).getByRole('radio')).toHaveCount(meals.length)
    for (const meal of meals) {
      await page.getByRole('radio', { name: new RegExp(`^${meal}`) }).check()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    }
  })
  await step('needed to continue [BUILD-6]', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${site.url}/recipe-builder`)
    await expect(button(page, 'Continue')).toBeDisabled()
    await page.getByRole('radio', { name: /^Dinner/ }).check()
    await expect(button(page, 'Continue')).toBeEnabled()
  })
  await step('forward and back [BUILD-20]', async () => {
    await button(page, 'Continue').click()
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 4: Dietary')
    await button(page, 'Back').click()
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 4: Meal Type')
    await button(page, 'Continue').click()
  })
  await step('any dietary options [BUILD-7]', async () => {
    const options = ['Low-carb', 'Low-GI', 'Gluten-free', 'Dairy-free', 'Vegetarian', 'Vegan']
    await expect(choices('checkbox', 'Dietary options')).toHaveCount(options.length)
    for (const option of options) await page.getByRole('checkbox', { name: new RegExp(`^${option}`) }).check()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(options.length)
    await button(page, 'Continue').click()
  })

  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await step('ingredient rows [BUILD-8]', async () => {
    await field('Ingredient 1').fill('tofu')
    await field('Quantity 1').fill('200')
    await page.getByRole('combobox', { name: 'Unit 1' }).fill('g')
  })
  await step('the only row stays, another can be removed [BUILD-10]', async () => {
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
    await button(page, 'Add Ingredient').click()
    await field('Ingredient 2').fill('kale')
    await page.getByRole('button', { name: 'Remove kale' }).click()
    await expect(field('Ingredient 2')).toHaveCount(0)
  })
  await step('another row [BUILD-9]', async () => {
    await button(page, 'Add Ingredient').click()
    await expect(field('Ingredient 2')).toBeVisible()
  })
  await step('quick-add chips [BUILD-11]', () =>
    expect(page.getByRole('group', { name: 'Quick add' })).toContainText(
      /Chicken\s*Spinach\s*Broccoli\s*Eggs\s*Avocado\s*Salmon\s*Quinoa\s*Sweet Potato\s*Greek Yogurt\s*Berries/,
    ),
  )
  await step('what to avoid [BUILD-13]', async () => {
    await page.getByLabel(/^Ingredients to avoid.*optional/).fill('peanuts')
    await button(page, 'Continue').click()
  })

  await step('cooking time [BUILD-14]', async () => {
    await expect(choices('radio', 'Cooking time')).toHaveCount(3)
    for (const time of ['15 minutes or less', '30 minutes', '45+ minutes'])
      await page.getByRole('radio', { name: time, exact: true }).check()
  })
  await step('servings [BUILD-15]', async () => {
    const count = page.getByRole('group', { name: 'Servings' }).getByRole('status')
    const more = page.getByRole('button', { name: 'Servings: one more' })
    const less = page.getByRole('button', { name: 'Servings: one less' })
    await expect(count).toHaveText('4')
    for (let servings = 5; servings <= 12; servings += 1) await more.click()
    await more.press('Enter')
    await expect(count).toHaveText('12')
    for (let servings = 11; servings >= 1; servings -= 1) await less.click()
    await less.press('Enter')
    await expect(count).toHaveText('1')
  })
  await step('skill [BUILD-16]', async () => {
    const skill = page.getByRole('slider', { name: 'Cooking skill' })
    await expect(skill).toHaveAttribute('aria-valuetext', /Intermediate/)
    await skill.press('ArrowRight')
    await expect(skill).toHaveAttribute('aria-valuetext', /Advanced/)
  })
  await step('a range [BUILD-17]', () =>
    page.getByRole('textbox', { name: /^A1C or blood sugar range.*optional/ }).fill('A1C 6.8%'),
  )
  await step('challenges [BUILD-18]', () =>
    page.getByRole('textbox', { name: /^Blood sugar challenges.*optional/ }).fill('I spike after breakfast'),
  )
  await step('generate [BUILD-19]', () => expect(button(page, 'Generate My Recipe')).toBeEnabled())

  await page.getByRole('tab', { name: 'Just Tell Me' }).click()
  await step('one box [BUILD-21]', () => expect(main(page).getByRole('textbox')).toHaveCount(1))
  await step('and a button [BUILD-23]', async () => {
    await expect(button(page, 'Generate My Recipe')).toBeDisabled()
    await main(page).getByRole('textbox').fill('Something warm with lentils')
    await expect(button(page, 'Generate My Recipe')).toBeEnabled()
  })
})
