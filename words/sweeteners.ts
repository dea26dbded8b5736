/** Sweeteners that people buy by another name, and what they are mostly made of. We count that. */
export const SWEETENERS_SOLD: ReadonlyMap<string, string> = new Map([
  ['splenda', 'sucralose'],
  ['truvia', 'erythritol'],
  ['swerve', 'erythritol'],
  ['lakanto', 'erythritol'],
  ['monk fruit sweetener', 'erythritol'],
  ['sweet n low', 'saccharin'],
  ['equal', 'aspartame'],
])

/** Ids of sweeteners that take the place of sugar. */
export const SWEETENERS =
  /^(?:erythritol|allulose|xylitol|maltitol|sorbitol|isomalt|sucralose|aspartame|saccharin|stevia|monk-fruit)$/

/** Several times as sweet as sugar: a packet of 1 g is for two teaspoons of sugar. */
export const STRONG_SWEETENERS = /^(?:sucralose|aspartame|saccharin|stevia|monk-fruit)$/
