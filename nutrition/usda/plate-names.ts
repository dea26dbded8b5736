import type { Food } from '../table/food.ts'
import { foodByName, type NamedCodes, namesIn } from './named-codes.ts'
import { plainNames } from './plain-names.ts'
import { plateKeys } from './plate-words.ts'

/**
 * A food of USDA's tables for what a plate's name means, where a recipe's line means something else by it or nothing
 * known: chicken tenders are breaded, a hot dog has its bun. Dishes of recipes by their everyday names are among them, in any
 * order of their words. Null for any other name.
 */
export const plateFood: (name: string) => Food | null = foodByName(
  () => [...plainNames(), ...plateNames()],
  plateKeys,
)

export const plateNames = (): NamedCodes[] => namesIn(PLATES)

const PLATES = `
hot dog: 27564000 25210110
pulled pork, pulled pork with barbecue sauce, barbecue pork, barbecue pulled pork: 27120030 22972 10085
burger no bun, burger without bun, hamburger patty, burger patty, beef patty: 21500310 07972
jello: 91501010 91511010
hot dog no bun, hot dog without bun: 25210110 25210310
chili, beef chili, chili with beans, beef chili with beans, chili con carne: 27111410 27111405 27111420 27111407
chai, chai latte, chai tea latte: 92306800 92101904 92306000
cornbread, corn bread: 52206010 52201000 52202060
granola: 57228000 08054 08220
granola bar, cereal bar: 19015 53710810 53710802 53710700
iced tea: 92308020 92308000 92307500
sweet tea, sweetened iced tea, sweet iced tea: 92308000 92307500
wine: 14084 14057 14096
caprese salad, caprese: 14670000
bean salad, three bean salad: 75302080 41203030
waldorf salad: 63401010 63402950
dal, dahl, daal, lentil dal, yellow dal: 41311030 41601010
tikka masala, chicken tikka masala, butter chicken: 27146150 27440130 27243100
moussaka: 77316600 75412060
dolma, dolmas, stuffed grape leaves: 58161510 27330170 27315270
spanakopita: 58124250
kebab, kabob, shish kebab, souvlaki, shawarma, skewer: 27410250 27440130 24123310 17060
baba ganoush, baba ghanoush, baba ghanouj: 75412030
cheesesteak, philly cheesesteak, philly cheese steak: 27515030 27515040 27515070
chicken sausage, chicken apple sausage, chicken and apple sausage: 25221830 07928
tatsoi: 11116
mixed nuts, nuts: 12635 12137 12138
latte, cafe latte, flavored latte, vanilla latte: 92101900 92101904
nutrition bar, protein bar, energy bar: 53720200 53720610 53720100 53720300
pie: 53300100 53302000 53306000 53347000
candy: 91745020 91705010
grilled cheese, grilled cheese sandwich: 14640100 14640125
chicken tenders, chicken strips, chicken fingers: 24198739 24198742 24120120
chips: 71200010 54401075
curry: 27146150 27150320 75440600 27146155
vegetables, veggies: 75340020 75310990 11642
dark chocolate: 91705300 19904
parmesan, parmesan cheese, grated parmesan: 14108010 01033
potato salad: 71603010 71602950 71602010
tuna salad: 27450060 15128
vinaigrette: 83106000 04135
toast: 51101010 51300120
slider, beef slider: 27510573 27510521
hawaiian pizza: 58106750 58106358
vegetable fried rice, veggie fried rice: 58150110
restaurant fries, fast food fries: 71401031 71401030 71400990
broccoli slaw: 75140510 75141030
custard: 13210300 13210280
`
