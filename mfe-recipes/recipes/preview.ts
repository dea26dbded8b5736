const PREVIEW_LENGTH = 60

/** The first 60 characters of a description, with an ellipsis if there is more. */
export const preview = (text: string): string =>
  text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}…` : text
