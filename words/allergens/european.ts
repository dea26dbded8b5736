import type { Holding } from './holding.ts'

/** Foods of continental Europe, Africa and the Middle East. */
export const EUROPEAN: Holding[] = [
  {
    holds: ['wheat', 'dairy'],
    en: 'bechamel, beurre manie, kunafa, knafeh, kouign amann',
    es: 'salsa bechamel, besamel',
  },
  {
    holds: ['wheat', 'dairy'],
    may: ['eggs'],
    en: `mornay, croque monsieur, croque madame, gougere, arancini, arancino, cannoli, semla,
      mille feuille, millefeuille, tarte tatin, pain au chocolat, pain au raisin,
      malva pudding, chin chin`,
    es: `croqueta, san jacobo, tequeno, coxinha`,
  },
  {
    holds: ['wheat', 'dairy'],
    may: ['eggs'],
    en: `white sauce, cheese sauce, pastitsio, moussaka, swedish meatball, blini, blintz, kugel, parmigiana, chicken parm,
      eggplant parm, piccata, kaiserschmarrn, borek, burek`,
    es: 'salsa blanca',
    asBought: true,
  },
  {
    holds: ['wheat', 'dairy', 'eggs'],
    en: `pandoro, profiterole, eclair, choux, cream puff, clafoutis, madeleine, brioche bun, viennoiserie,
      black forest cake, black forest gateau, sachertorte, sacher torte, kugelhopf, gugelhupf, bundt cake, babka,
      dutch baby, pastel de nata, pasteis de nata, custard tart, paczki, quiche lorraine, egg benedict, egg benny, egg florentine, egg royale, tres leches`,
  },
  {
    holds: ['wheat'],
    en: `palmier, panini, cotoletta, chicken milanese, veal milanese, pork milanese, piadina, lahmacun, turkish pizza,
      loukoumades, koulouri, koeksister, vetkoek, puff puff, mandazi, bunny chow, pappa al pomodoro,
      espagnole sauce, matzo brei, matzah meal, matzo meal, hamantaschen, pretzel bun, laugenbrezel, brotkrumen,
      pita chip, wellington, beef wellington, en croute, coulibiac, bastilla, fregula, brik pastry, ptitim, giant couscous, basbousa, revani, knish, rugelach`,
  },
  { holds: ['wheat'], en: 'fattoush, latke, ribollita', asBought: true },
  {
    holds: ['eggs'],
    en: 'rouille, gefilte fish, bernaise, creme patissiere, crema pasticcera, ile flottante, matzo brei',
  },
  { holds: ['eggs'], en: 'latke, bobotie', asBought: true },
  { holds: ['dairy'], en: 'creme patissiere, bernaise, paprikash, beurre blanc, sauce supreme' },
  { holds: ['dairy', 'eggs'], en: 'pao de queijo, bobotie', asBought: true },
  {
    holds: ['tree-nuts', 'eggs'],
    may: ['wheat', 'dairy'],
    en: `bakewell tart, galette des rois, pithivier, linzer torte, linzertorte, opera cake, marjolaine,
      frangipane tart`,
  },
  {
    holds: ['tree-nuts', 'wheat'],
    may: ['dairy'],
    en: 'baklava, baklawa, maamoul, kadaif, cantuccini, cantucci, rugelach',
  },
  { holds: ['tree-nuts'], may: ['wheat'], en: 'muhammara' },
  { holds: ['tree-nuts', 'dairy'], en: 'pesto genovese, hazelnut spread' },
  {
    holds: ['tree-nuts'],
    en: 'almondine, amandine, marzapane, nusskuchen, circassian chicken, satsivi, pkhali',
  },
  { holds: ['peanuts'], en: 'suya, suya spice, yaji' },
  { holds: ['fish'], may: ['eggs'], en: 'vitello tonnato' },
  {
    holds: ['fish'],
    en: 'patum peperium, anchovy essence, inlagd sill, janssons frestelse, gravadlax, snoek, kingklip, brisling, lumpfish',
  },
  { holds: ['sesame', 'wheat'], en: 'koulouri, simit' },
]
