import type { Row } from './row.ts'

export type ToolWord =
  | 'stove'
  | 'oven'
  | 'slow-cooker'
  | 'pressure-cooker'
  | 'air-fryer'
  | 'microwave'
  | 'grill'
  | 'blender'
  | 'none'

const row = (means: ToolWord, en: string, es: string, say?: string): Row<ToolWord> => ({
  means,
  en,
  es,
  ...(say ? { say } : {}),
})

/** What a dish should be cooked with. A cooking method counts if it implies only one tool. */
export const TOOLS: Row<ToolWord>[] = [
  row(
    'slow-cooker',
    'slow cooker|slow ?-?cook(?:er|ers|ed|ing)?|crock ?-?pots?',
    'olla de coccion lenta|olla lenta|olla electrica lenta|coccion lenta|a fuego lento en olla|cocina lenta',
  ),
  row(
    'pressure-cooker',
    'pressure cooker|pressure ?-?cook(?:er|ed|ing)?|insta ?-?pots?|instant ?-?pots?',
    'olla de presion|olla a presion|olla express|olla exprés|olla rapida|olla instantanea',
  ),
  row(
    'air-fryer',
    'air fryer|air ?-?fry(?:er|ers|ing)?|air ?-?fried',
    'freidora de aire|freidora|airfryer|freidora sin aceite',
  ),
  row('microwave', 'microwave|microwav(?:es|ed|able|ing)|nuker?', 'microondas|horno de microondas'),
  row(
    'blender',
    'blender|(?:immersion|stick|hand|hand-held|handheld) ?-?blender|food processor',
    'licuadora|batidora',
  ),
  row(
    'grill',
    'grill|grills|grilling|barbecuing|(?:on|for) the (?:barbecue|barbeque|bbq|smoker)',
    'parrilla|a la parrilla|asador|barbacoa en el jardin',
  ),
  row(
    'stove',
    'stovetop|stove|stove ?-?top|hobs?|hot ?plates?|cook ?-?tops?|(?<!\\b(?:one|1|single|a) )skillet only|(?:one|two|1|2|single|double|electric|gas|induction|portable) (?:(?:gas|electric|induction) )?(?:rings?|burners?|coils?)|induction (?:plate|hob|cooktop)',
    'estufa|hornilla|hornillas|fogon|parrilla electrica|placa de induccion',
  ),
  row('oven', '(?<!\\bdutch[- ])oven|oven ?-?(?:baked|roasted)', 'horno|al horno', 'oven'),
  row(
    'none',
    "no cooking|no ?-?cook|no heat(?: at all)?|without (?:any )?(?:cooking|heat)|nothing (?:cooked|hot)|(?:do not|don't) (?:want|have|like) to (?:cook|heat anything)|too (?:hot|warm|humid) to cook",
    'sin cocinar|sin coccion|no quiero cocinar|sin prender la estufa|sin fuego|demasiado calor para cocinar|mucho calor para cocinar',
  ),
]
