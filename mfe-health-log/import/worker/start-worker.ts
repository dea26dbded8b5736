type Policy = { createScriptURL(address: string): unknown }
type Scope = {
  [KEY]?: Policy
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy }
}

/** Named in the site's policy (`site/page-headers.ts`). */
const NAME = 'evenplate-import-worker'
/** A name is taken once a page: two versions of this remote share what the first one made. */
const KEY = Symbol.for(NAME)

/** Starts the script of this build that reads files: `workers/import.ts`. */
export function startWorker(): Worker {
  const scope = globalThis as Scope
  const rules = { createScriptURL: ofBuild }
  scope[KEY] ??= scope.trustedTypes?.createPolicy(NAME, rules) ?? rules
  return new Worker(scope[KEY].createScriptURL(`${__webpack_public_path__}workers/import.js`) as string)
}

/** Nothing but the reader of a build can be started with the policy. @throws TypeError */
export function ofBuild(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  if (origin !== location.origin || !/^\/remotes\/health-log\/[\w.-]+\/workers\/import\.js$/.test(pathname))
    throw new TypeError('Not a script of this site')
  return address
}

/** Where this build lies; the bundler's. */
declare const __webpack_public_path__: string
