import type { Holding } from './holding.ts'

/**
 * The allergens themselves, as languages of Europe and western Asia write them in Latin letters. Left out are names that are
 * also a word of English, Spanish or French: Hungarian "dió" (walnut), Romanian "crap" (carp), Swedish "lax" (salmon).
 */
export const OTHER_LANGUAGES: Holding[] = [
  {
    holds: ['dairy'],
    abroad: `melk, maelk, mjolkpulver, maito, mlieko, mlijeko, lapte, moloko, haleeb, milchreis, milchschaum,
      tereyagi, zibdeh, zebda, beurre demi sel, juusto, raejuusto, sajtkrem, kremsajt, brinza, brynza, tyri, jibneh,
      jibne, jubna, gebna, panir, lighvan, cheddarost, cottageost, smelteost, twarozek, tvaroh, tvarozek, tejfol, tejszin, tejszinhab,
      kefirek, maslanka, zsiadle mleko, smantana, vrhnje, kiselo vrhnje, mileram, iaurt, jogurt, jogurtti, yaourti, giaourti,
      zabadi, rayeb, langfil, lattfil, vanillesosse, vanillepudding, schokopudding, schokoladenpudding, vanillekvarg, kvarg,
      risengrynsgrot, risengrod, riisipuuro, tejberizs, rizsfelfujt, sutlijas, orez cu lapte, arroz doce, keskul, supangle, mahalabia,
      mahalabiya, mhalabia, layali lubnan, booza, sahlep, salep, noon chai, sheer chai, doodh patti, karak tea, ryz na mleku`,
  },
  {
    holds: ['eggs'],
    abroad: `ruhrei, ruehrei, spiegelei, spiegeleier, setzei, soleier, eierspeis, eierspeise, eierstich, senfeier, eierpunsch, eiersalat,
      eiersalade, eieromelett, omelett, roerei, gebakken ei, uitsmijter, aggrora, kokt agg, stekt agg, roraeg, spejlaeg,
      aeggekage, eggerore, munakas, kananmuna, munakokkeli, jajecznica, jajko sadzone, jajka sadzone, vejce, vajce, vajicka,
      tojas, tojasrantotta, rantotta, tojassalata, oua, omleta, jaje, kajgana, yaytso, yaichnitsa, avgo, avga, yumurta, tokhm morgh,
      tokhme morgh, khagineh, kookoo sabzi, kuku sabzi, majonez, majoneza, majones, majonnas, mayonez, remouladensosse, knoflooksaus,
      ailloli, marengs, marangs, habcsok, bezele`,
  },
  {
    holds: ['fish'],
    // German, Dutch and the North.
    abroad: `rotbarsch, scholle, kutterscholle, raucheraal, felchen, saibling, bismarckhering, sprotten, steinbeisser,
      viktoriabarsch, heilbutt, lachsforelle, fischstabchen, fischstaebchen, schlemmerfilet, kabeljauw, zalm, tonijn, forel, makreel,
      haring, maatjesharing, nieuwe haring, visstick, vissticks, ansjovis, koolvis, heilbot, lekkerbek, lekkerbekje, gerookte paling,
      torsk, makrill, abborre, gadda, rodspatta, rodspaette, halleflundra, kolja, stromming, bockling, fiskpinnar, fiskbullar,
      fiskekaker, fiskeboller, fiskepudding, fiskefrikadelle, fiskefrikadeller, fiskegrateng, rokt lax, varmrokt lax, laks, sild,
      makrell, orret, kveite, hyse, lohi, graavilohi, kirjolohi, silakka, hauki, ahven, turska, tonnikala, muikku, siika,
      kalapuikot, kalakeitto,
      zeebaars, wijting, schelvis, tarbot, zeetong, zalmforel, snoekbaars, rolmops, bokking, sliptong, roodbaars, hecht,
      karpfen, seezunge, steinbutt, schellfisch, sprotte, schillerlocken, wolfsbarsch, seeteufel, sikloja, ansjos,
      matjessill, inlagd sill, stekt sill, sillbullar, oring, kuha, silli`,
  },
  {
    holds: ['fish'],
    // French, Italian and Portuguese.
    abroad: `loup de mer, bar de ligne, lieu jaune, oeufs de lump, anguille, eglefin, sandre, omble chevalier, carrelet, limande, congre,
      poutargue, boutargue, fletan, rascasse, eperlan, lamproie, aile de raie, espadon, rollmops, stoccafisso, rombo chiodato, triglia,
      triglie, ricciola, palamita, coregone, lavarello, missoltino, cernia, dentice, nasello, platessa, sogliola, anguilla, salmerino,
      pesce persico, ombrina, scorfano, rana pescatrice, coda di rospo, fritto di paranza, frittura di paranza, robalo,
      pescada, carapau, chicharro, cherne, garoupa, tamboril, pargo, linguado, cavala, peixe espada, enguia, lampreia, pasteis de bacalhau,
      daurade, merlu, raie, brochet, barbue, grondin, sebaste, alose, merou, bonite, thazard, saint pierre, sarago, luccio,
      storione, aguglia, cefalo, alaccia, sarde, pescestocco, buridda, espadarte, badejo, savel, surubim, besugo,
      marrajo, cojinova, bacaladilla, abadejo, esturion, tararira, pejesapo, cachema, gamitana`,
  },
  {
    holds: ['fish'],
    // Central and Eastern Europe, Greece, Turkey, the Arab countries and Iran.
    abroad: `ryba, losos, dorsz, makrela, pstrag, szczupak, sandacz, tunczyk, sledz, sledzie, szproty, szprotki, mintaj, karp, treska,
      shchuka, sudak, kambala, osetr, gorbusha, seledka, selyodka, skumbriya, kilka, kapr, pstruh, tunak, zavinac, rybi prsty,
      rybi filety, ponty, harcsa, pisztrang, lazac, tonhal, hekk, pastrmka, skusa, brancin, srdele, srdela, inciuni, incuni,
      oslic, bakalar, pastrav, macrou, salau, scrumbie, gavros, sardela, bakaliaros, tsipoura, lavraki, xifias, barbouni, koutsomoura,
      palamida, taramas, balik, istavrit, mezgit, uskumru, lufer, alabalik, levrek, palamut, hamsi, lakerda, samak, sayadieh, sayadiyah,
      siyadiyeh, samkeh harra, hamour, zubaidi, fesikh, renga, masgouf,
      tunets, osetrina, ton baligi, barbun, kalkan baligi, psari, sardeles, barbounia, samakeh, mazgouf`,
  },
  {
    holds: ['shellfish'],
    abroad: `miesmuschel, miesmuscheln, herzmuscheln, venusmuscheln, jakobsmuschel, nordseekrabben, hummerkrabben, auster, austern, flusskrebse,
      krebsschwanze, garnaal, garnalen, mossel, mosselen, inktvis, kreeft, oester, oesters, zeevruchten, schaaldieren, schelpdieren,
      kokkels, rakor, reker, rejer, kraftor, musslor, blamusslor, blaskjell, muslinger, blaeksprutte, blackfisk, kammusslor, kamskjell,
      ostron, osters, skaldjur, skalldyr, skaldyr, katkarapu, katkaravut, simpukka, simpukat, mustekala, seiche, supions,
      araignee de mer, tellines, petoncle, bigorneau, bigorneaux, oursin, ecrevisse, moscardini, totani, gamberoni, mazzancolle,
      canocchie, cicale di mare, granseola, astice, fasolari, cannolicchi, telline, ricci di mare, ostriche, allo scoglio,
      insalata di mare, lagosta, lagostim, santola, sapateira, buzios, conquilhas, berbigao, polvo a lagareiro, krewetki, krewetka,
      malze, kalmary, osmiornica, homar, krevetki, krevety, midii, ustritsy, garides, kalamarakia, chtapodi, htapodi, mydia, soupies,
      karavides, astakos, karides, kalamar, ahtapot, midye, istiridye, yengec, istakoz, garnelarak, kagylo, tintahal, kozice, dagnje,
      skoljke, lignje, hobotnica, jastog, plodovi mora, creveti, fructe de mare, caracatita, jambari, gambari, rubyan, roubyan, meygoo,
      meigoo,
      fjordrejer, garida, kalamaria, ostrica, canocchia, granceola, datteri di mare, ormeau, cigale de mer, lingueirao,
      alikruik, wulk`,
  },
  {
    holds: ['peanuts'],
    abroad: `erdnusssosse, pindas, pindakaas, pindasaus, pindakoek, pindarotsjes, satesaus, satesauce, jordnotter, jordnotssmor,
      jordnotsringar, jordnodder, jordnoddesmor, peanotter, peanottsmor, maapahkina, maapahkinavoi, orzeszki ziemne, maslo orzechowe,
      arasidy, araszidy, burske orisky, foldimogyoro, mogyorovaj, kikirikiput, kikiriki puter, arahide, arahis, arakhis, yer fistigi,
      ful sudani, fool sudani, mancarra, karanga, njugu karanga, fistikovoutyro`,
  },
  {
    holds: ['nuts'],
    abroad:
      'studentenfutter, notenmix, gemengde noten, notter, nodder, pahkina, pahkinat, orzechy, orechy, orekhi, mogyoro, alune',
  },
  {
    holds: ['tree-nuts'],
    abroad: `paranusse, pekannusse, macadamianusse, cashewkern, pistazieneis, haselnusseis, mandelblattchen, mandelblatter, mandelspekulatius,
      nusspli, nussnougatcreme, nussnougat, niederegger, walnoot, walnoten, hazelnoot, hazelnoten, amandel, amandelen, pistachenoten,
      marsepein, hasselnotter, valnotter, mandlar, mandelmassa, mandelmusslor, hasselnodder, valnodder, mandler, marcipan, mandelmasse,
      hasselpahkina, saksanpahkina, manteli, mantelit, orzechy wloskie, orzechy laskowe, migdaly, marcepan, vlasske orechy, liskove orechy,
      mandula, gesztenye, gesztenyepure, ljesnjak, ljesnjaci, bademi, orasi, nuci, migdale, gretskie orekhi, gretskiy orekh, mindal,
      funduk, fistashki, karydia, karidia, fistik, fistikli, findik, findikli, ceviz, cevizli, badem, bademli, fustuq, bunduq, gerdoo,
      gerdu, fandogh, pesteh, ajil,
      sham fistigi, fystikia aeginis, cam fistigi, paranotter, nerkowce, cashewnotter, lesnik, foundoukia, kastana,
      kastanje, maronen, marroni, kestane, pijnboompit, pijnboompitten, pistacie`,
  },
  {
    holds: ['wheat'],
    abroad: `tarwe, tarwebloem, tarwemeel, paneermeel, vetemjol, hvetemel, hvedemel, vehnajauho, strobrod, korppujauho, maka pszenna,
      psenica, psenicna muka, pszenna, buzaliszt, buzadara, zsemlemorzsa, strouhanka, pesmet, bugday, bugday unu, irmik, simigdali,
      semoule, semoule de ble, boulgour, grysik, manna kasha, testoviny, makarony, makarna, sehriye, tel sehriye,
      eriste, shariya, zymarika, teszta, nouille, nouilles, coquillettes, biscotte, biscottes, sucharki, piskoty, piskota, chleba,
      chleb, rohlik, houska, kenyer, zsemle, kifli, leipa, sampyla, ekmek, ekmegi, khubz, khobz, khoubz, psomi, paximadia, hleb, kruh`,
  },
  {
    holds: ['gluten'],
    abroad: `piwo, pivo, pyvo, olut, mpira, chleb zytni, chleb razowy, razowy, havregryn, havregrod, havregrot, havermout, havermoutpap,
      kaurahiutale, kaurahiutaleet, kaurapuuro, owsianka, platki owsiane, ovsyanka, ovesna kase, ovesne vlocky, zabpehely, zabkasa,
      fulgi de ovaz, yulaf, yulaf ezmesi, kasza jeczmienna, peczak, perlovka, kroupy, arpakasa, ruispuuro, ruisleipa`,
  },
  {
    holds: ['soy'],
    abroad:
      'sojasaus, sojasas, sojowy, sos sojowy, szoja, szojaszosz, sojova omacka, sojin umak, soijakastike, soija, soya sosu',
  },
  {
    holds: ['wheat'],
    abroad: 'sojasaus, sojasas, sos sojowy, szojaszosz, sojova omacka, soijakastike, soya sosu',
  },
  {
    holds: ['sesame'],
    abroad: `sezam, sezamki, sezamky, susam, susamli, sousami, sesamzaad, sesampasta, sesamfro, seesami, szezammag, kunzhut,
      tahinipaste, tahin helvasi, tahini sosu,
      wijen, wijenzaad, wijenolie, sesamkrokant, sezamek, soussami`,
  },
]
