import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ownEnv } from './site/own-env.ts'
import { freePort } from './site/run-site.ts'

const ROOT = join(import.meta.dirname, '..')

let storybook: ChildProcess
let url: string

test.beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  storybook = spawn('npm', ['run', 'storybook', '--', '-p', String(port), '--ci'], {
    cwd: ROOT,
    stdio: 'ignore',
    // A separate process group: npm does not pass a signal on to what it started.
    detached: true,
    // This tests Storybook, not its stories: loading only a few takes a fifth of the time.
    env: ownEnv({
      STORYBOOK_DISABLE_TELEMETRY: '1',
      STORIES: 'shared-ui/components/Button/Button.stories.tsx',
    }),
  })
  await expect
    .poll(
      () =>
        fetch(`${url}/iframe.html`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 100_000 },
    )
    .toBe(true)
})

test.afterAll(() => {
  if (storybook.pid) process.kill(-storybook.pid)
})

test('a story that is reloaded during development appears again', async ({ page }) => {
  const drawn = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first()
  for (const story of ['controls-button--primary', 'controls-button--danger']) {
    await page.goto(`${url}/?path=/story/${story}`)
    await expect(drawn).toBeVisible({ timeout: 60_000 })
    await page.reload()
    await expect(drawn).toBeVisible()
  }
})
