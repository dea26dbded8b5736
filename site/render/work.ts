/** Messages to the thread that renders pages, and its answers. */
export type RenderJob = {
  /** Address of the page, without its origin. */
  path: string
  /** Files of the remotes that the page may load, by name: its own, and those that draw parts on it. */
  remotes: Readonly<Record<string, string>>
  /** The gateway's answer for this page; null for a page that asks for nothing. */
  reply: RenderReply | null
}
export type RenderReply = { status: number; body: { code?: string; message?: string } & object }

/** Only an error's message crosses threads: a remote may throw any object. */
export type RenderAnswer = { html: string } | { failure: string }

/** Sent before the answer: the page loads a remote, its own or one that has a part on it. */
export type RenderNote = { loads: string }
