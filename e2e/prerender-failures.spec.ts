import { rmSync } from 'node:fs'
import { type Browser, expect, test } from '@playwright/test'
import { breakRendering, copyOfStore } from './site/broken-remote.ts'
import { forget, runSite } from './site/run-site.ts'

const pagesOf = (page: string) => `export default { contract: 1, pages: { ${page} } }`

/** Each case breaks the Node build of a different remote; the browser builds are intact. */
const BROKEN = {
  glossary: pagesOf(`glossary: () => { throw new Error('no terms today') }`),
  'recipe-builder': pagesOf(`'recipe-builder': () => process.exit(3)`),
  account: 'export default {',
  recipes: null,
}

async function textWithoutScripts(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const reply = await page.goto(url)
  const seen = {
    status: reply?.status(),
    title: await page.title(),
    main: (await page.getByRole('main').textContent()) ?? '',
    footer: (await page.getByRole('contentinfo').textContent()) ?? '',
  }
  await context.close()
  return seen
}

test('remotes that cannot be rendered cost the site only their content, until a browser renders it', async ({
  browser,
  page,
}) => {
  const store = copyOfStore()
  for (const [name, source] of Object.entries(BROKEN)) await breakRendering(store, name, source)
  const site = await runSite({}, { store })
  // Each line is JSON.
  const said = () => site.output().replaceAll('\\"', '"')
  await expect
    .poll(said)
    .toMatch(/page \/glossary of the remote "glossary" could not be rendered: .*no terms today/)
  await expect.poll(said).toMatch(/page \/recipe-builder of the remote "recipe-builder" .*ended its process/)
  await expect.poll(said).toMatch(/page \/login of the remote "account" .*SyntaxError/)
  await expect.poll(said).toMatch(/page \/recipes of the remote "recipes" .*missing/)
  await expect.poll(said).toContain('in its place: its error screen')

  for (const [path, title] of [
    ['/glossary', 'Blood Sugar Glossary | Evenplate'],
    ['/recipe-builder', 'Recipe Builder | Evenplate'],
  ]) {
    const seen = await textWithoutScripts(browser, site.url + path)
    expect(seen).toMatchObject({ status: 200, title })
    expect(seen.main).toContain('Something went wrong.')
    expect(seen.main).toContain('Try Again')
    expect(seen.main).not.toContain('no terms today')
    expect(seen.footer).toContain('Privacy')
  }
  expect((await textWithoutScripts(browser, `${site.url}/about`)).main).not.toContain('went wrong')
  expect((await textWithoutScripts(browser, `${site.url}/shared/${'0'.repeat(32)}`)).status).toBe(503)

  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${site.url}/glossary`)
  await expect(page.getByRole('main')).toContainText('Glycemic Index (GI)')
  await expect(page.getByText('Something went wrong.')).toHaveCount(0)
  await page.goto(`${site.url}/login`)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(complaints).toEqual([])
  await site.stop()
  forget(site)
  rmSync(store, { recursive: true, force: true })
})

test('a page’s last good document replaces one that cannot be rendered', async ({ browser, page }) => {
  const store = copyOfStore()
  const before = await runSite({}, { store })
  const good = await (await fetch(`${before.url}/glossary`)).text()
  await before.stop()

  await breakRendering(store, 'glossary', BROKEN.glossary)
  const after = await runSite({ PORT: new URL(before.url).port }, { store, dataDir: before.dataDir })
  await expect.poll(after.output).toContain('in its place: its last good document')
  expect((await textWithoutScripts(browser, `${after.url}/glossary`)).main).toContain('Glycemic Index (GI)')
  expect(await (await fetch(`${after.url}/glossary`)).text()).toBe(good)
  const complaints: string[] = []
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
  await page.goto(`${after.url}/glossary`, { waitUntil: 'networkidle' })
  await page.getByRole('searchbox').first().fill('glycemic')
  await expect(page.getByRole('main')).toContainText('Glycemic Index (GI)')
  expect(complaints).toEqual([])
  await after.stop()
  forget(after)
  rmSync(store, { recursive: true, force: true })
})
