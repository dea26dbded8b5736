import { ALTERNATIVES, MAY_BE_EITHER } from '@evenplate/words/alternatives'

/** A plain text in which "or" stands for all ways to say that one of two foods is enough. */
export const eitherSaid = (text: string): string =>
  MAY_BE_EITHER.test(text) ? ALTERNATIVES.reduce((said, [form, as]) => said.replace(form, as), text) : text
