import type { Food } from '../table/food.ts'
import { foodByName, type NamedCodes, namesIn } from './named-codes.ts'

/**
 * A food of USDA's tables for what a plate's name means, where a recipe's line means something else by it or nothing
 * known: chicken tenders are breaded, a hot dog has its bun. Null for any other name.
 */
export const plateFood: (name: string) => Food | null = foodByName(() => PLATES)

export const plateNames = (): NamedCodes[] => namesIn(PLATES)

const PLATES = `
hot dog: 27564000 25210110
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
