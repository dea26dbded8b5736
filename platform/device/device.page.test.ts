import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEVICE_ENTRIES, type DeviceEntry, type Entry, OFFLINE_DATABASE } from '../device-entries.ts'
import { browserDevice } from './browser-device.ts'
import { forgetOthers } from './forget-others.ts'
import { forgetMember } from './wipe.ts'

const NAMES = Object.keys(DEVICE_ENTRIES) as DeviceEntry[]
const named = (keep: (entry: Entry) => boolean) =>
  NAMES.filter((name) => keep(DEVICE_ENTRIES[name]))
    .map((name) => DEVICE_ENTRIES[name].key)
    .sort()
const keysHere = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()
const writeAll = () => {
  for (const name of NAMES) browserDevice.write(name, 'ana')
}
const deleted: string[] = []

beforeEach(() => {
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => void deleted.push(name) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  deleted.length = 0
})

describe('what a browser stores', () => {
  it.each(NAMES)('returns %s as it was written', (name) => {
    browserDevice.write(name, 'a text')
    expect(browserDevice.read(name, String)).toBe('a text')
    browserDevice.remove(name)
    expect(keysHere()).toEqual([])
  })

  it('is found under older builds’ keys', () => {
    localStorage.setItem('userEmail', 'ana@example.com')
    localStorage.setItem('evenplate.usage', '{"2026-01-01":2}')
    sessionStorage.setItem('evenplate.edit.ana.1', '{"title":"Soup"}')
    expect(browserDevice.read('verification-email', String)).toBe('ana@example.com')
    expect(browserDevice.read('guest-usage', (stored) => stored)).toEqual({ '2026-01-01': 2 })
    expect(browserDevice.read('unsaved-edit', (stored) => stored, 'ana.1')).toEqual({ title: 'Soup' })
  })

  it('has a separate key for each name', () => {
    expect(new Set(NAMES.map((name) => DEVICE_ENTRIES[name].key)).size).toBe(NAMES.length)
  })

  it('is null if it cannot be read, or the browser blocks storage', () => {
    localStorage.setItem('evenplate.usage', '{"2026')
    expect(browserDevice.read('guest-usage', (stored) => stored)).toBeNull()
    vi.stubGlobal('localStorage', undefined)
    expect(() => browserDevice.write('guest-usage', {})).not.toThrow()
    expect(browserDevice.read('guest-usage', (stored) => stored)).toBeNull()
  })
})

describe('a member who leaves', () => {
  it('leaves only the count of a guest’s recipes', () => {
    writeAll()
    forgetMember()
    expect(keysHere()).toEqual(['evenplate.guest', 'evenplate.usage'])
    expect(deleted).toEqual([OFFLINE_DATABASE])
  })

  it('leaves none of several entries under one name', () => {
    browserDevice.write('guest-plan', {}, '2026-11-23')
    browserDevice.write('unsent-plan', {}, 'ana.2026-11-23')
    forgetMember()
    expect(keysHere()).toEqual([])
  })

  it('also removes unlisted entries in the tab', () => {
    sessionStorage.setItem('of-some-library', '1')
    forgetMember()
    expect(keysHere()).toEqual([])
  })
})

describe('another member who signs in', () => {
  it('finds nothing of the previous member', () => {
    writeAll()
    browserDevice.write('unsaved-edit', {}, 'ana.1')
    browserDevice.write('unsaved-edit', {}, 'bo.1')
    forgetOthers('bo')
    const gone = named((entry) => entry.leaves === 'member' && entry.in === 'browser')
    expect(gone.filter((key) => keysHere().includes(key))).toEqual([])
    expect(keysHere().filter((key) => key.startsWith('evenplate.edit.'))).toEqual(['evenplate.edit.bo.1'])
    expect(deleted).toEqual([OFFLINE_DATABASE])
  })

  it('keeps their own data', () => {
    writeAll()
    forgetOthers('ana')
    expect(keysHere()).toEqual(named(() => true))
    expect(deleted).toEqual([])
  })
})

it('an expired session removes the offline copy, and keeps unsaved edits in their tab', () => {
  writeAll()
  browserDevice.write('unsaved-edit', {}, 'ana.1')
  forgetOthers(null)
  expect(keysHere()).toContain('evenplate.edit.ana.1')
  expect(keysHere()).not.toContain('evenplate.kept-for')
})
