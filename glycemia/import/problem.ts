/** Bytes of the largest file that is read: five years of a sensor at five minutes are over 100 MB as JSON of Nightscout. */
export const FILE_LIMIT = 250 * 1024 * 1024

/** Why nothing in a file can be read. The page has a message for each. */
export type ImportProblem =
  | 'empty'
  | 'too-large'
  | 'zip'
  | 'spreadsheet'
  | 'picture'
  | 'pdf'
  | 'mail'
  | 'web-page'
  | 'binary'
  | 'too-many-columns'
  | 'long-line'
  | 'not-a-table'
  | 'broken-json'
  | 'unknown-json'
  | 'no-rows'
  | 'unreadable'
  | 'unanswered'
  | 'unknown-zone'

/** Thrown if a file cannot be read further: `problem` says why; the message has nothing from the file. */
export class ImportFailure extends Error {
  readonly problem: ImportProblem

  constructor(problem: ImportProblem, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'ImportFailure'
    this.problem = problem
  }
}

/** Why one row of a file is left out. */
export type LeftOut =
  | 'about-person'
  | 'about-device'
  | 'alert'
  | 'scan'
  | 'ketone'
  | 'note'
  | 'exercise'
  | 'health'
  | 'basal'
  | 'servings'
  | 'other'
  | 'no-time'
  | 'no-value'
  | 'no-unit'
  | 'implausible'
  | 'too-early'
  | 'in-future'
  | 'error-code'
  | 'broken'
