/** What `site/offline-worker.ts` writes in front of the worker's script: one deployment of the site. */
export type Deployment = {
  /** Changes with anything below. */
  version: string
  /** Documents that are the same for everyone, by route, with their hashes: `/recipes/:id` serves every recipe. */
  documents: Readonly<Record<string, string>>
  /** The document for every other address: it has no page in it, and the shell draws the one asked for. */
  anyOther: { path: string; hash: string }
  /** Every build that the documents name, with its hash. */
  builds: Readonly<Record<string, string>>
}
