import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of CPU that a process has used, as Linux counts it. */
export type ThreadTime = { all: number; main: number; database: number }

/** For a process on this machine. @throws Error except on Linux, since only Linux reports it */
export function threadTime(pid: number): ThreadTime {
  const time = { all: 0, main: 0, database: 0 }
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const home = `/proc/${pid}/task/${thread}`
    const ms = Number(readFileSync(`${home}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    time.all += ms
    if (Number(thread) === pid) time.main += ms
    else if (readFileSync(`${home}/comm`, 'utf8').trim() === 'database') time.database += ms
  }
  return time
}

/** Megabytes of memory that a process keeps. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
