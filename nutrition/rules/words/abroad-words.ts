import type { Allergen } from '../../table/food.ts'

/**
 * What allergens are called in other languages: models mix these words into English lines. Without accents, since
 * texts are compared without them. Words that mean something else in English ("pain", "til") are listed only
 * together with another word that makes them clear.
 */
export const ABROAD: Record<Allergen, { terms: string; harmless?: string }> = {
  dairy: {
    terms: `mantequilla, leche, nata, queso, requeson, cuajada, crema agria, yogur, suero de leche, lait, fromage, creme, yaourt, babeurre, latte, burro, panna, formaggio, mascarpone,
      queijo, manteiga, leite, requeijao, creme de leite, coalhada, milch, vollmilch, milchpulver, magermilch, buttermilch, kase, frischkase, reibekase, sahne, schlagsahne, schmand, topfen, magerquark, rahm, molke, joghurt,
      smetana, tvorog, syrnik, syrniki, ryazhenka, twarog, smietana, maslo, mleko, ser, laban, labne, lebnah, leben, kashk, kaymak, beyaz peynir, peynir, sut, doogh, smen, shrikhand, mawa, mava, khoa, rasmalai, ras malai,
      rasgulla, gulab jamun, kheer, rabri, chaas, chaach, makhan, makhani, ghevar, kalakand, barfi, dulce de leche, arequipe, manjar`,
    harmless: `leche de coco, leche de almendra, leche de soja, leche de avena, leche de arroz, lait de coco, lait damande, lait de soja, lait davoine, lait de riz, creme de coco, latte di cocco, latte di mandorla, latte di soia, latte di avena,
      leite de coco, leite de amendoa, leite de soja, leite de aveia, nata de coco, creme de menthe, creme de cassis, creme de cacao, crema de coco, crema di mandorle, kokos milch, queso vegano`,
  },
  nuts: {
    terms: `noix, amande, damande, noisette, pistache, cacahuete, cacahuate, arachide, marron, marrons glaces, nuez, nuece, almendra, avellana, mani, anacardo, pinon, pinones, pistacho, castana, nusse, nuss, haselnuss, haselnusse, mandel, mandeln,
      mandelmehl, walnuss, walnusse, erdnuss, erdnusse, erdnussbutter, pistazie, pistazien, cashewkerne, pinienkerne, nocciola, nocciole, mandorla, mandorle, noce, noci, arachidi, pinolo, pinoli, anacardi, pistacchio, pistacchi, castagne,
      castanha, amendoim, amendoa, noz, nozes, avela, kaju, badam, badaam, pista, akhrot, moongphali, mungfali, singdana, ajo blanco, tarator, pasanda, chikki`,
    harmless: `noix de coco, noix de muscade, noix de saint jacques, nuez moscada, noce moscata, nuez de coco, noz moscada, noce di cocco, beurre noisette, muskat nuss`,
  },
  eggs: {
    terms: `huevo, clara de huevo, yema, oeuf, jaune doeuf, blanc doeuf, doeuf, uovo, uova, tuorlo, tuorli, albume, ovo, ovos, gema de ovo, eier, ei, eigelb, eiweiss, eischnee, jajka, jajko, yaytsa, anda, muttai`,
    harmless: `lacto ovo, ovo lacto, ovo vegetarian, ovo and lacto`,
  },
  soy: {
    terms: `soja, sojasauce, sojasosse, sojabohnen, sojabohne, sojamilch, shoyu, doufu, dofu, tempe, tauco, taucu, taoco, tuong, kecap asin, kecap, ganjang, jiangyou, chunjang, chun jang, furu, dengaku, nimame, mukimame, tsuyu, mentsuyu, kabocha no miso,
      toban djan, tobanjan, doenjang, meju, cheonggukjang, abura age, okonomi sauce, salsa di soia, soia`,
    harmless: `pousses de soja, germes de soja`,
  },
  wheat: {
    terms: `harina, trigo, pan rallado, pan integral, pan de molde, fideos, farine, ble, froment, chapelure, pain de mie, pain de campagne, pain complet, pain au chocolat, pain perdu, pain de ble, pain grille, baguette de pain, pate feuilletee, pate brisee, pate sablee, vermicelles,
      farina, grano duro, grano tenero, pangrattato, pane, pasta fresca, pasta sfoglia, farinha, farinha de rosca, massa folhada, mehl, weizen, weizenmehl, weizengriess, weissmehl, dinkel, dinkelmehl, paniermehl, semmelbrosel, semmel, semmeln, brot, brotchen, toastbrot,
      nudel, nudeln, spatzle, knodel, blatterteig, griess, grunkern, pszenica, maka pszenna, bulka tarta, mantou, youtiao, jiaozi, baozi, shumai, siu mai, brik, borek, burek, yufka, kataifi, kadaif, knafeh, kunafa, kanafeh, manti, pierogi, pelmeni, vareniki, piroshki,
      maftoul, moghrabieh, mograbieh, couscoussou, samoon, barbari, sangak, markook, msemen, baghrir, luchi, bhatura, kulcha, thepla, rumali, godhuma, gehun, dalia, sewai, seviyan, misua, miswa, kal guksu, kalguksu, jjajangmyeon, kishimen, hiyamugi`,
    harmless: `harina de maiz, harina de arroz, harina de almendra, harina de coco, harina de garbanzo, harina de avena, harina pan, farine de riz, farine de sarrasin, farine de mais, farine de coco, farine de chataigne, farine de pois chiche, ble noir,
      farina di riso, farina di ceci, farina di mais, farina di mandorle, farina di castagne, farina di cocco, farina di grano saraceno, farinha de arroz, farinha de mandioca, farinha de amendoa, farinha de coco, farinha de milho, fideos de arroz, fideos de calabacin`,
  },
  gluten: {
    terms: `cebada, avena, centeno, orge, avoine, seigle, malte, biere, orzo perlato, segale, avena, birra, cevada, aveia, centeio, cerveja, gerste, gerstenmalz, hafer, haferflocken, roggen, roggenbrot, roggenmehl, vollkornbrot, knackebrot, bier, hordeum, secale,
      mugicha, mugi miso, mugi, jau, sattu, tsampa, cerveza`,
    harmless: `avena sin gluten`,
  },
  shellfish: {
    terms: `gamba, gambas, langostino, camaron, camarones, marisco, almeja, mejillon, mejillones, pulpo, calamar, chipiron, sepia, cangrejo, bogavante, langosta, vieira, ostra, berberecho, percebe, crevette, crabe, homard, moule, coquille saint jacque, coquilles saint jacques, noix de saint jacques,
      huitre, palourde, fruits de mer, poulpe, encornet, bulot, gambero, gamberi, gamberetti, gambero rosso, cozze, cozza, vongole, vongola, frutti di mare, polpo, seppia, seppie, nero di seppia, aragosta, granchio, capesante, scampo, camarao, camaroes, lula, ameijoas, mexilhao,
      garnele, garnelen, krabbe, krabben, muschel, muscheln, jakobsmuscheln, meeresfruchte, hummer, tintenfisch, flusskrebs, ebi, amaebi, hotate, kani, tako, ika, mam tom, mam ruoc, tom kha goong, goong, udang, sotong, saeujeot, hae bee, chingri, jhinga`,
  },
  fish: {
    terms: `pescado, atun, bacalao, merluza, lubina, dorada, anchoa, boqueron, boquerones, mojama, sardina, trucha, lenguado, pez espada, poisson, saumon, thon, morue, cabillaud, truite, lotte, rouget, anchois, hareng, maquereau, merlan, lieu noir, pesce, tonno, salmone, acciuga, acciughe, alici,
      merluzzo, baccala, spigola, orata, sgombro, trota, pesce spada, peixe, bacalhau, atum, salmao, sardinha, truta, fisch, lachs, thunfisch, forelle, hering, sardelle, sardellen, kabeljau, dorsch, seelachs, makrele, zander, raucherlachs, patis, bagoong isda, hondashi, iriko, shirasu, chikuwa, anago, maguro, sake nigiri,
      toro, mentaiko, tarako, hamachi, kanpachi, prahok, padaek, pla ra, mam nem, nuoc cham, ikan, teri, rohu, hilsa, ilish, pomfret, surmai, bombil, bombay duck, meen, machli, macchi, som tam, anchoiade, pissaladiere, pissalat, salade nicoise, nicoise salad, skordalia with cod, lutefisk, lutfisk, stockfish, surstromming, klippfisk, matjes, tarte aux anchois`,
  },
  sesame: {
    terms: `ajonjoli, sesamo, sesam, sesamol, gergelim, goma, goma ae, gomaae, gomashio, kuro goma, chamggae, zhima, simit, tahin, tahine, tahinli, thina, tarator, mutabal, moutabal, mutabbal, halwa, halawa, helva, chalva, halvas, til ke, til ka, til laddu, tilkut, tilgul, white til, black til,
      roasted til, teel, wangila, gingili, gingelli, nallennai, ellu, nanami togarashi, tantanmen, dan dan noodle, dan dan`,
    harmless: `gajar halwa, carrot halwa, sooji halwa, suji halwa, moong dal halwa, semolina halwa, atta halwa`,
  },
}

/** The same for meat and honey. */
export const MEAT_ABROAD = `carne, pollo, ternera, cerdo, jamon, tocino, manteca, cordero, pavo, salchicha, chicharron, viande, poulet, boeuf, jambon, porc, agneau, veau, dinde, canard, saucisse, saucisson, lardons, manzo, maiale, vitello, agnello, tacchino, salsiccia, pancetta, strutto, frango, carne de porco, linguica,
  fleisch, hahnchen, huhn, rindfleisch, schweinefleisch, hackfleisch, schinken, speck, schmalz, wurst, bratwurst, leberwurst, pute, kalbfleisch, gelatine, gelatina, niku, gyuniku, butaniku, keema, murgh, gosht, ayam, daging, babi, char siu, rendang daging`
