/** A script of a remote's build, `workers/<script>.ts`, and the policy that may start it: `site/page-headers.ts` names it. */
export type BuildWorker = { remote: string; script: string; policy: string }

type Policy = { createScriptURL(address: string): unknown }
type Scope = {
  [key: symbol]: Policy | undefined
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy }
}

/** Starts a script of the build that contains this code. */
export function startBuildWorker(worker: BuildWorker): Worker {
  const address = onSite(worker, __webpack_public_path__)
  if (address === null) return startDeveloped(`${__webpack_public_path__}workers/${worker.script}.js`)
  const scope = globalThis as Scope
  const rules = { createScriptURL: (address: string) => ofBuild(worker, address) }
  // A policy name can be used once per page: two versions of a remote share what the first one made.
  const key = Symbol.for(worker.policy)
  scope[key] ??= scope.trustedTypes?.createPolicy(worker.policy, rules) ?? rules
  const policy = scope[key]
  return new Worker(policy.createScriptURL(address) as string)
}

/**
 * The script of a published build as the site itself serves it: a browser starts no worker from another origin, and the
 * site has every build, even if pages load theirs from a CDN. Null for a build in development.
 * @param build its address
 */
export function onSite({ remote, script }: BuildWorker, build: string): string | null {
  const [, remotes, name, version, end] = new URL(build, location.href).pathname.split('/').slice(-5)
  return remotes === 'remotes' && name === remote && end === ''
    ? `${location.origin}/remotes/${remote}/${version}/workers/${script}.js`
    : null
}

/**
 * A script in development is on its own server; a worker from this origin loads it, since the site's policy lets no page
 * do so.
 */
const startDeveloped = (address: string): Worker =>
  new Worker(URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(address)})`])))

/** Only that script of a build can be started with the policy. @throws TypeError */
export function ofBuild({ remote, script }: BuildWorker, address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  const [, remotes, name, version = '', folder, file, ...more] = pathname.split('/')
  const isOurs =
    origin === location.origin &&
    remotes === 'remotes' &&
    name === remote &&
    /^[\w.-]+$/.test(version) &&
    folder === 'workers' &&
    file === `${script}.js` &&
    more.length === 0
  if (!isOurs) throw new TypeError('Not a script of this site')
  return address
}

/** The address of this build; set by the bundler. */
declare const __webpack_public_path__: string
