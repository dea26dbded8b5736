import type { PlateGroup } from '../table/food.ts'

/** The place on the plate of a USDA group or category; by its figures per 100 g if the group says too little. */
export function plateGroupOf(category: string, carbs: number, protein: number): PlateGroup {
  const found = PLACES.find(([pattern]) => pattern.test(category))?.[1]
  if (found) return found
  return carbs >= 15 ? 'carbohydrate' : protein >= 8 ? 'protein' : 'other'
}

/** The first match decides: a cheese sandwich is not cheese. */
const PLACES: [RegExp, PlateGroup][] = [
  [/sandwich|mixed dish|burger|fast food|restaurant|meals|mixtures|baby|formula/i, 'carbohydrate'],
  [
    /soup|sauce|grav|condiment|liquor|wine|beer|coffee|\btea\b|drink|water|sugar sub|spices|beverage/i,
    'other',
  ],
  [
    /ice cream|frozen dairy|smoothie|pudding|potato|corn|starchy|fried veg|banana chip|beans, peas|legume/i,
    'carbohydrate',
  ],
  [/cream|milk|yogurt|cheese|dairy/i, 'dairy'],
  [/oil|butter|margarine|mayonnaise|dressing|fats/i, 'fat'],
  [
    /vegetable|tomato|carrot|broccoli|spinach|lettuce|onion|cabbage|string bean|olives|coleslaw/i,
    'vegetable',
  ],
  [/fruit|berries|apple|banana|melon|peach|pear|mango|grapes/i, 'fruit'],
  [/beef|pork|chicken|turkey|lamb|fish|egg|frank|sausage|cured|bacon|liver|soy|nut|poultry/i, 'protein'],
  [/cereal|bak|bread|cake|cookie|candy|snack|sweet|pasta|rice|grain|jam|sugar|cracker|chip/i, 'carbohydrate'],
]
