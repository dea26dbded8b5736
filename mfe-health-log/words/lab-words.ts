import { shownA1c } from '@evenplate/glycemia/a1c'
import type { LabA1c } from '../data/log.ts'

/** An A1C in the lab's unit: "6.9%", "52 mmol/mol". */
export const labText = ({ percent, unit }: Pick<LabA1c, 'percent' | 'unit'>): string =>
  unit === '%' ? `${shownA1c(percent, 'percent')}%` : `${shownA1c(percent, unit)} mmol/mol`
