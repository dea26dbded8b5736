import type { Device } from '../contract.ts'
import { DEVICE_ENTRIES, type DeviceEntry, type Entry } from '../device-entries.ts'
import { localStore, sessionStore } from './browser-storage.ts'
import { cameFromCache } from './offline-mark.ts'
import { forgetMember } from './wipe.ts'

/** The device as the shell gives it to remotes. It has no state, so one can replace another. */
export const browserDevice: Device = {
  read(name, parse, of) {
    const text = storeOf(name).get(keyOf(name, of))
    if (text === null) return null
    try {
      return parse(entryOf(name).text ? text : JSON.parse(text))
    } catch {
      return null
    }
  },
  write(name, value, of) {
    storeOf(name).set(keyOf(name, of), entryOf(name).text ? String(value) : JSON.stringify(value))
  },
  remove: (name, of) => storeOf(name).remove(keyOf(name, of)),
  cameFromCache,
  async claimOfflineCopy(userId) {
    if (owner() === userId) return
    browserDevice.remove('offline-copy-owner')
    await (await database()).deleteDatabase()
    browserDevice.write('offline-copy-owner', userId)
  },
  async inOfflineCopy(userId, store, mode, step) {
    const isTheirs = () => owner() === userId
    return isTheirs() ? (await database()).inDatabase(store, mode, isTheirs, step) : undefined
  },
  forgetMember,
}

/** Loaded only if there is such a copy. */
const database = () => import(/* webpackChunkName: "offline-copy" */ './offline-copy.ts')

const owner = () => browserDevice.read('offline-copy-owner', String)

const entryOf = (name: DeviceEntry): Entry => DEVICE_ENTRIES[name]
const storeOf = (name: DeviceEntry) => (entryOf(name).in === 'tab' ? sessionStore : localStore)
const keyOf = (name: DeviceEntry, of?: string) => entryOf(name).key + (of ? `.${of}` : '')
