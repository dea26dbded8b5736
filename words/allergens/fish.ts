import type { Holding } from './holding.ts'

/** Fish and what is made of it. */
export const FISH: Holding[] = [
  {
    holds: ['fish'],
    en: `fish, anchovy, worcestershire, worcester sauce, fish sauce, nam pla, nuoc mam, garum, colatura, dashi, bonito,
      katsuobushi, roe, caviar, tobiko, masago, ikura, bottarga, lox, gravlax, kipper, bloater, rollmop, puttanesca,
      bagna cauda, tonnato, tapenade, fish stock, fumet, isinglass, fish oil, cod liver oil, kedgeree, ceviche,
      poke bowl, sashimi, gefilte, taramasalata, tarama, brandade, fishcake, gentleman relish, niboshi, ikan bilis,
      unagi, eel, basa, swai, escolar, sea bass, seabass, striped bass, bass fillet, chilean bass, dover sole,
      lemon sole, sole fillet, fillet of sole, perch, pike, carp, smelt, arctic char, skate wing, john dory,
      orange roughy, snapper, sturgeon, sablefish, cobia, wahoo, pompano, rockfish, scrod, shad, tilefish, turbot,
      walleye, whitefish, yellowtail, bluefish, bream, branzino, barramundi, grouper, haddock, hake, halibut, herring,
      mackerel, mahi, mahi mahi, marlin, monkfish, mullet, plaice, pollock, salmon, cod, sardine, pilchard, sprat,
      swordfish, tilapia, trout, tuna, ahi, albacore, whiting, catfish, flounder, fluke, dorade, dorado, saithe,
      coley, whitebait, kamaboko, narutomaki, skipjack, bonito flake, pangasius, bass, shark, skate, ling, hoki,
      kingfish, amberjack, opah, butterfish, milkfish, bangus, lingcod, sanddab, ray wing, tench, chub, char fillet,
      gurnard, dogfish, huss, wolffish, parrotfish, pufferfish, lionfish, redfish, goatfish, crappie, bluegill,
      burbot, arbroath smokie, smokie, finnan haddie, fishball, fish ball, fishmeal, fishfinger, bloody mary mix,
      marie rose, cullen skink, escabeche, sushi grade, omega 3 fish oil, fishy, roll mop, bismarck herring,
      solomon gundy, fish gelatin, lomi lomi, poke tuna`,
    abroad: `nuoc cham, hamachi, zander, bacalao, rohu, nicoise salad, salade nicoise, anchoiade, pescado, atun, merluza,
      lubina, dorada, anchoa, boqueron, boquerones, mojama, sardina, trucha, lenguado, pez espada, poisson, saumon,
      thon, morue, cabillaud, truite, lotte, rouget, anchois, hareng, maquereau, merlan, lieu noir, pesce, tonno,
      salmone, acciuga, acciughe, alici, merluzzo, baccala, spigola, orata, sgombro, trota, pesce spada, peixe,
      bacalhau, atum, salmao, sardinha, truta, fisch, lachs, thunfisch, forelle, hering, sardelle, sardellen,
      kabeljau, dorsch, seelachs, makrele, raucherlachs, patis, bagoong isda, hondashi, iriko, shirasu, chikuwa,
      anago, maguro, sake nigiri, toro, mentaiko, tarako, kanpachi, prahok, padaek, pla ra, mam nem, ikan, teri,
      hilsa, ilish, pomfret, surmai, bombil, bombay duck, meen, machli, macchi, pissaladiere, pissalat,
      skordalia with cod, lutefisk, lutfisk, stockfish, surstromming, klippfisk, matjes, tarte aux anchois`,
  },
]
