/** One deployment of the site, as `site/offline-worker.ts` writes it before the worker's script. */
export type Deployment = {
  /** Changes if anything below changes. */
  version: string
  /** Documents that are the same for everyone, by route, with their hashes: `/recipes/:id` serves every recipe. */
  documents: Readonly<Record<string, string>>
  /** The document for every other address: it has no page in it, and the shell renders the requested one. */
  anyOther: { path: string; hash: string }
  /** Every build that the documents name, with its hash. */
  builds: Readonly<Record<string, string>>
}
