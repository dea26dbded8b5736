import { list } from '../phrases.ts'
import type { Holding } from './holding.ts'

/**
 * What English writes as two words ("apple cake"), German, Dutch and the languages of the North write as one. Letters with
 * two dots are written without them or with an e: "Käsekuchen", "Kasekuchen" and "Kaesekuchen".
 */
const joined = (first: string, second: string): string =>
  list(first)
    .flatMap((one) => list(second).flatMap((two) => spellings(one + two)))
    .join(',')

function spellings(name: string): string[] {
  const typed = name.replace(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
  return typed === name ? [name] : [name, typed]
}

const FRUIT = `apfel, pflaumen, zwetschgen, zwetschken, kirsch, erdbeer, himbeer, rhabarber, marillen, aprikosen, obst, birnen,
  heidelbeer, johannisbeer`
const NUT = 'nuss, mandel, haselnuss, walnuss, marzipan'

/** Cakes, breads, cheeses and the like. A cook may make the baked ones of other flours. */
export const COMPOUNDS: Holding[] = [
  {
    holds: ['wheat', 'dairy', 'eggs'],
    abroad: `${joined(`${FRUIT}, ${NUT}, käse, quark, topfen, streusel, butter, mohn, marmor, schoko, schokoladen, zitronen, zupf, rosinen, napf, sand, gewürz, eierlikör, pfann, eier`, 'kuchen')},
      ${joined(`${FRUIT}, ${NUT}, sahne, schokoladen, quark, käse, käsesahne, buttercreme, mokka, zitronen, sacher`, 'torte, torten, schnitte, schnitten')},
      ${joined('zwetschgen, zwetschken, topfen, quark, kirsch, marillen, erdbeer, germ, servietten', 'knödel')}, palatschinken,
      ${joined('appel, kersen, chocolade, slagroom, verjaardags', 'taart')}, taart, taartje, ${joined('spek, appel, kaas', 'pannenkoek, pannenkoeken')},
      ${joined('prinsess, jordgubbs, grädd, choklad', 'tårta')}, ${joined('socker, kladd, tosca, choklad', 'kaka')},
      ${joined('lag, chokolade, aeble, gulerods, dromme', 'kage')}, ${joined('blot, sjokolade, gulrot, eple', 'kake')}`,
    asBought: true,
  },
  {
    holds: ['wheat', 'dairy'],
    abroad: `${joined('apfel, kirsch, topfen, marillen, quark, milchrahm, nuss, mohn', 'strudel')},
      ${joined('rosinen, milch, quark, schoko, franz, käse', 'brötchen')}, ${joined('zimt, rosinen, nuss, mohn, quark', 'schnecke, schnecken')},
      ${joined('kanel, kardemumma, vanilj, vete', 'bulle, bullar')}, ${joined('kanel, skole, fastelavns, hvete', 'bolle, boller')},
      ${joined('chocolade, kaneel, kaas, rozijnen, suiker', 'broodje, broodjes')}`,
    asBought: true,
  },
  {
    holds: ['wheat'],
    abroad: `${joined('weiss, misch, bauern, laugen, dinkel, butter, knoblauch, zwiebel, kasten, fladen, stock, grau, schwarz, bier, toast', 'brot, brote')},
      ${joined('laugen, dinkel, körner, mohn, sesam, roggen, vollkorn, mehrkorn', 'brötchen')},
      ${joined('kaiser, mohn, laugen, sesam, kürbiskern, wurst, schinken', 'semmel, semmeln, weckerl')},
      ${joined('band, suppen, spiral, butter, schinken, schupf', 'nudel, nudeln')}, ${joined('eier', 'nudel, nudeln, spätzle')},
      ${joined('schweine, puten, hähnchen, kalbs, jäger, zigeuner, rahm, käse', 'schnitzel')}, ${joined('semmel, leber, speck, brezen, brezn', 'knödel')},
      ${joined('volkoren, wit, bruin, rogge, stok, tarwe, suiker, kruiden, knoflook', 'brood')}, broodje, broodjes,
      ${joined('tunn, knäcke, råg, surdegs, polar, vitloks', 'bröd')}, ${joined('fransk, grov, knaek, hvede, flat, knekke', 'brod')},
      ${joined('lihas, riisi', 'piirakka')}, ${joined('ruis, hapan', 'leipa')}`,
    asBought: true,
  },
  {
    holds: ['eggs'],
    abroad: `${joined('schweine, puten, hähnchen, kalbs, jäger, zigeuner, rahm', 'schnitzel')}, ${joined('leber, semmel, speck', 'knödel')}, ${joined('eier', 'nudel, nudeln, spätzle')}`,
    asBought: true,
  },
  {
    holds: ['dairy'],
    abroad: `${joined('schafs, ziegen, frisch, reibe, weich, hart, schmelz, hütten, berg, butter, alm, sauermilch, grill, hirten', 'käse')},
      ${joined('schlag, sauer, kaffee', 'sahne')}, ${joined('frucht, natur, magermilch', 'joghurt')}, ${joined('kräuter, mager, speise, frucht', 'quark')},
      ${joined('schokoladen, vanille, spaghetti', 'eis')}, ${joined('kakao, voll, frisch, dick, kondens', 'milch')},
      ${joined('geiten, schapen, smeer, room, boeren, komijne, nagel', 'kaas')}, kaas, ${joined('vanille, chocolade, hopjes, dubbel', 'vla')},
      ${joined('room, boeren', 'boter')}, boter, karnemelk, slagroom, ${joined('västerbottens, herrgårds, prast, hushålls, geit, brun, hvit', 'ost')},
      ${joined('latt, mellan', 'mjölk')}, ${joined('skum, let, sod, minilet', 'maelk')}, ${joined('vanilj', 'glass')}`,
  },
  {
    holds: ['fish'],
    abroad: `${joined('seelachs, rotbarsch, schollen, zander, egli, pangasius, forellen, lachs, kabeljau, herings, makrelen, thunfisch, fisch, dorsch', 'filet, filets, steak, salat, suppe, burger, frikadelle, frikadellen, brötchen')}`,
  },
  {
    holds: ['shellfish'],
    abroad: joined(
      'garnelen, krabben, muschel, tintenfisch, hummer',
      'cocktail, pfanne, salat, suppe, ringe, brötchen',
    ),
  },
  {
    holds: ['tree-nuts'],
    abroad: `${joined(NUT, 'kuchen, torte, torten, schnecke, schnecken, kipferl, makronen, strudel, zopf, ecke, ecken, hörnchen, stollen, masse, rohmasse, kartoffel, kartoffeln')},
      ${joined('haze, cashew, pecan, para', 'noot, noten')}, walnoot, walnoten, ${joined('amandel', 'koek, koeken, spijs, broodje, broodjes')}, ${joined('mandel', 'kaka, kage, kake, massa')}`,
  },
]
