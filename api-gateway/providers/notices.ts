/** A sentence for the page: who composed a dish. */
export const NOTICES = {
  openai:
    'Written by AI. Evenplate checked it for what you avoid and counted the figures itself where it could.',
  'house-chef': "Composed by Evenplate's house chef, no AI was used",
  brought: 'Brought from elsewhere. Evenplate read it line by line and counted it; no AI was used.',
} as const
