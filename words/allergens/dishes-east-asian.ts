import type { Holding } from './holding.ts'

/** Dishes of China, Korea, Japan, Thailand and Vietnam. */
export const EAST_ASIAN_DISHES: Holding[] = [
  { holds: ['dairy'], en: 'thai iced tea, ca phe sua da' },
  { holds: ['eggs'], en: 'gyeran jjim, gyeran mari, omurice' },
  { holds: ['fish'], en: 'tod mun pla, ca kho to, banh cuon, cha ca la vong, nigiri' },
  { holds: ['fish', 'shellfish'], en: 'tom yum goong, tom yum kung, tom yum talay' },
  { holds: ['shellfish'], en: 'goi cuon, bun rieu, banh bot loc' },
  {
    holds: ['soy'],
    en: `bo luc lac, beef chow fun, lion head meatballs, buddha delight, sundubu jjigae, karaage, hiyayakko,
      tonjiru`,
  },
  {
    holds: ['wheat'],
    en: `cha gio, xiaolongbao, mooncakes, liangpi, kimchijeon, budae jjigae, hotteok, bungeoppang, rabokki,
      korokke`,
  },
  { holds: ['sesame'], en: 'bang bang chicken' },
  { holds: ['peanuts', 'shellfish'], en: 'miang kham, mi quang' },
  { holds: ['dairy', 'eggs'], en: 'ca phe trung, purin' },
  { holds: ['eggs', 'fish'], en: 'kai jeow, thit kho, chawanmushi' },
  { holds: ['eggs', 'shellfish'], en: 'yangzhou fried rice, singapore noodles' },
  { holds: ['eggs', 'soy'], en: 'pad see ew, tea eggs' },
  { holds: ['eggs', 'wheat'], en: 'khao soi, banh mi, tonkatsu, castella, dorayaki' },
  { holds: ['fish', 'shellfish'], en: 'bun bo hue, banh xeo' },
  { holds: ['fish', 'soy'], en: 'unagi don, agedashi tofu, nanbanzuke' },
  { holds: ['shellfish', 'soy'], en: 'ganjang gejang' },
  { holds: ['shellfish', 'wheat'], en: 'har gow, siu mai, haemul pajeon, jjamppong, ebi fry' },
  {
    holds: ['soy', 'wheat'],
    en: 'chow mein, lo mein, peking duck, general tso chicken, zhajiangmian, jjajangmyeon, kongguksu',
  },
  { holds: ['soy', 'sesame'], en: 'three cup chicken' },
  { holds: ['wheat', 'sesame'], en: 'hot dry noodle' },
  { holds: ['tree-nuts', 'eggs', 'shellfish'], en: 'walnut shrimp' },
  { holds: ['dairy', 'eggs', 'wheat'], en: 'egg tarts, japanese cheesecake' },
  { holds: ['eggs', 'fish', 'wheat'], en: 'okonomiyaki' },
  { holds: ['eggs', 'shellfish', 'wheat'], en: 'takoyaki' },
  { holds: ['eggs', 'soy', 'wheat'], en: 'moo shu pork, katsudon' },
  { holds: ['eggs', 'soy', 'sesame'], en: 'yukhoe' },
  { holds: ['fish', 'soy', 'wheat'], en: 'kitsune udon, zaru soba' },
  // A cook often makes these without.
  {
    holds: ['dairy'],
    en: 'bubble tea',
    asBought: true,
  },
  {
    holds: ['eggs'],
    en: 'khao pad, pad woon sen',
    asBought: true,
  },
  {
    holds: ['fish'],
    en: 'pho bo, com tam, pho',
    asBought: true,
  },
  {
    holds: ['soy'],
    en: `beef and broccoli, twice cooked pork, red braised pork, yuxiang eggplant, korean fried chicken,
      dakgalbi, dakdoritang, nikujaga, cashew chicken, cashew nut chicken, poke bowl`,
    asBought: true,
  },
  {
    holds: ['wheat'],
    en: 'anpan',
    asBought: true,
  },
  {
    holds: ['sesame'],
    en: 'namul',
    asBought: true,
  },
  {
    holds: ['eggs', 'soy'],
    en: 'hot and sour soup, fried rice, champuru',
    asBought: true,
  },
  {
    holds: ['fish', 'shellfish'],
    en: 'green curry',
    asBought: true,
  },
  {
    holds: ['fish', 'soy'],
    en: 'drunken noodles',
    asBought: true,
  },
  {
    holds: ['soy', 'wheat'],
    en: 'beef noodle soup',
    asBought: true,
  },
  {
    holds: ['soy', 'sesame'],
    en: 'galbi',
    asBought: true,
  },
]
