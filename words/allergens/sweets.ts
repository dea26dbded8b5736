import type { Holding } from './holding.ts'

/** Chocolate bars and other sweets by their brands, and what is in them. */
export const SWEETS: Holding[] = [
  {
    holds: ['peanuts', 'dairy'],
    may: ['soy'],
    en: `reese, reeses, peanut butter cup, butterfinger, mr goodbar, whatchamacallit, oh henry, oh henry bar, peanut m and m,
      reese piece, reeses puff, baby ruth, payday, clark bar, take 5 bar`,
  },
  {
    holds: ['peanuts', 'dairy', 'eggs'],
    may: ['soy'],
    en: 'snickers, snickers bar, snicker bar',
  },
  {
    holds: ['tree-nuts', 'dairy'],
    may: ['soy'],
    en: `toblerone, almond joy, heath bar, skor bar, guylian, hershey kiss with almond, chocolate covered almond, almond roca,
      fruit and nut chocolate, whole nut chocolate`,
  },
  {
    holds: ['tree-nuts', 'dairy', 'wheat'],
    may: ['soy'],
    en: 'ferrero rocher, ferrero, kinder bueno, raffaello, hanuta, knoppers, loacker',
  },
  {
    holds: ['dairy', 'wheat'],
    may: ['soy'],
    en: 'kit kat, kitkat, twix, malteser, whopper candy, malted milk ball, lion bar, kinder happy hippo, tim tam',
  },
  // Two sweets have this name: one of sugar, one of milk chocolate with wheat flour.
  { holds: ['dairy'], may: ['wheat'], en: 'smarties' },
  {
    holds: ['dairy', 'eggs'],
    may: ['soy', 'gluten'],
    en: 'milky way bar, mars bar',
  },
  {
    holds: ['dairy', 'eggs'],
    may: ['soy'],
    en: 'three musketeer, 3 musketeer, creme egg, cadbury egg, york peppermint pattie',
  },
  {
    holds: ['dairy'],
    may: ['soy'],
    en: `m and m, m m, mms, bounty bar, mounds bar, nestle crunch, crunch bar, hershey bar, hershey kiss, lindor, lindt truffle,
      dove chocolate, galaxy chocolate, cadbury, rolo, aero bar, milka, kinder chocolate, kinder surprise, 100 grand bar,
      tootsie roll, werther, milk dud, sugar daddy, galak, milkybar, carlos v, bubulubu, sublime chocolate`,
  },
  { holds: ['wheat'], may: ['soy'], en: 'biscoff, lotus biscoff, cookie butter, speculoos, oreo' },
  {
    holds: ['wheat', 'dairy', 'eggs'],
    may: ['soy'],
    en: 'gansito, pinguino cake, submarino cake, chocoramo',
  },
  { holds: ['peanuts'], es: 'mazapan de la rosa, mazapan de cacahuate, palanqueta, palanqueta de cacahuate' },
]
