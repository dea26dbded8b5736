/** The environment for a process of its own: a bundler or a render in this process has left NODE_ENV behind. */
export function ownEnv(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env
  return { ...env, ...more }
}
