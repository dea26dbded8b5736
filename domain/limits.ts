/** The product's numbers, named once. The database has the same limits; a test keeps the two equal. */
export const LIMITS = {
  /** Recipes a guest may generate in one UTC day. */
  guestPerDay: 3,
  /** Recipes a free account may keep. */
  savedRecipes: 5,
  /** Recipes a member may generate in one UTC day. */
  memberPerDay: 20,
  /** Recipes someone may have emailed in one UTC day, and one address may get. */
  mailsPerDay: 3,
  /** Contact messages from one network address in one UTC day. */
  contactPerDay: 5,
  /** Links a guest may make in one UTC day. */
  guestSharesPerDay: 5,
  /** Dishes a guest and a member may have changed to fit in one UTC day. */
  guestFitsPerDay: 30,
  memberFitsPerDay: 200,
  /** Weeks a guest, and a member, may have filled in one UTC day. */
  guestPlanFillsPerDay: 10,
  memberPlanFillsPerDay: 40,
  /** Recipes a guest, and a member, may bring in one UTC day: texts, files and links that were read. */
  guestBringsPerDay: 30,
  memberBringsPerDay: 200,
  /** Saved counts at which a member is warned. */
  warnAtSaved: [3, 4],
  /** Shortest free text, in characters after trimming. */
  freeTextMin: 10,
  freeTextMax: 1000,
  textMax: 500,
  ingredientRowsMax: 30,
  ingredientNameMax: 80,
  servings: { min: 1, max: 12, default: 4 },
  householdSize: { min: 1, max: 10, default: 1 },
  passwordMin: 8,
} as const
