import type { Holding } from './holding.ts'

/** Dishes of Latin America and the Caribbean. */
export const LATIN_AMERICAN_DISHES: Holding[] = [
  { holds: ['peanuts'], en: 'pacoca, pe de moleque' },
  {
    holds: ['dairy'],
    en: `enchiladas suizas, tlayuda, coquito, estrogonofe, ajiaco santafereno, almojabana, llapingachos,
      rocoto relleno, quesadilla, romeu e julieta`,
  },
  { holds: ['eggs'], en: 'papadzules, matambre relleno, bandeja paisa' },
  { holds: ['fish'], en: 'encebollado' },
  { holds: ['shellfish'], en: 'acaraje' },
  { holds: ['soy'], en: 'lomo saltado' },
  {
    holds: ['wheat'],
    en: `jamaican beef patty, buss up shut, pastelitos de guayaba, pate haitien, gizzada, pastel de feira,
      esfiha, empadao, choripan, picarones`,
  },
  { holds: ['peanuts', 'dairy'], en: 'ocopa arequipena' },
  { holds: ['tree-nuts', 'dairy'], en: 'chiles en nogada' },
  { holds: ['nuts', 'shellfish'], en: 'vatapa, caruru, xinxim de galinha' },
  { holds: ['dairy', 'eggs'], en: 'pao de queijo, pudim de leite, sopa paraguaya, leche asada, pandebono' },
  {
    holds: ['dairy', 'wheat'],
    en: `molletes, marquesitas, baleadas, cuban sandwich, medianoche sandwich, obleas con arequipe,
      tallarines verdes`,
  },
  { holds: ['eggs', 'soy'], en: 'arroz chaufa' },
  { holds: ['eggs', 'wheat', 'dairy'], en: 'bolo de rolo' },
  { holds: ['eggs', 'wheat'], en: 'bolo de cenoura, chivito, saltenas, turron de dona pepa' },
  { holds: ['fish', 'shellfish'], en: 'parihuela' },
  { holds: ['fish', 'wheat'], en: 'saltfish fritters, bacalaitos, bake and shark, accra de morue' },
  { holds: ['shellfish', 'wheat'], en: 'conch fritters' },
  { holds: ['tree-nuts', 'dairy', 'wheat'], en: 'aji de gallina' },
  { holds: ['dairy', 'eggs', 'shellfish'], en: 'chupe de camarones' },
  { holds: ['dairy', 'eggs', 'wheat'], en: 'rabanada' },
  { holds: ['fish', 'shellfish', 'wheat'], en: 'jalea mixta' },
  // A cook often makes these without.
  {
    holds: ['peanuts'],
    en: 'guatita',
    asBought: true,
  },
  {
    holds: ['dairy'],
    en: 'locro de papa, elote preparado, mexican street corn',
    asBought: true,
  },
  {
    holds: ['eggs'],
    en: 'juane',
    asBought: true,
  },
  {
    holds: ['fish'],
    en: 'ackee and saltfish',
    asBought: true,
  },
  {
    holds: ['wheat'],
    en: 'quesadilla, soft taco, fajita, concha, cuca, kibe, accra',
    asBought: true,
  },
  {
    holds: ['dairy', 'eggs'],
    en: 'chipa',
    asBought: true,
  },
]
