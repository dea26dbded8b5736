import type { Holding } from './holding.ts'

/** Dishes from the Low Countries to Russia and the Caucasus, and of the North. */
export const CENTRAL_EUROPEAN_DISHES: Holding[] = [
  { holds: ['tree-nuts'], en: 'kharcho, churchkhela' },
  {
    holds: ['dairy'],
    en: `grune sosse, zurcher geschnetzeltes, waterzooi, mizeria, svickova, kottbullar, rodgrod med flode,
      riskrem, leipajuusto`,
  },
  { holds: ['eggs'], en: 'kartoffelpuffer, olivier salad' },
  { holds: ['fish'], en: 'fiskeboller' },
  {
    holds: ['wheat'],
    en: `apfelstrudel, marillenknodel, spekulatius, poffertjes, kroketten, speculaas, makowiec, racuchy,
      knedliky, trdelnik, vepro knedlo zelo, langos, kurtoskalacs, varenyky, pampushky, pirozhki, khinkali,
      smorgastarta, lebkuchen`,
  },
  { holds: ['gluten'], en: 'ontbijtkoek, zurek, smorrebrod, knackebrod, mammi' },
  { holds: ['tree-nuts', 'dairy'], en: 'risalamande' },
  { holds: ['tree-nuts', 'eggs'], en: 'zimtsterne, kransekake' },
  { holds: ['dairy', 'eggs'], en: 'kasekuchen, welfenspeise, sernik, syrniki' },
  { holds: ['dairy', 'fish'], en: 'janssons frestelse, fiskesuppe, lohikeitto, plokkfiskur' },
  {
    holds: ['dairy', 'wheat'],
    en: `flammkuchen, germknodel, dampfnudeln, stroopwafels, bitterballen, pierogi ruskie, bryndzove halusky,
      turos csusza, khachapuri, kanelbullar, lussekatter, wienerbrod, rommegrot`,
  },
  { holds: ['dairy', 'gluten'], en: 'birchermuesli, karjalanpiirakka' },
  {
    holds: ['eggs', 'wheat'],
    en: 'wiener schnitzel, maultaschen, kotlet schabowy, placki ziemniaczane, kopytka, faworki, frikadeller',
  },
  { holds: ['fish', 'wheat'], en: 'konigsberger klopse, fischbrotchen, coulibiac' },
  { holds: ['fish', 'gluten'], en: 'kalakukko' },
  {
    holds: ['tree-nuts', 'dairy', 'wheat'],
    en: 'bienenstich, vanillekipferl, engadiner nusstorte, semla, christstollen, stollen',
  },
  {
    holds: ['dairy', 'eggs', 'wheat'],
    en: `kasespatzle, semmelknodel, zwiebelkuchen, schwarzwalder kirschtorte, baumkuchen, nalesniki, smazeny syr,
      dobos torte, somloi galuska, chicken kyiv, medovik, kladdkaka, krumkake, aebleskiver`,
  },
  { holds: ['eggs', 'shellfish', 'wheat'], en: 'skagen toast, toast skagen' },
  { holds: ['tree-nuts', 'dairy', 'eggs', 'wheat'], en: 'prinsesstarta' },
  // A cook often makes these without.
  {
    holds: ['dairy'],
    en: 'lefse',
    asBought: true,
  },
]
