import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { readLine } from '@evenplate/nutrition/reading/read-line'
for (const l of process.argv.slice(2)) { const f=figuresOf({ingredients:[l],servings:4,claimed:{} as never}).lines[0]!; console.log(l,'|',readLine(l).name,'|',f.food,f.grams,f.nutrition.carbs,f.carbsBetween, f.mayAdd, f.note) }
