import type { Holding } from './holding.ts'

/** Sesame seeds, paste and oil. */
export const SESAME: Holding[] = [
  {
    holds: ['sesame'],
    en: `sesame, tahini, tahina, tehina, halva, halvah, gomasio, benne, benniseed, gingelly, til seed, til oil, simsim,
      goma dare, hummus, houmous, hummous, baba ganoush, baba ghanoush, baba ghanouj, baba ganouj, zaatar, za atar,
      zatar, everything bagel seasoning, everything bagel, everything seasoning, seeded bun, seeded roll,
      seeded bagel, seeded baguette, seeded cracker, seeded burger bun, seeded hamburger bun, bun with seed,
      roll with seed, bagel with seed, shichimi togarashi, pasteli, sesamum, tan tan, tantan, sesame brittle,
      goma dressing, sesame ginger, tahin pekmez, sesame bagel, falafel sauce, tarator sauce,
      tachini, taratoor, taratour, beniseed, joyva, achva, kadoya, maruhon, idhayam, zahtar, ebtb, linga seed, sim sim,
      semsem`,
    abroad: `helva, gomashio, sesamol, mutabal, ajonjoli, sesamo, sesam, gergelim, goma, goma ae, gomaae, kuro goma,
      chamggae, zhima, simit, tahin, tahine, tahinli, thina, moutabal, mutabbal, halwa, halawa, chalva, halvas,
      til ke, til ka, til laddu, til chikki, tilkut, tilgul, white til, black til, roasted til, teel, wangila, gingili, gingelli,
      nallennai, ellu, nanami togarashi, tantanmen, dan dan noodle, dan dan,
      tehineh, rashi, rasheh, msabbaha, musabaha, masabacha, mtabbal, moutabel, halawah, halaweh, chalwa, kunjed, konjed,
      sumsum, sumsumia, simsimiyeh, semsemeya, nuvvula, kurogoma, irigoma, surigoma, shirogoma, nerigoma, kkae,
      chamkkae, chamgireum, kkaesogeum, muoi vung, muoi me, vung den, nga dam, majiang, zhimajiang, jinjelly, gazak,
      rewdi, kunjut, kunjithi`,
  },
  {
    holds: ['sesame'],
    en: 'seeded bread',
    asBought: true,
  },
]
