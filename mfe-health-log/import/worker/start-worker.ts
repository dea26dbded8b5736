import { startBuildWorker } from '@evenplate/platform/kit/build-worker'

/** Starts the script of this build that reads files: `workers/import.ts`. */
export const startWorker = (): Worker =>
  startBuildWorker({ remote: 'health-log', script: 'import', policy: 'evenplate-import-worker' })
