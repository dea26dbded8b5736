// A thread that hashes passwords one at a time. Started by hashing.ts.
import { isMainThread, parentPort } from 'node:worker_threads'
import { compareSync, hashSync } from 'bcryptjs'
import type { HashJob } from './hashing.ts'

if (isMainThread || !parentPort) throw new Error('auth/hash-worker.ts is started by hashing.ts')
const parent = parentPort

parent.on('message', (job: HashJob) =>
  parent.postMessage(
    'hash' in job ? compareSync(job.password, job.hash) : hashSync(job.password, job.rounds),
  ),
)
