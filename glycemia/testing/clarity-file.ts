import { type Sample, shown, wallClock } from './sensor-curve.ts'

export type ClarityLanguage = 'en' | 'de' | 'fr' | 'es'

/** The 14 columns in each language; `U` is the unit. */
const HEADERS: { [language in ClarityLanguage]: string } = {
  en: 'Index|Timestamp (YYYY-MM-DDThh:mm:ss)|Event Type|Event Subtype|Patient Info|Device Info|Source Device ID|Glucose Value (U)|Insulin Value (u)|Carb Value (grams)|Duration (hh:mm:ss)|Glucose Rate of Change (U/min)|Transmitter Time (Long Integer)|Transmitter ID',
  de: 'Index|Zeitstempel (JJJJ-MM-TTThh:mm:ss)|Ereignistyp|Ereignisuntertyp|Patienteninformationen|Geräteinformationen|Quellgerät-ID|Glukosewert (U)|Insulinwert (E)|Kohlenhydratwert (Gramm)|Dauer (hh:mm:ss)|Glukose-Änderungsrate (U/min)|Transmitter-Zeit (lange ganze Zahl)|Transmitter-ID',
  fr: "Index|Horodatage (AAAA-MM-JJThh:mm:ss)|Type d'événement|Sous-type d'événement|Infos patient|Infos de l'appareil|Identifiant de l'appareil source|Valeur du glucose (U)|Valeur d'insuline (u)|Valeur des glucides (grammes)|Durée (hh:mm:ss)|Taux de variation du glucose (U/min)|Heure du transmetteur (entier long)|ID du transmetteur",
  es: 'Índice|Marca temporal (AAAA-MM-DDThh:mm:ss)|Tipo de evento|Subtipo de evento|Información del paciente|Información del dispositivo|ID del dispositivo de origen|Valor de glucosa (U)|Valor de insulina (u)|Valor de carbohidratos (gramos)|Duración (hh:mm:ss)|Tasa de cambio de glucosa (U/min)|Tiempo del transmisor (entero largo)|ID del transmisor',
}

const WORDS = {
  en: {
    low: 'Low',
    high: 'High',
    calibration: 'Calibration',
    carbs: 'Carbs',
    insulin: 'Insulin',
    alert: 'Alert',
  },
  de: {
    low: 'Niedrig',
    high: 'Hoch',
    calibration: 'Kalibrierung',
    carbs: 'Kohlenhydrate',
    insulin: 'Insulin',
    alert: 'Warnung',
  },
  fr: {
    low: 'Bas',
    high: 'Élevé',
    calibration: 'Étalonnage',
    carbs: 'Glucides',
    insulin: 'Insuline',
    alert: 'Alerte',
  },
  es: {
    low: 'Bajo',
    high: 'Alto',
    calibration: 'Calibración',
    carbs: 'Carbohidratos',
    insulin: 'Insulina',
    alert: 'Alerta',
  },
} as const

export type ClarityParts = {
  samples?: readonly Sample[]
  /** Below 40 is written as "Low", above 400 as "High". */
  calibrations?: readonly Sample[]
  carbs?: readonly { at: number; grams: number }[]
  insulin?: readonly { at: number; units: number }[]
  zone?: string
  unit?: 'mg/dL' | 'mmol/L'
  language?: ClarityLanguage
  delimiter?: ',' | ';'
  quoted?: boolean
  bom?: boolean
  newline?: '\r\n' | '\n'
  /** Saved again by a spreadsheet: no index, no seconds, a blank for the "T", decimals lost. */
  resaved?: boolean
  name?: { first: string; last: string }
  device?: string
  transmitter?: string
}

/** An invented Clarity export in the format of real ones. */
export function clarityFile(parts: ClarityParts): string {
  const rows = clarityRows(parts)
  return clarityText(rows.header, [...rows.above, ...rows.data], parts)
}

export function clarityRows(parts: ClarityParts) {
  const { language = 'en', unit = 'mg/dL', zone = 'Europe/Berlin' } = parts
  const {
    device = 'iPhone G6',
    transmitter = '8AB12C',
    name = { first: 'Theodora', last: 'Quillfeather' },
  } = parts
  const words = WORDS[language]
  const comma = (text: string) => (parts.delimiter === ';' ? text.replace('.', ',') : text)
  const above = [
    ['', 'FirstName', '', name.first],
    ['', 'LastName', '', name.last],
    ['', 'DateOfBirth', '', '1984-03-02'],
    ['', 'Device', '', '', 'Dexcom G6 Mobile App', device],
    ...['Fall', 'High', 'Low', 'Signal Loss', 'Rise', 'Urgent Low', 'Urgent Low Soon'].map((alert, at) => [
      '',
      words.alert,
      alert,
      '',
      'Dexcom G6 Mobile App',
      device,
      comma(shown([54, 250, 70, 0, 54, 55, 55][at]!, unit)),
    ]),
  ].map((row) => [...row, ...Array.from({ length: 12 - row.length }, () => '')])
  const time = (at: number) => wallClock(at, zone).replace(' ', 'T')
  const tick = (at: number) => String(Math.floor(at / 1000) - 1_600_000_000)
  const value = ({ mg }: Sample) => (mg < 40 ? words.low : mg > 400 ? words.high : comma(shown(mg, unit)))
  const blank = (count: number) => Array.from({ length: count }, () => '')
  const data = [
    ...(parts.samples ?? []).map((one) => ({
      at: one.at,
      row: [time(one.at), 'EGV', '', '', '', device, value(one), '', '', '', '', tick(one.at), transmitter],
    })),
    ...(parts.calibrations ?? []).map((one) => ({
      at: one.at,
      row: [
        time(one.at),
        words.calibration,
        '',
        '',
        '',
        device,
        value(one),
        ...blank(4),
        tick(one.at),
        transmitter,
      ],
    })),
    ...(parts.carbs ?? []).map(({ at, grams }) => ({
      at,
      row: [time(at), words.carbs, '', '', '', device, '', '', String(grams), '', '', ''],
    })),
    ...(parts.insulin ?? []).map(({ at, units }) => ({
      at,
      row: [time(at), words.insulin, 'Fast-Acting', '', '', device, '', comma(String(units)), '', '', '', ''],
    })),
  ]
  data.sort((a, b) => a.at - b.at)
  return {
    header: HEADERS[language].replaceAll('U', unit).split('|'),
    above,
    data: data.map(({ row }) => row),
  }
}

/** The text of a file with these rows: each without its index, as from `clarityRows`. */
export function clarityText(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  parts: ClarityParts,
): string {
  const { delimiter = ',', newline = '\r\n', resaved = false, bom = true } = parts
  const quoted = parts.quoted ?? !resaved
  const cell = (text: string) =>
    quoted || text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
  const lines = rows.map((row, at) => {
    if (!resaved) return [String(at + 1), ...row]
    return row.map((text) =>
      text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d$/, '$1 $2').replace(/^(\d+)[.,]0$/, '$1'),
    )
  })
  const all = [resaved ? ['date_time', ...header.slice(2)] : header, ...lines]
  return `${bom ? '\ufeff' : ''}${all.map((row) => row.map(cell).join(delimiter)).join(newline)}${newline}`
}
