import type { Row } from './row.ts'

/** Animals that must not be served raw, by food safety rules (USDA: poultry and ground meat 165 and 160 °F). */
export const NEVER_RAW: Row[] = [
  { means: 'chicken', en: 'chicken|chicken (?:breasts?|thighs?)|hen', es: 'pollo|pechuga de pollo' },
  { means: 'turkey', en: 'turkey|ground turkey', es: 'pavo' },
  { means: 'pork', en: 'pork|pork (?:loin|chops?)|sausages?', es: 'cerdo|puerco' },
  {
    means: 'ground beef',
    en: 'ground beef|ground (?:beef|meat|chuck)|hamburger(?: meat)?|burgers?',
    es: 'carne molida',
  },
]

/** A chop may be pink: 145 °F (63 °C) and a rest of 3 minutes are enough for a whole cut. */
export const SAFE_PINK: readonly string[] = ['pork']

/** Words before or after one of them that mean not cooked through. */
export const NOT_COOKED: Row = {
  means: 'raw',
  en: 'raw|uncooked|undercooked|half[- ]cooked|(?:medium[- ])?rare|pink|bloody',
  es: 'crudo|cruda|crudos|crudas|sin cocer|medio crudo|medio cruda|poco hecho|poco hecha',
}

/** Ways of serving it that mean not cooked at all. */
export const SERVED_RAW: Row = {
  means: 'sashimi',
  en: 'sashimi|sushi|tartare|carpaccio|crudo|ceviche|poke|eat(?:en)? (?:it )?raw|served? raw|still raw|no cooking|without cooking|no[- ]cook|uncooked dish',
  es: 'sashimi|sushi|tartar|carpaccio|ceviche|sin cocinar|sin coccion',
}
