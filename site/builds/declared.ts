import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'

/** The first segments of the site's own addresses. */
const TAKEN = ['api', 'auth', 'rest', 'shell', 'remotes', 'plates', 'cards', 'icons', 'preview', 'override']

/** `site/shared-page.ts`. */
const PER_REQUEST = '/shared/:slug'

const words = z.string().trim().min(1).max(300)
const page = z
  .strictObject({
    path: z
      .string()
      .regex(/^\/[a-z0-9][a-z0-9-]*(\/:?[A-Za-z0-9][A-Za-z0-9-]*)*$/, 'is no path such as /recipes/:id')
      .refine((path) => !TAKEN.includes(path.split('/')[1]!), 'begins as the site’s own addresses do'),
    title: words,
    description: words,
    keywords: z.array(words).optional(),
    public: z.boolean(),
    guard: z.literal('member').optional(),
    perRequest: z.boolean().optional(),
    navigation: z
      .array(
        z.strictObject({
          in: z.enum(['header', 'footer', 'menu', 'sitemap']),
          label: words,
          for: z.enum(['guest', 'member']).optional(),
        }),
      )
      .optional(),
    offline: z.boolean().optional(),
    draws: z.array(words).optional(),
    earlyTexts: z.record(z.string().regex(/^--[a-z][a-z-]*$/), z.array(words).min(1)).optional(),
    placeholder: z.boolean().optional(),
    // Only for this address does the server know what data to render such a page from.
  })
  .refine(
    ({ perRequest, path }) => !perRequest || path === PER_REQUEST,
    `is rendered for each visit only at ${PER_REQUEST}`,
  )
const declared = z.object({
  contract: z.number(),
  pages: z.record(z.string(), page),
  parts: z.array(z.string()),
})

/** A page as its remote declares it: `platform/page-declaration.ts`. */
export type DeclaredPage = z.infer<typeof page>
/** What a remote's build says about itself: the contract it was built for, its pages and the names of its parts. */
export type Declared = z.infer<typeof declared>

/** How long a build may take to declare itself, in milliseconds. */
const SAYING_MS = 30_000

/**
 * Asks the build itself, in a process without secrets that ends with the answer.
 * @param nodeBuild the file that pages are rendered with
 * @returns undefined for a build of contract 1, which declares nothing
 * @throws Error with the reason in words
 */
export function declaredIn(nodeBuild: string): Declared | undefined {
  const { output, stderr, signal } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'declare.ts'), nodeBuild],
    {
      env: { NODE_ENV: 'production' },
      // What the build prints does not count as what it declares.
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      timeout: SAYING_MS,
      killSignal: 'SIGKILL',
    },
  )
  if (signal) throw new Error(`it did not say what it offers within ${SAYING_MS / 1000} s`)
  if (!output[3])
    throw new Error(`it does not say what it offers: ${stderr.trim() || 'it ended without a word'}`)
  const said = JSON.parse(output[3])
  return said.contract === 1 ? undefined : parsedDeclaration(said)
}

/** @throws Error that names each page and what is wrong with it */
export function parsedDeclaration(said: unknown): Declared {
  const { data, error } = declared.safeParse(said)
  if (data) return data
  throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
}
