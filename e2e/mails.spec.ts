import { expect, test } from '@playwright/test'
import { type Behaviour, type FakeOpenAi, startFakeOpenAi } from '../api-gateway/testing/fake-openai.ts'
import { type MailReceiver, receiveMail } from '../api-gateway/testing/mail-receiver.ts'
import { SALMON_REPLY } from '../api-gateway/testing/replies.ts'
import { expectRecipe, generateFromText, generateStepByStep } from './site/builder.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

let mail: MailReceiver
let model: FakeOpenAi
let site: RunningSite
/** What the model does with every request from now on. */
let behaves: Behaviour = { say: SALMON_REPLY }

test.beforeAll(async () => {
  mail = await receiveMail()
  model = await startFakeOpenAi({ answer: () => behaves })
  site = await runSite({
    SMTP_URL: mail.url,
    SUPPORT_EMAIL: 'help@evenplate.example',
    OPENAI_BASE_URL: model.url,
  })
})

test.afterAll(async () => {
  await site.stop()
  await model.close()
  await mail.close()
  forget(site)
})

test('a guest has the finished recipe mailed', async ({ page }) => {
  await generateStepByStep(page, site.url)
  const title = await expectRecipe(page)
  await page.getByRole('button', { name: 'Email Me This Recipe' }).click()
  const address = page.getByLabel(/^Email me this recipe/)
  await address.fill('guest@example.com')
  await page.getByRole('button', { name: 'Email me', exact: true }).click()
  await expect(page.getByText('Sent to guest@example.com')).toBeVisible()
  const letter = await mail.next('guest@example.com', /Your recipe/)
  expect(letter.subject).toBe(`Your recipe: ${title}`)
  expect(letter.text).toContain('Total carbs')
  expect(letter.html).not.toMatch(/<script|<img|javascript:/i)
})

test('an address given during generation gets the recipe once it is done [COOK-4]', async ({ page }) => {
  behaves = { say: SALMON_REPLY, pauseAt: '"instructions"', pauseMs: 3000 }
  await generateFromText(page, site.url, 'a quick salmon dinner with lemon')
  await page.getByLabel(/^Email me this recipe/).fill('later@example.com')
  await page.getByRole('button', { name: 'Email me', exact: true }).click()
  expect(mail.mails.some(({ to }) => to?.[0]?.address === 'later@example.com')).toBe(false)
  await expectRecipe(page)
  await expect(page.getByText('Sent to later@example.com')).toBeVisible()
  await mail.next('later@example.com', /Your recipe/)
})

test('a message from the contact page reaches support, who can answer it', async ({ page }) => {
  await page.goto(`${site.url}/contact`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana Maria')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Oats')
  await page.getByRole('textbox', { name: 'Message' }).fill('How do you count <b>steel-cut</b> oats?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Thank you for your message! We will get back to you soon.')).toBeVisible()
  const letter = await mail.next('help@evenplate.example', /Oats/)
  expect(letter.replyTo?.[0]?.address).toBe('ana@example.com')
  expect(letter.html).toContain('&lt;b&gt;steel-cut&lt;/b&gt;')
})

test('a message stays in the form if it cannot be delivered', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort())
  await page.goto(`${site.url}/contact`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana Maria')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Oats')
  await page.getByRole('textbox', { name: 'Message' }).fill('Lost?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText(/offline/i)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Lost?')
  await page.unroute('**/api/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Thank you for your message! We will get back to you soon.')).toBeVisible()
})
