import type { Page } from '@playwright/test'
import { answering } from '../../site/account.ts'
import { guest, newcomer, type Scene } from '../stage/scene.ts'

/** The health log of a guest and of a new member, and the lists of the shop. */
export const LOG_SCENES: Scene[] = [
  guest('health', '/health'),
  newcomer('health-new', '/health', { open: at('/health', 'No readings on this day.') }),
  newcomer('health-import', '/health/import', { open: at('/health/import', 'Choose a File') }),
  newcomer('health-report', '/health/report', { open: at('/health/report', 'No readings in this period.') }),
  guest('shopping-list', '/shopping-list', { open: at('/shopping-list', 'Shopping List') }),
  guest('shared-list', '/shared-list/:slug', {
    open: at(`/shared-list/${'0'.repeat(64)}`, 'This list is no longer shared'),
  }),
]

function at(path: string, shows: string): Scene['open'] {
  return async (page: Page, { url }) => {
    await page.goto(url + path)
    await answering(page)
    await page.getByText(shows).first().waitFor()
  }
}
