import { startBuildWorker } from '@evenplate/platform/kit/build-worker'

/** Starts this build's script that reads files: `workers/import.ts`. */
export const startWorker = (): Worker =>
  startBuildWorker({ remote: 'health-log', script: 'import', policy: 'evenplate-import-worker' })
