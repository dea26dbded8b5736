import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { openTestGateway } from '../api-gateway/testing/open-test-gateway.ts'
import { becomeMember } from './site/account.ts'
import { bringText } from './site/bring.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** Every line as shown: as written, its food, grams, carbs, how sure. */
const lines = async (page: Page): Promise<string[]> => {
  await expect(button(page, 'Use This Recipe')).toBeEnabled()
  return main(page).getByRole('region', { name: 'Line by line' }).getByRole('listitem').allInnerTexts()
}

test('a recipe that is pasted, corrected, saved and exported comes back the same', async ({ page }) => {
  await becomeMember(page, site, 'brings@example.com')
  await bringText(page, site.url)

  // Correct one: another food.
  await button(page, 'Change 100 g flour').click()
  await main(page)
    .getByLabel(/Which food is it\?$/)
    .fill('almond flour')
  await main(page)
    .getByRole('list', { name: 'Foods' })
    .getByRole('button', { name: /^almond flour/ })
    .first()
    .click()
  await expect(page.getByText(/^Counted as almond flour/)).toBeVisible()
  await button(page, 'Done').click()
  // And another: an unknown one is left out.
  await button(page, 'Change 2 tsp zorgle').click()
  await button(page, 'Leave It Out').click()
  const mended = await lines(page)
  expect(mended.join('\n')).toMatch(/almond flour[\s\S]*Left out/)

  await button(page, 'Use This Recipe').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Red Lentil Soup' })).toBeVisible()
  await button(page, 'Save Recipe').click()
  await button(page, 'Saved').waitFor()
  await main(page).getByRole('link', { name: 'View saved recipe' }).click()
  await expect(main(page).getByRole('region', { name: 'Published figures and ours' })).toContainText(
    'Total carbs',
  )
  const files = [
    await exported(page, 'JSON-LD, for other programs'),
    await exported(page, 'Markdown, to read'),
  ]

  for (const file of files) {
    await page.goto(`${site.url}/recipe-builder?mode=bring`)
    await page.getByLabel('Choose Files').setInputFiles(file)
    await expect(page.getByRole('heading', { level: 1, name: 'Red Lentil Soup' })).toBeVisible()
    // The corrections come back, and are shown as the file's, not the person's.
    const again = await lines(page)
    expect(again.join('\n')).toContain('As the file says: almond flour.')
    expect(again.map((line) => line.replace(/As the file says: .*\s+/, ''))).toEqual(mended)
  }
})

/** The file that a saved recipe's page saves in a format. */
async function exported(page: Page, format: string) {
  await main(page).getByRole('button', { name: 'Export recipe' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: format }).click(),
  ])
  const buffer = readFileSync(await download.path())
  return { name: download.suggestedFilename(), mimeType: 'text/plain', buffer }
}

test('an archive of fifty is read into a list with a report, and a zip bomb is reported', async ({
  page,
}) => {
  await becomeMember(page, site, 'archive@example.com')
  await page.goto(`${site.url}/recipe-builder?mode=bring`)
  const recipe = (at: number) =>
    strToU8(
      JSON.stringify({
        '@type': 'Recipe',
        name: `Stew ${at}`,
        recipeYield: '4 servings',
        recipeIngredient: ['200 g red lentils', '1 onion'],
        recipeInstructions: ['Cook.'],
      }),
    )
  const archive = zipSync({
    ...Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`stew-${at}/recipe.json`, recipe(at)])),
    'stew-1/full.jpg': new Uint8Array(50_000),
    'bomb.json': new Uint8Array(100_000_000),
  })
  const mimeType = 'application/zip'
  await page
    .getByLabel('Choose Files')
    .setInputFiles({ name: 'export.zip', mimeType, buffer: Buffer.from(archive) })
  await expect(main(page).getByRole('heading', { name: '50 recipes in this tab' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(main(page).getByText('export.zip/bomb.json')).toBeVisible()
  await expect(main(page).getByText(/It is too large/)).toBeVisible()
  const [report] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Report').click()])
  expect(readFileSync(await report.path(), 'utf8')).toContain('export.zip/bomb.json\n- It is too large')

  await page.reload()
  await main(page).getByRole('link', { name: 'Stew 49' }).click()
  await expect(main(page).getByText('200 g red lentils')).toBeVisible()
})

test('a link is read by the gateway, but not a private address', async ({ page }) => {
  const served = await serveSoup()
  // The site only reaches public addresses and no setting changes that: this gateway is given a different network.
  const { port } = served.address() as AddressInfo
  const web = { resolve: async () => ['127.0.0.1'], isPublic: () => true, ports: [port] }
  const gateway = openTestGateway({ url: 'http://127.0.0.1:1' }, { web })
  await page.goto(`${site.url}/recipe-builder?mode=bring`)
  const link = page.getByLabel('Or give us a link')
  for (const address of [
    'http://localhost/',
    'http://169.254.1.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
  ]) {
    await link.fill(address)
    const answer = page.waitForResponse('**/api/bring/read')
    await button(page, 'Read the Page').click()
    expect(await (await answer).json()).toMatchObject({ code: 'link_refused' })
    await expect(main(page).getByRole('alert')).toBeVisible()
  }
  await page.route('**/api/bring/read', async (route) => {
    const answer = await gateway.postTo('/bring/read', route.request().postDataJSON())
    await route.fulfill({ status: answer.status, json: await answer.json() })
  })
  await link.fill(`http://soups.example:${port}/lentil`)
  await button(page, 'Read the Page').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Lentil .*Soup$/ })).toBeVisible()
  await expect(main(page).getByText('200 g red lentils')).toBeVisible()
  await expect(main(page).getByRole('link', { name: /soups/i })).toHaveAttribute('rel', /nofollow/)
  served.close()
})

/** A page as on real sites: its recipe is data in a script, with a title that could end the script. */
async function serveSoup(): Promise<Server> {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Lentil </script> Soup',
    recipeYield: '4',
    recipeIngredient: ['200 g red lentils', '1 onion'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Cook.' }],
  }).replaceAll('<', '\\u003c')
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>Soup</title><script type="application/ld+json">${data}</script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
