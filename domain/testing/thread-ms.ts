/** Milliseconds that this thread has worked so far; a busy machine does not change what a piece of work takes of them. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
