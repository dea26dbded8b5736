import { pairs } from '../phrases.ts'
import type { Holding } from './holding.ts'

/**
 * Foods of Spain and Latin America, as Spanish calls them. "Pan" alone is a tool in English, so bread is named by the words
 * around it. "Manteca" is butter in Argentina and lard in Mexico.
 */
export const HISPANIC: Holding[] = [
  {
    holds: ['wheat'],
    es: `${pairs('barra de, rebanada de, rodaja de, trozo de, pedazo de, hogaza de, miga de, taza de, cubo de, barrita de, paquete de, bolsa de', 'pan')},
      ${pairs('pan', 'de barra, molido, tostado, duro, viejo, blanco, frances, de caja, bimbo, lactal, de miga, de pita, pita, arabe, de hamburguesa, para hamburguesa, de hot dog, de perrito, de pancho, de ajo, casero, de pueblo, de campo, de trigo, de cristal, con tomate, tumaca, negro, baguette, de masa madre, candeal, gallego, cubano, del dia anterior, seco, desmenuzado, en cubos, en trozos, en rebanadas')},
      hogaza, panecillo, bolillo, telera, birote, marraqueta, hallulla, cemita, pambazo, picatoste, biscote, regana, colines,
      bocadillo, bocata, montadito, masa quebrada, masa filo, masa de pizza, masa para pizza, masa de empanada,
      masa para empanada, disco de empanada, disco para empanada, tapa de empanada, tapa para empanada, oblea de trigo,
      sopaipilla, sorrentino, raviol, ravioles, noqui, canelones, lasana, espagueti, tallarin, tallarines, macarron,
      macarrones, coditos, fideua, semola, gofio, harina comun, harina leudante, harina 0000, harina de fuerza,
      harina floja, harina de reposteria, harina integral, tortilla de harina, tortilla de trigo, salmorejo,
      sopa de fideo, pan de jamon, torta ahogada, galleta salada, galleta soda, galleta de soda, masa de hojaldre`,
  },
  {
    holds: ['wheat'],
    may: ['eggs'],
    es: 'rebozado, rebozada, empanizado, empanizada, empanado, apanado, apanada, milanesa, capeado, pescadito frito, calamares a la romana',
  },
  {
    holds: ['wheat'],
    may: ['dairy', 'eggs'],
    es: `pan dulce, pan de leche, pan de muerto, pan de yema, medialuna, bizcocho, bizcochuelo, magdalena, sobao, ensaimada,
      roscon, rosca de reyes, bunuelo, milhojas, pastel de cumpleanos, alfajor, chocotorta, torrija, hojaldre,
      rosquilla, filloa, frixuelo, bartolillo, quesada, casadielle, oreja de carnaval, pionono, berlina, napolitana, palmera de hojaldre, concha de vainilla`,
  },
  {
    holds: ['wheat'],
    may: ['dairy', 'eggs'],
    es: 'galleta, galletita, tarta, quequito, panque, panqueque, gofre',
    asBought: true,
  },
  {
    holds: ['gluten'],
    es: 'malta, pan de centeno, copos de avena, salvado de avena, cebada perlada, extracto de malta, vinagre de malta, caña de cerveza',
  },
  {
    holds: ['dairy'],
    es: `mozarela, muzzarella, natilla, flan, chocolate blanco, jocoque, provoleta, cabrales, idiazabal, torta del casar,
      brigadeiro, rompope, ponche crema, leche merengada, quesada, huancaina, esquite, jericalla, suspiro limeno`,
  },
  { holds: ['dairy'], es: 'manteca, helado, chilaquil, margarina', asBought: true },
  {
    holds: ['eggs'],
    es: `yema de huevo, clara batida, clara a punto de nieve, tortilla de patata, tortilla de papa, tortilla francesa,
      mayonesa, mahonesa, alioli, ali oli, allioli, merengue, natilla, flan, crema catalana, leche frita, bizcocho,
      bizcochuelo, ensaladilla, ensalada rusa, salsa tartara, salsa holandesa, salsa rosa, salsa golf, torrija,
      tocino de cielo, tocinillo de cielo, chile relleno, huevo hilado, causa limena, salsa bearnesa, suspiro limeno,
      jericalla, pastel de choclo, pan de yema, tocinillo, gazpachuelo, merengon, quindim, ponche crema, huevos moles, yema confitada, rompope, leche merengada,
      quesada, quesillo venezolano`,
  },
  { holds: ['eggs'], es: 'clara', asBought: true },
  {
    holds: ['fish'],
    es: `ensaladilla, pastel de cabracho, leche de tigre, cebiche, tiradito, marmitako, brandada, esqueixada,
      bunuelo de bacalao, croqueta de bacalao, anchoita, caballa, jurel, corvina, mojarra, huachinango, pargo, robalo,
      pescadilla, rodaballo, anguila, congrio, cazon, surubi, pejerrey, reineta, hueva, arenque, bonito del norte,
      ventresca, bacalaito`,
  },
  { holds: ['wheat', 'fish'], es: 'empanada gallega, empanada de atun' },
  {
    holds: ['shellfish'],
    es: `gambon, cigala, carabinero, quisquilla, jaiba, centollo, necora, buey de mar, chirla, navaja de mar, zamburina,
      volandeira, ostion, ostiones, callo de hacha, concha de abanico, chorito, cholga, caracoles, erizo de mar, jibia,
      choco frito, pulpito, calamares, calamarcito, chipirones, aguachile, arroz a banda, arroz del senyoret, rabas, puntillita`,
  },
  {
    holds: ['shellfish', 'fish'],
    es: 'vuelve a la vida, sopa de marisco, caldo de marisco, salpicon de marisco, sopa marinera, arroz marinero',
  },
  {
    // Spain’s rules for them (Real Decreto 1787/1982) have egg white in hard and soft turrón, and almonds.
    holds: ['tree-nuts', 'eggs'],
    es: 'turron',
  },
  {
    // Wheat flour, lard and, mostly, almonds.
    holds: ['tree-nuts', 'wheat'],
    es: 'polvorones, mantecado, casadielle, alfajor de almendra',
  },
  {
    holds: ['tree-nuts'],
    es: `salbitxada, salvitxada, xato, pecana, nogada, maranon, caju, merey, guirlache, peladilla, almendrado, carquinyoli, ajoblanco, garrapinada,
      garrapinado, panellet, huesos de santo, nocilla`,
  },
  { holds: ['tree-nuts'], may: ['wheat', 'dairy'], es: 'aji de gallina', asBought: true },
  { holds: ['dairy', 'soy'], es: 'nocilla' },
  { holds: ['peanuts'], es: 'palanqueta, encacahuatado, ocopa, carapulcra, mazapan de la rosa' },
  { holds: ['peanuts', 'wheat', 'soy'], es: 'cacahuate japones, cacahuates japoneses' },
  {
    holds: ['nuts'],
    may: ['sesame'],
    es: 'mole, mole poblano, mole negro, mole rojo, pasta de mole, pipian',
  },
  { holds: ['nuts'], es: 'frutos secos, fruto seco' },
  // Also named among the words of other languages or English: as Spanish they are found in their small forms, too.
  { holds: ['tree-nuts'], es: 'almendra, avellana, anacardo, pistacho' },
  { holds: ['dairy'], es: 'queso, leche, yogur, requeson, cuajada' },
  {
    holds: ['shellfish'],
    es: 'camaron, langostino, mejillon, almeja, calamar, pulpo, cangrejo, ostra, chipiron, gamba',
  },
  { holds: ['fish'], es: 'pescado, atun, sardina, anchoa, bacalao, boqueron' },
  { holds: ['wheat'], es: 'empanada, churro, pizza, pancito, panecito' },
  { holds: ['dairy'], es: 'pizza', asBought: true },
  { holds: ['gluten'], es: 'cerveza' },
]
