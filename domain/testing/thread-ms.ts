/** CPU milliseconds of this thread so far, which a busy machine does not change. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
