import type { Page } from '@playwright/test'
import { answering } from '../../site/account.ts'
import { guest, member, newcomer, type Scene } from '../stage/scene.ts'

/** Signing in and up, and the member's settings. */
export const ACCOUNT_SCENES: Scene[] = [
  guest('login', '/login'),
  guest('login-wrong', '/login', {
    open: async (page, { url }) => {
      await enter(page, `${url}/login`)
      await page.getByLabel(/^Email/).fill('nora@example.com')
      await page.getByLabel(/^Password/).fill('not the password')
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
      await page.getByText('Invalid login credentials').waitFor()
    },
  }),
  guest('register', '/register'),
  guest('register-errors', '/register', {
    open: async (page, { url }) => {
      await enter(page, `${url}/register`)
      await page.getByLabel(/^Email/).fill('nora@')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page
        .getByRole('main')
        .getByText(/valid email/i)
        .waitFor()
    },
  }),
  guest('register-mismatch', '/register', {
    open: async (page, { url }) => {
      await enter(page, `${url}/register`)
      await page.getByLabel(/^Email/).fill('nora@example.com')
      await page.getByLabel(/^Password/).fill('correct horse')
      await page.getByLabel(/^Confirm/).fill('battery staple')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.getByText("Passwords don't match").waitFor()
    },
  }),
  guest('forgot-password', '/forgot-password'),
  guest('forgot-password-sent', '/forgot-password', {
    open: async (page, { url }) => {
      await enter(page, `${url}/forgot-password`)
      await page.getByLabel(/^Email/).fill('someone-with-quite-a-long-address@example.com')
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
      await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    },
  }),
  guest('reset-password', '/reset-password', {
    open: async (page, { url }) => {
      await enter(page, `${url}/reset-password#type=recovery`)
    },
  }),
  guest('reset-password-invalid', '/reset-password', {
    open: async (page, { url }) => {
      await enter(page, `${url}/reset-password`)
      await page.getByText('Invalid or expired password reset link').waitFor()
    },
  }),
  newcomer('profile', '/profile', {
    like: 'profile-filled',
    open: async (page, { url }) => {
      await page.goto(`${url}/profile`)
      await page.getByRole('button', { name: 'Save Changes' }).waitFor()
    },
  }),
  member('profile-filled', '/profile', {
    open: async (page, { url }) => {
      await page.goto(`${url}/profile`)
      await page.getByLabel('Name', { exact: true }).fill('Maximiliane Featherstonehaugh-Cholmondeley')
      await page.getByRole('checkbox', { name: 'Shellfish' }).check()
      await page.getByRole('checkbox', { name: 'Prediabetes' }).check()
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByText('Profile updated successfully!').waitFor()
    },
  }),
  newcomer('profile-delete', '/profile', {
    over: 'dialog',
    open: async (page, { url }) => {
      await page.goto(`${url}/profile`)
      await page.getByRole('button', { name: 'Delete My Account' }).click()
      await page.getByRole('dialog').waitFor()
    },
  }),
]

async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await answering(page)
}
