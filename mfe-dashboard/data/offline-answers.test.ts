import type { Device } from '@evenplate/platform/contract'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { MEMBER_ID } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { afterEach, expect, it } from 'vitest'
import { sampleTables } from '../testing/sample-rows.ts'
import { storeAnswers } from './offline-answers.ts'

afterEach(() => localStorage.clear())

const member = { id: MEMBER_ID, email: 'ana@example.com', confirmed: true }
const greeted = () => browserDevice.read('greeted-as', String)

/** @param isTheirs whether the copy is still this member's when it is written */
const deviceWith = (isTheirs: boolean): Device => ({
  ...browserDevice,
  claimOfflineCopy: async () => {},
  inOfflineCopy: async <T>() => (isTheirs ? ('the key' as T) : undefined),
})

it('stores whom it greets for the next visit', async () => {
  await storeAnswers(await fakeDb({ tables: sampleTables() }), deviceWith(true), member)
  expect(greeted()).toBe('Ana')
})

it('stores no name of a member who has signed out meanwhile', async () => {
  await storeAnswers(await fakeDb({ tables: sampleTables() }), deviceWith(false), member)
  expect(greeted()).toBeNull()
})
