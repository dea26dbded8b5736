import { cameFromCache } from '@evenplate/platform/device/offline-mark'

/** Window event: a request got no answer, whatever the browser thinks about its network. */
export const UNREACHED = 'evenplate:unreached'

/** Whether this page started without a network: the browser says so, or the worker served it from its cache. */
export const beganAway = (): boolean => !navigator.onLine || cameFromCache()
