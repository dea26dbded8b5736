/** A refusal with the code that the data API would give, or `unreachable`. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'Refused'
    this.code = code
  }
}
