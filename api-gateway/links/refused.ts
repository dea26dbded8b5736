import { AppError } from '@evenplate/domain/errors'

/** Why a link is not read, one sentence each. None of the site's own words. */
const SENTENCES = {
  noLink: 'Please enter a link that begins with http:// or https://.',
  notPublic: 'That link does not lead to a public website.',
  noPort: 'That link leads to a part of a website that we do not open.',
  unknown: 'We found no website at that address.',
  unreachable: 'That website did not answer. You can copy the page’s text and paste it instead.',
  slow: 'That website took longer than 10 seconds. You can copy the page’s text and paste it instead.',
  robots: 'That website asks programs not to read this page. You can copy its text and paste it instead.',
  missing: 'That website has no page at this address.',
  denied: 'That website does not let us read this page. You can copy its text and paste it instead.',
  noPage: 'That link doesn’t lead to a web page.',
  large: 'That page is larger than 5 MB. You can copy its text and paste it instead.',
  redirects: 'That link redirects too many times.',
} as const
export type Refusal = keyof typeof SENTENCES

export const refused = (why: Refusal, cause?: unknown): AppError =>
  new AppError('link_refused', { message: SENTENCES[why], cause })
