import type { Holding } from './holding.ts'

/** Crustaceans and mollusks. */
export const SHELLFISH: Holding[] = [
  {
    holds: ['shellfish'],
    en: `shellfish, crustacean, mollusk, mollusc, shrimp, prawn, crab, crabmeat, lobster, crayfish, crawfish,
      langoustine, scampi, krill, clam, mussel, oyster, scallop, cockle, whelk, winkle, periwinkle, abalone, conch,
      squid, calamari, octopus, cuttlefish, escargot, snail, limpet, geoduck, sea urchin, uni, shrimp paste,
      prawn cracker, sambal terasi, sambal belacan, sambal bajak, sambal goreng, sambal paste, sambal sauce, belacan,
      terasi, kapi, bagoong, thai curry paste, red curry paste, green curry paste, laksa, clam juice, seafood stock,
      glucosamine, chitosan, takoyaki, surf and turf, barnacle, littleneck, cherrystone, quahog, gumbo shrimp,
      etouffee, sea cucumber, bisque lobster, lobster bisque, nam prik pao, shrimp chip, dried shrimp, prawn toast,
      crab rangoon, crabcake, crabstick, surf clam, razor clam, scungilli, coquina, bay bug, moreton bay, yabby,
      marron crayfish, oysters rockefeller, fritto misto, zarzuela, fideua, seafood mix, seafood medley`,
    abroad: `langostino, crustaceo, molusco, frutos del mar, vongole, moule, ebi, amaebi, gamba, gambas, camaron, camarones, marisco, almeja, mejillon,
      mejillones, pulpo, calamar, chipiron, sepia, cangrejo, bogavante, langosta, vieira, ostra, berberecho, percebe,
      crevette, crabe, homard, coquille saint jacque, coquilles saint jacques, noix de saint jacques, huitre,
      palourde, fruits de mer, poulpe, encornet, bulot, gambero, gamberi, gamberetti, gambero rosso, cozze, cozza,
      vongola, frutti di mare, polpo, seppia, seppie, nero di seppia, aragosta, granchio, capesante, scampo, camarao,
      camaroes, lula, ameijoas, mexilhao, garnele, garnelen, krabbe, krabben, muschel, muscheln, jakobsmuscheln,
      meeresfruchte, hummer, tintenfisch, flusskrebs, hotate, kani, tako, ika, mam tom, mam ruoc, tom kha goong,
      goong, udang, sotong, saeujeot, saeu jeot, saewoo jeot, saewujeot, hae bee,
      hae bi, haebi, hae bee hiam, heh bi, hibe, hibi, xia mi, xiami, conpoy, gon bui, gan bei, chingri, jhinga, jhinge,
      kolambi, chemmeen, chemmen, royyala, royyalu, tisrya, tisryo, eral, iral, koonthal, kanava, kallumakkaya, kekda,
      hamaguri, asari, sazae, mirugai, shijimi, awabi, akagai, hokkigai, hokki gai, tsubugai, torigai, tairagai,
      hotategai, zuwaigani, kegani, tarabagani, iidako, hotaru ika, surume, jinmichae, jinmi chae, ojingeochae,
      ojingeo chae, ojingeo, sannakji, nakji, jjukkumi, jukkumi, kkotge, kkotgetang, ggotge, kkomak, ggomak, jogae,
      jogaetang, jeonbok, jeonbokjuk, golbaengi, bajirak, honghap, haemul, haemultang, gapi, belachan, blachan, balachan,
      trassi, trasi, hae ko, haeko, petis udang, cincalok, cincaluk, chincalok, balachaung, ngapi, hipon, tahong,
      alimasag, alimango, pusit, talaba, halaan, talangka, sugpo, alamang, kerang, ketam, kepah`,
  },
  {
    holds: ['shellfish'],
    en: `sambal, gumbo, jambalaya, laksa paste`,
    asBought: true,
  },
]
