import { readFileSync } from 'node:fs'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import { lineFiguresOf } from '@evenplate/nutrition/figures/figures'
const rows = readFileSync('/work/shared/reference/lines.tsv','utf8').split('\n').slice(1).map(r=>r.split('\t')[1]).filter(Boolean) as string[]
const held = process.argv[2] === 'held'
const g: Record<string,string[]>={}
let n=0
for (const [i,l] of rows.entries()) {
  if ((i%10===7) !== held) continue
  n++
  const f = lineFiguresOf(readLine(l), 'recipe', 4)
  const q = readLine(l).quantity
  const k = f.nutrition.carbs!==null ? (f.aside?'counted, optional':'counted') : f.negligible? `negligible${f.food?'':' nofood'}${q?' amount':''}` : !f.carriesCarbs ? 'no carbs' : f.mayAdd ? `${f.food?'food':'nofood'}${q?' amount':''} ${f.mayAdd.carbs/4<=1?'<=1':f.mayAdd.carbs/4<=7.5?'<=7.5':'more'} ${f.aside?'aside':''}` : `unbounded ${f.food?'food':'nofood'}${q?' amount':''} ${f.aside?'aside':''}${f.question?'question':''}`
  ;(g[k]??=[]).push(`${l.slice(0,70)} {${f.food??''}${f.mayAdd?` ${(f.mayAdd.carbs/4).toFixed(1)}`:''}}`)
}
console.log(n)
for (const [k,v] of Object.entries(g).sort((a,b)=>b[1].length-a[1].length)) { console.log(v.length,k); if(k!=='counted') for (const e of v.filter((_,i)=>i%Math.ceil(v.length/Number(process.argv[3]??14))===0)) console.log('     ',e) }
