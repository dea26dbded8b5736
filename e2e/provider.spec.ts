import { expect, test } from '@playwright/test'
import { type Behaviour, type FakeRequest, startFakeOpenAi } from '../api-gateway/testing/fake-openai.ts'
import { SALMON, SALMON_REPLY, salmonWith } from '../api-gateway/testing/replies.ts'
import { expectRecipe, generateFromText, generateStepByStep } from './site/builder.ts'
import { fitted } from './site/fitted.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

const KEY = 'sk-only-the-gateway-knows'
let provided: Provided

test.beforeAll(async () => {
  provided = await siteWithModel()
})

test.afterAll(() => provided.close())

type Provided = {
  site: RunningSite
  /** Sets how the model behaves from now on; the last behavior repeats. @returns the requests it gets from now on */
  behave(...script: Behaviour[]): FakeRequest[]
  close(): Promise<void>
}

async function siteWithModel(env: Record<string, string> = {}): Promise<Provided> {
  let script: Behaviour[] = []
  const model = await startFakeOpenAi({
    answer: () => {
      const [now = { hang: true }, ...then] = script
      if (then.length > 0) script = then
      return now
    },
  })
  const site = await runSite({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: KEY, ...env })
  return {
    site,
    behave(...next) {
      script = next
      model.requests.length = 0
      return model.requests
    },
    async close() {
      await site.stop()
      await model.close()
      forget(site)
    },
  }
}

test('the recipe comes from the model, and the key stays in the gateway [CALL-23] [CALL-24]', async ({
  page,
}) => {
  const { site, behave } = provided
  const asked = behave({ say: SALMON_REPLY })
  const received: Promise<string>[] = []
  page.on('response', (reply) => received.push(reply.text().catch(() => '')))
  await generateStepByStep(page, site.url)
  expect(await expectRecipe(page)).toBe(SALMON.title)
  await expect(page.getByText(/Written by AI/)).toBeVisible()
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(asked[0]?.body).toMatchObject({
    model: 'gpt-3.5-turbo',
    temperature: 0.7,
    max_tokens: 1500,
  })
  for (const text of await Promise.all(received)) expect(text).not.toContain(KEY)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(KEY)
  expect(site.output()).not.toContain(KEY)
})

test('what passed the checks is visible while the model pauses in mid-reply', async ({ page }) => {
  const { site, behave } = provided
  behave({ say: SALMON_REPLY, pauseAt: 'Steam the broccoli', pauseMs: 3000 })
  await generateStepByStep(page, site.url)
  const soFar = page.getByRole('region', { name: 'The recipe so far' })
  await expect(soFar.getByRole('heading', { name: SALMON.title })).toBeVisible()
  await expect(soFar.getByText('300 g salmon fillet')).toBeVisible()
  await expect(soFar.getByText('Steam the broccoli for 5 minutes.')).toBeHidden()
  expect(await expectRecipe(page)).toBe(SALMON.title)
})

const FAILURES: Record<string, Behaviour> = {
  'refuses the key': { status: 401 },
  'answers with a web page': { html: '<h1>Gateway timeout</h1>' },
  'stops in the middle': { say: SALMON_REPLY.slice(0, 120), finish: 'length' },
  'refuses to answer': { refuse: 'I cannot help with that.' },
  'never answers': { hang: true },
}
test.describe('a model that', () => {
  let failing: Provided
  // The gateway stops calling after as many failures as there are cases: the last case is the last request it sends.
  test.beforeAll(async () => {
    failing = await siteWithModel({ OPENAI_TIMEOUT_MS: '1500', OPENAI_MAX_RETRIES: '0' })
  })
  test.afterAll(() => failing.close())

  for (const [what, behaviour] of Object.entries(FAILURES)) {
    test(`${what} costs nothing and loses nothing [ERROR-1]`, async ({ page }) => {
      const { site, behave } = failing
      behave(behaviour)
      await generateStepByStep(page, site.url)
      await expect(page.getByText('Failed to generate recipe. Please try again.')).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/provider words|cannot help|Gateway timeout/)
      await expect(
        page
          .getByRole('radio', { name: /^Dinner/ })
          .or(page.getByText(/3 of 3 free recipes left/))
          .first(),
      ).toBeAttached()
      const quota = await page.request.get(`${site.url}/api/quota`, {
        headers: { 'x-guest-id': (await page.evaluate(() => localStorage.getItem('evenplate.guest'))) ?? '' },
      })
      expect(await quota.json()).toMatchObject({ used: 0, remaining: 3 })
    })
  }
})

test('a model’s dish can be made to fit, too', async ({ page }) => {
  const { site, behave } = provided
  const asked = behave({ say: SALMON_REPLY })
  await generateFromText(page, site.url, 'Salmon with quinoa and broccoli')
  expect(await expectRecipe(page)).toBe(SALMON.title)
  expect(await fitted(page, ['Fewer carbs', 'Cook for 4'])).toContain('Cook for 4')
  // No request for it was sent to the model.
  expect(asked).toHaveLength(1)
})

test('an ingredient to avoid is never shown, not even while streaming', async ({ page }) => {
  const peanuts = salmonWith({ ingredients: ['1/2 cup peanuts', '300 g salmon fillet'] })
  const { site, behave } = provided
  const asked = behave({ say: peanuts, pauseAt: '"instructions"', pauseMs: 500 }, { say: SALMON_REPLY })
  await page.addInitScript(() => {
    const seen = () =>
      document.body?.textContent.includes('cup peanuts') && Object.assign(window, { peanutsSeen: true })
    new MutationObserver(seen).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto(`${site.url}/recipe-builder`)
  await page.getByRole('radio', { name: /^Dinner/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel(/^Ingredients to avoid/).fill('peanuts')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Generate My Recipe' }).click()
  expect(await expectRecipe(page)).toBe(SALMON.title)
  expect(asked).toHaveLength(2)
  expect(await page.evaluate(() => 'peanutsSeen' in window)).toBe(false)
})

test('markup, scripts and links of a model are text, in the page and in structured data', async ({
  page,
}) => {
  const hostile = salmonWith({
    title: 'Salmon <script>window.owned = 1</script><img src=x onerror="window.owned=1">supper',
    instructions: [
      'Steam the broccoli.</script><script>window.owned=1</script>',
      'See [this](https://evil.example) now.',
    ],
  })
  const { site, behave } = provided
  behave({ say: hostile })
  await generateStepByStep(page, site.url)
  expect(await expectRecipe(page)).toBe('Salmon supper')
  expect(await page.evaluate(() => 'owned' in window)).toBe(false)
  await expect(
    page.getByRole('main').locator('a[href*="evil"], img[src="x"], script:not([type="application/ld+json"])'),
  ).toHaveCount(0)
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
  expect(data).not.toMatch(/<script|evil\.example|onerror/)
})
