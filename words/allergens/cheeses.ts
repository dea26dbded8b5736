import type { Holding } from './holding.ts'

/** Cheeses, and other milk foods, by the names under which they are sold in Europe and western Asia. None is also a dish or a plant. */
export const CHEESES: Holding[] = [
  {
    holds: ['dairy'],
    // France and Switzerland.
    abroad: `saint agur, st agur, brillat savarin, cancoillotte, crottin, crottin de chavignol, fourme dambert,
      fourme de montbrison,
      chaource, maroilles, faisselle, vache qui rit, caprice des dieux, saint marcellin, st marcellin, saint felicien, langres,
      ossau iraty, beaufort cheese, abondance cheese, laguiole, salers cheese, selles sur cher, valencay, pouligny saint pierre,
      picodon, rocamadour, pelardon, pont leveque, coulommiers, boursault, explorateur, delice de bourgogne, soumaintrain,
      mont dor, bleu de bresse, bleu de gex, bleu des causses, port salut, saint paulin, saint albray, chaumes, rambol,
      st moret, saint moret, salers, banon cheese, bleu dauvergne, carre de lest, pave dauge, trappe dechourgnac,
      rigotte de condrieu, apericube, kiri cheese, vieux boulogne, brocciu, brousse, petit suisse, chavroux, societe blue,
      tete de moine, sbrinz, appenzeller, vacherin fribourgeois, tilsiter, tilsit, schabziger, petit billy, creme de gruyere`,
  },
  {
    holds: ['dairy'],
    // Italy, Spain and Portugal.
    abroad: `bitto, castelmagno, fiore sardo, bra duro, bra tenero, burrino, caciofiore, robiola di roccaverano,
      montasio, piave, primo sale, giuncata, squacquerone, quartirolo, murazzano, ragusano, formadi frant,
      casu marzu, bagoss, fiordilatte, fior di latte, stracciatella di bufala, mozzarella di bufala, bel paese, galbanino,
      certosa cheese, invernizzina, latteria cheese, puzzone di moena, tuma cheese, casatella, raschera, toma piemontese,
      tetilla, idiazabal, cabrales, torta del casar, zamorano, roncal, garrotxa, afuegal pitu, majorero, payoyo, valdeon,
      murcia al vino, mahon, mahon menorca, arzua ulloa, san simon da costa, burgos cheese, sao jorge, queijo sao jorge,
      queijo minas, minas frescal, minas padrao, queijo coalho, queijo de coalho, queijo prato, requeijao, catupiry,
      serra da estrela, queijo da serra, azeitao, castelo branco, queijo fresco, quesuco, mato catalan`,
  },
  {
    holds: ['dairy'],
    // Britain and Ireland.
    en: `stinking bishop, cornish yarg, yarg, shropshire blue, lymeswold, crowdie, caboc, cashel blue, gubbeen, durrus,
      cornish blue, dorset blue vinny, blue vinny, lincolnshire poacher, sussex slipcote, tunworth, baron bigod, ogleshield,
      berkswell, cotherstone, swaledale cheese, red leicester, sage derby, cornish kern, dubliner cheese, coolea,
      lanark blue, y fenni, applewood cheese, applewood cheddar, smoked applewood cheese, oka cheese, friulano,
      friulano cheese, warankasi, wara cheese, wagashi cheese, wagasi, seriously strong,
      pilgrims choice, cathedral city, boursin, primula cheese, dairylea dunker`,
    // Germany, the Low Countries and the North.
    abroad: `handkase, harzer, limburger, romadur, cambozola, bergkase, weisslacker, obatzda, obatzter, butterkase, allgauer,
      old amsterdam, komijnekaas, maasdam, maasdammer, leyden cheese, beemster, herve cheese, boeren kaas, passendale,
      chimay cheese,
      vasterbottensost, vasterbotten, herrgardsost, prastost, hushallsost, grevost, greve ost, messmor, mesost, leipajuusto,
      juustoleipa, oltermanni, viili, kermaviili, nokkelost, gamalost, pultost, liederkranz, norvegia, snofrisk,
      ridderost, danablu,
      castello blue, esrom, samso cheese, maribo, rygeost, ymer, tykmaelk, skyronnes, piima, rahka, maitorahka, butterschmalz,
      schlagobers, sauerrahm, quark cream`,
  },
  {
    holds: ['dairy'],
    // Central and Eastern Europe, Greece, Turkey, the Levant and the Caucasus.
    abroad: `oscypek, oszczypek, bundz, bryndza, korbacik, korbaciky, ostiepok, parenica, liptauer, hermelin,
      niva cheese, tvaruzky,
      zincica, korozott, trappista, telemea, urda cheese, cascaval, branza, kashkaval, kaskaval, kackavalj, sirene, sirenje,
      paski sir, travnicki sir, pavlaka, kiselo mleko, kiselo mlyako, kefalograviera, ladotyri, myzithra, mizithra,
      formaela, hellim, halumi, lebne, domiati, mish cheese, tulum cheese, urda, qaymaq, kaymak, kaimak, gaimar, airan,
      dadih, dangke, kesong puti, manouri, anthotyro, anthotyros,
      galotyri, metsovone, xinomizithra, xynomizithra, touloumotyri, kopanisti, graviera, shanklish, shankleesh, nabulsi,
      nabulsi cheese, akkawi, ackawi, majdoula, jameed, ashta, kashta, qishta, labaneh, kasar, kasar peyniri, tulum peyniri,
      lor peyniri, ezine, cokelek, civil peyniri, dil peyniri, sulguni, suluguni, chechil, chanakh, matsoni, matzoon, madzoon,
      matsun, tan yogurt, suzma, suzme, qatiq, katyk, kurut, qurut, kumis, koumiss, kumys, shubat, ayran, sgushchenka, sgushyonka,
      varenets, snezhok, prostokvasha, smetanka, plombir, tvorozhok`,
  },
]
