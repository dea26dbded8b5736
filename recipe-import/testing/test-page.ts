/** A page as a site would send it. A heading among `lines` starts with "# ". */
export type TestPage = {
  name: string
  html: string
  /** Sent in this encoding, in UTF-8 without it. `header`: the page's own bytes do not say so. */
  encoding?: 'windows-1252'
  header?: string
  is: { title: string; lines: string[]; steps: string[]; servings: number | null }
}
