import type { Row } from './row.ts'

const row = (means: number, en: string, es: string): Row<number> => ({ means, en, es })

export const NUMBERS: Row<number>[] = [
  row(1, 'one', 'uno'),
  row(2, 'two', 'dos'),
  row(3, 'three', 'tres'),
  row(4, 'four', 'cuatro'),
  row(5, 'five', 'cinco'),
  row(6, 'six', 'seis'),
  row(7, 'seven', 'siete'),
  row(8, 'eight', 'ocho'),
  row(9, 'nine', 'nueve'),
  row(10, 'ten', 'diez'),
  row(11, 'eleven', 'once'),
  row(12, 'twelve', 'doce'),
  row(15, 'fifteen', 'quince'),
  row(20, 'twenty', 'veinte'),
  row(25, 'twenty-five', 'veinticinco'),
  row(30, 'thirty', 'treinta'),
  row(35, 'thirty-five', 'treinta y cinco'),
  row(40, 'forty', 'cuarenta'),
  row(45, 'forty-five', 'cuarenta y cinco'),
  row(50, 'fifty', 'cincuenta'),
  row(60, 'sixty', 'sesenta'),
  row(90, 'ninety', 'noventa'),
]
