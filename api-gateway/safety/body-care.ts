/** What somebody should know whose body or medicine their words tell of: one calm sentence each, never a dose or a promise. */

type Dish = { lines: readonly { foodId: string | null }[] }

/** @param styles what was read of the request: `words/bodies.ts` */
export const bodyCare = (styles: readonly string[], dish: Dish): string[] => [
  ...(styles.includes('unsure') ? [KIND] : []),
  ...(styles.includes('warfarin') ? [isGreen(dish) ? `${WARFARIN_GREEN} ${WARFARIN}` : WARFARIN] : []),
  ...(styles.includes('gastroparesis') ? [GASTROPARESIS] : []),
  ...(styles.includes('stomach-surgery') ? [STOMACH_SURGERY] : []),
  ...(styles.includes('heart') ? [HEART] : []),
  ...(styles.includes('low-protein') || styles.includes('renal') ? [KIDNEYS] : []),
  ...(styles.includes('night-lows') ? [NIGHT_LOWS] : []),
]

const KIND =
  'This can be a lot to take in. You don’t have to change everything at once: one meal at a time is enough, and your care team is there for your questions.'
const WARFARIN =
  'With warfarin and similar blood thinners, have about the same amount of leafy greens from week to week, and ask whoever checks your INR before a big change. We don’t count vitamin K.'
const WARFARIN_GREEN = 'This dish has green vegetables or herbs that are rich in vitamin K.'
const GASTROPARESIS =
  'With a slow stomach, cook vegetables until very soft, leave out skins, seeds and stalks, and eat slowly. Food may reach your blood sugar later than usual: ask your care team how to plan for that.'
const STOMACH_SURGERY =
  'After stomach surgery, eat slowly, in small bites, and stop when you are full. Follow the stage of eating your surgical team gave you: it goes before any recipe.'
const HEART =
  'After heart trouble, your cardiac team’s advice on salt and saturated fat goes before this recipe: compare it with the figures shown.'
const KIDNEYS =
  'How much protein, potassium and phosphorus is right differs from one kidney patient to the next: check this dish with your dietitian. We count protein, but not potassium or phosphorus.'
const NIGHT_LOWS =
  'If your sugar drops at night, tell your care team: a snack may help, but does not replace a change of plan. Check before bed, and keep fast sugar within reach.'

/** Rich in vitamin K, as the foods of the table are called. */
const isGreen = ({ lines }: Dish): boolean => lines.some(({ foodId }) => GREEN.test(foodId ?? ''))
const GREEN =
  /kale|spinach|collard|chard|mustard-greens|turnip-greens|beet-greens|dandelion|broccoli|brussels|parsley|lettuce|romaine|endive|watercress|arugula|cabbage|asparagus|pesto|cilantro|basil-fresh|scallions|mixed-greens|spring-mix/

const ALL = [
  KIND,
  WARFARIN,
  `${WARFARIN_GREEN} ${WARFARIN}`,
  GASTROPARESIS,
  STOMACH_SURGERY,
  HEART,
  KIDNEYS,
  NIGHT_LOWS,
]

/** Of the care sentences of a recipe, those of this file: a changed recipe is for the same person. */
export const bodyCareToldBy = (care: readonly string[]): string[] => care.filter((one) => ALL.includes(one))
