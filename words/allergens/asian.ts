import type { Holding } from './holding.ts'

/** Foods of East, Southeast and South Asia. Their soy sauces are brewed with wheat, their curry pastes with shrimp. */
export const ASIAN: Holding[] = [
  // A cook may make these with tamari.
  {
    holds: ['soy', 'wheat'],
    may: ['sesame'],
    en: `stir fry sauce, bulgogi, bulgogi sauce, korean bbq sauce, galbi marinade, kalbi, tteokbokki, yakitori sauce,
      okonomiyaki sauce, yakisoba sauce, orange chicken, general tso, sesame chicken, chow mein sauce, char siu sauce,
      black bean sauce, sweet bean sauce, teppanyaki sauce, sukiyaki sauce, gyudon sauce, hoisin sauce`,
    asBought: true,
  },
  {
    holds: ['soy', 'wheat'],
    en: `tianmianjiang, mentsuyu, tsuyu, tonkatsu sauce`,
    es: `salsa de soja, salsa de soya, salsa soya, salsa soja, salsa china, sillao, siyau`,
  },
  {
    holds: ['wheat'],
    en: `mandu, pajeon, kimchi pancake, lumpia, spring roll pastry, spring roll skin, egg roll wrapper, scallion pancake,
      green onion pancake, steamed bun, siopao, shumai wrapper, wonton wrapper, wonton skin, dumpling skin,
      tempura flour, curry roux, curry block, golden curry, udon noodle, shaoxing, shao hsing, asafoetida, asafetida,
      hing powder, rava dosa, rava idli, jalebi, golgappa, bhel puri, sev puri, papdi, pav bhaji, vada pav,
      samosa pastry, mathri, namak para, melonpan, dorayaki, taiyaki, pocky, hakka noodle, hokkien noodle, mee goreng,
      mie goreng, indomie, instant ramen, maggi noodle, two minute noodle, yi mein, knife cut noodle, biang biang`,
  },
  { holds: ['wheat'], en: 'spring roll, egg roll, japanese curry, karaage, pav', asBought: true },
  { holds: ['gluten'], en: 'black vinegar, chinkiang vinegar, zhenjiang vinegar' },
  { holds: ['shellfish', 'fish'], en: 'xo sauce, nasi goreng paste, tom yum paste' },
  { holds: ['fish'], en: 'dashi stock, dashi powder, nam jim, eomuk' },
  {
    holds: ['fish'],
    en: 'miso soup, tom yum soup, laksa, oden, tom kha, larb, laab, pad kra pao, pad krapow, bun cha, banh xeo, chawanmushi, okonomiyaki, takoyaki, ponzu',
    asBought: true,
  },
  {
    holds: ['wheat', 'eggs', 'fish'],
    may: ['shellfish'],
    en: 'kanikama, kani kama, seafood stick, chatka',
    es: 'palito de cangrejo, palito de mar, barrita de cangrejo, surimi de cangrejo',
  },
  {
    holds: ['shellfish'],
    en: 'yellow curry paste, panang curry paste, rojak, hae mee, prawn mee, mee rebus, krupuk',
  },
  {
    holds: ['shellfish'],
    may: ['fish'],
    en: 'thai red curry, thai green curry, panang curry',
    asBought: true,
  },
  {
    holds: ['peanuts'],
    en: 'sate ayam, pecel, karedok, bumbu kacang, rojak sauce, sabudana khichdi, bombay mix, chivda',
  },
  { holds: ['peanuts'], en: 'panang curry, panang curry paste, dan dan sauce', asBought: true },
  { holds: ['soy'], en: 'mapo tofu, miso glaze, kung pao sauce' },
  { holds: ['eggs', 'soy', 'shellfish'], en: 'nasi goreng', asBought: true },
  { holds: ['sesame'], en: 'gimbap, kimbap, sesame ball, jian dui' },
  { holds: ['shellfish', 'dairy', 'wheat'], en: 'crab rangoon' },
  { holds: ['wheat', 'fish', 'eggs'], en: 'banh mi', asBought: true },
  { holds: ['dairy'], may: ['nuts'], en: 'rasmalai, ras malai, kheer, barfi, burfi, kulfi, shahi paneer' },
  { holds: ['dairy'], en: 'sandesh, mishti doi, chai latte' },
  {
    holds: ['tree-nuts'],
    may: ['dairy'],
    en: 'shahi korma, kaju katli, badam milk, badam burfi, soan papdi',
  },
  { holds: ['tree-nuts', 'wheat', 'dairy'], en: 'peshwari naan' },
  { holds: ['wheat', 'dairy'], en: 'gulab jamun, sooji halwa, suji halwa' },
]
