import type { Holding } from './holding.ts'

/** Soybeans and what is made of them. */
export const SOY: Holding[] = [
  {
    holds: ['soy'],
    en: `soy, soya, soybean, soyabean, soynut, tofu, tempeh, edamame, miso, natto, tamari, okara, yuba, kinako,
      koya dofu, bean curd, beancurd, tvp, textured vegetable protein, textured protein, textured soy protein,
      hydrolyzed vegetable protein, hydrolyzed plant protein, vegetable protein, liquid aminos, lecithin, sukiyaki,
      black bean sauce, black bean paste, fermented black bean, yakitori, bulgogi, inari, aburaage, atsuage,
      general tso, char siu, unagi sauce, eel sauce, stir fry sauce, lee kum kee, soymilk, soyamilk, soyrizo,
      bragg amino, bragg liquid, tonkatsu sauce, katsu sauce, soybean paste, yellow bean sauce, sweet bean sauce,
      sweet bean paste, brown bean sauce, broad bean chili paste, fermented bean curd, fermented tofu, stinky tofu,
      golden mountain, seasoning sauce, impossible burger, impossible beef, unagi glaze, pad see ew, tofurky,
      tofu skin, miso soup, mapo, hydrolysed vegetable protein, hydrolyzed soy protein, ponzu sauce, adobo chicken,
      teriyaki glaze, gyudon, donburi, koyadofu, douchi, black bean garlic sauce, bean paste stir fry, peanut sauce`,
    abroad: `dengaku, soja, sojasauce, sojasosse, sojabohnen, sojabohne, sojamilch, doufu, dofu, tempe, tauco, taucu, taoco,
      tuong, kecap asin, kecap, ganjang, jiangyou, chunjang, chun jang, furu, nimame, mukimame, tsuyu, mentsuyu,
      kabocha no miso, tobanjan, meju, cheonggukjang, tahu, tauhu, tau hu, tau kwa, taukwa, tau kee,
      taukee, tau huay, tau hway, tau fu, taufu, tau foo, tau pok, taupok, dau hu, dau phu, tokwa, taho, dougan, dou gan,
      fuzhu, fu zhu, foo jook, fu chuk, fuchuk, douhua, dou hua, doubanjiang, dubu, kongbiji, biji jjigae, ganmodoki, gammodoki,
      ganmo, hirousu, abura age, okonomi sauce, salsa di soia, soia`,
  },
  {
    holds: ['soy'],
    en: `veggie burger, vegan mince, plant based mince`,
    asBought: true,
  },
]
