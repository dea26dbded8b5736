import { cameFromCache } from '@evenplate/platform/device/offline-mark'

/** Window event: a request got no answer, whatever the browser thinks of its network. */
export const UNREACHED = 'evenplate:unreached'

/** Whether this page began without a network: the browser says so, or the worker gave it from its cache. */
export const beganAway = (): boolean => !navigator.onLine || cameFromCache()
