/** The environment for a separate process: a bundler or a render in this process has set NODE_ENV. */
export function ownEnv(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env
  return { ...env, ...more }
}
