import { pairs } from '../phrases.ts'
import type { Holding } from './holding.ts'

/** Peanuts, tree nuts, and names that do not say which nut it is. */
export const NUTS: Holding[] = [
  {
    holds: ['peanuts'],
    en: `peanut, groundnut, ground nut, monkey nut, arachis, goober, pb, satay, massaman, gado gado, mandelona, pb2,
      reeses, salsa macha, kare kare, maafe, mafe, domoda, peanutbutter, thai peanut, monkeynut, peanuty`,
    abroad: `cacahuete, cacahuate, arachide, mani, erdnuss, erdnusse, erdnussbutter, arachidi, amendoim, moongphali,
      mungfali, singdana, shengdana, huasheng, hua sheng, dau phong, dau phung, kacang tanah, ttangkong, rakkasei, pindakaas,
      shengdane, mungphali, kadalekai, kadlekai, kadlekayi, palleelu, pallilu, verkadalai, vercadalai, nilakadalai,
      nilakkadalai, thua lisong, tua lisong, lac rang, mtedza, nzungu, njugu, nguba, gyada, nkatiewa, tigadege,
      tigadegue, tigadeguena, cacahouete, jinguba, ginguba, botnim, botanim, fistikia arapika, fystikia arapika`,
  },
  {
    holds: ['tree-nuts'],
    en: `korma, nuts, tree nut, almond, walnut, pecan, cashew, pistachio, hazelnut, filbert, cobnut, macadamia,
      brazil nut, pine nut, pinenut, pignoli, pignolia, chestnut, hickory nut, beechnut, ginkgo nut, pili nut,
      praline, marzipan, almond paste, frangipane, gianduja, gianduia, amaretto, amaretti, frangelico, orgeat,
      romesco, linzer, bakewell, torrone, krokant, marcona, ferrero, muhammara, baci, florentine cookie,
      florentines, waldorf, charoset, haroset, maamoul, baklawa, panforte, ricciarelli, mazapan, polvoron, lebkuchen,
      toblerone, almond joy, disaronno, nocino, falernum, noyaux, picada catalana, catalan picada, mortadella, almondmilk, cashewmilk, nutmilk,
      gingko nut, marron glace, crema di nocciole, nutbutters, nutty granola, nutcracker mix, nussbeugel, hazelnutty,
      ajvar with walnut, heartnut, kentish cob, mauna loa, chocolate brazil, shelled brazil, candied brazil`,
    abroad: `pinon, nocciola, badam, kaju, pista, noisette, noix, amande, damande, pistache, marron, marrons glaces, nuez,
      nuece, almendra, avellana, anacardo, pinones, pistacho, castana, nusse, nuss, haselnuss, haselnusse, mandel,
      mandeln, mandelmehl, walnuss, walnusse, pistazie, pistazien, cashewkerne, pinienkerne, nocciole, mandorla,
      mandorle, noce, noci, pinolo, pinoli, anacardi, pistacchio, pistacchi, castagne, castanha, amendoa, noz, nozes,
      avela, badaam, akhrot, ajo blanco, pasanda,
      akrot, kurumi, hodu, hetao, lawz, mandelmus, kajoo, cajou, kasoy, kasuy, kacang mede, kacang mete, kacang gajus,
      mundhiri, mundiri paruppu, jeedipappu, jeedi pappu, kashuvandi, andiparippu, anacarde, pinyon, chilgoza, pinja,
      snobar, snoubar, sanawbar, pacana, tonda gentile, egozim, shkedim`,
  },
  {
    holds: ['nuts'],
    en: `nut, mixed nut, nut butter, nut meal, nut flour, nut milk, nut oil, dukka, mole, mole poblano, trail mix,
      florentine biscuit, rocky road, nutbutter`,
    abroad: 'chikki',
  },
  // Sold under a name that does not say which plant: many are made of cashews or almonds.
  {
    holds: ['tree-nuts'],
    en: `${pairs('vegan, plant based, dairy free, nondairy, non dairy', 'cheese, parmesan, mozzarella, feta, cream cheese, ricotta, milk, cream, ice cream')}, plant milk`,
    asBought: true,
  },
]
