/** Exported functions that are given words nobody outside wrote, or do not read them. A name that ends in `/` stands for its folder. */
export const NO_READERS: readonly { why: string; ids: readonly string[] }[] = [
  {
    why: 'Names, units and sentences are ours here: what somebody asked for comes in by `composeDish` and `wantsOf`.',
    ids: [
      'api-gateway/providers/house-chef/',
      'api-gateway/dish-book/expand.ts#expand',
      'api-gateway/dish-book/food.ts#food',
      'api-gateway/dish-book/step-language.ts#parseStep',
    ],
  },
  {
    why: 'Settings of whoever runs the site, failures of ours, and what goes out as it is.',
    ids: [
      'api-gateway/store/',
      'api-gateway/mail/mailer.ts#smtpMailer',
      'api-gateway/mail/address.ts#readSender',
      'api-gateway/providers/failure.ts#ProviderFailure',
      'api-gateway/providers/openai/models.ts#abilitiesOf',
      'api-gateway/providers/openai/failure-of.ts#failureOf',
      'api-gateway/providers/openai/patience.ts#patience',
      'api-gateway/services/breaker.ts#Breaker',
      'api-gateway/services/failure-facts.ts#factsOf',
      'api-gateway/services/retries.ts#waitBefore',
      'api-gateway/services/keyed-hash.ts#keyedHash',
      'api-gateway/services/keyed-hash.ts#secretsFrom',
      'domain/errors.ts#AppError',
      'domain/errors.ts#isAppError',
      'domain/brand.ts#titleOf',
    ],
  },
  {
    why: 'Hand a request on: every text in it is read by functions that stand for themselves.',
    ids: [
      'api-gateway/routes/parse.ts#parse',
      'api-gateway/services/one-try.ts#tryOnce',
      'api-gateway/services/order.ts#order',
      'api-gateway/services/write-draft.ts#writeDraft',
      'api-gateway/services/dish-text.ts#textOf',
      'api-gateway/services/fit-counted.ts#fitCounted',
      'api-gateway/services/rules-of.ts#unitedRules',
      'api-gateway/brief/kind-of.ts#dietsKept',
      'nutrition/swaps/dish.ts#textsOf',
    ],
  },
  {
    why: 'Holds a text against sentences of ours, whole.',
    ids: ['api-gateway/services/care.ts#needsToldBy'],
  },
  {
    why: 'Takes a reader, not a text.',
    ids: ['nutrition/remember.ts#remember'],
  },
  {
    why: 'The same as a reader without "InSteps", which drives them to their end.',
    ids: [
      'api-gateway/services/care.ts#careInSteps',
      'api-gateway/services/count.ts#countInSteps',
      'api-gateway/services/public-recipe.ts#publicRecipeInSteps',
      'nutrition/rules.ts#recipeViolationsInSteps',
    ],
  },
  {
    why: 'Figures alone: of a recipe they look at numbers, and of a text at none.',
    ids: [
      'domain/change.ts#recounted',
      'domain/change.ts#withServings',
      'domain/my-plate.ts#portionOf',
      'domain/swap.ts#swapEffect',
      'nutrition/claims.ts#claimedOf',
    ],
  },
  {
    why: 'The words are a unit or a food of our own table, which another reader has found.',
    ids: [
      'api-gateway/services/glucose.ts#isLow',
      'api-gateway/services/glucose.ts#isLowAndFalling',
      'nutrition/fits-name.ts#fits',
      'nutrition/lexicon.ts#pairs',
      'nutrition/one-item.ts#sizedUnit',
      'nutrition/one.ts#about',
      'nutrition/one.ts#exactly',
      'nutrition/one.ts#measure',
      'nutrition/rules.ts#foodKeeps',
    ],
  },
]
