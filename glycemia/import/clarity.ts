import type { ReadingKind, Unit } from '../reading.ts'
import type { Moment, Told } from './drawn.ts'
import type { Places, TableLayout } from './found.ts'
import { boundOf, glucoseIn, METER_WORDS, numberIn, SENSOR_WORDS } from './glucose-cell.ts'
import { modelIn } from './models.ts'
import type { LeftOut } from './problem.ts'
import { unitIn } from './units.ts'
import { wallTime } from './wall-time.ts'

type Event = ReadingKind | 'insulin' | 'carbs' | LeftOut

/** English, German, French, Spanish; EGV is the same in each. */
const EVENTS = new Map<string, Event>([
  ...all('sensor', 'egv'),
  ...all('meter', 'calibration', 'kalibrierung', 'étalonnage', 'calibrage', 'calibración'),
  ...all('insulin', 'insulin', 'insuline', 'insulina'),
  ...all('carbs', 'carbs', 'carbohydrates', 'kohlenhydrate', 'glucides', 'hidratos', 'carbohidratos'),
  ...all('carbs', 'hidratos de carbono'),
  ...all('exercise', 'exercise', 'activity', 'training', 'bewegung', 'aktivität', 'exercice', 'activité'),
  ...all('exercise', 'ejercicio', 'actividad'),
  ...all('health', 'health', 'gesundheit', 'santé', 'salud'),
  ...all('alert', 'alert', 'warnung', 'alarm', 'hinweis', 'alerte', 'alerta'),
  ...all('about-device', 'device', 'gerät', 'appareil', 'dispositif', 'dispositivo'),
  ...all('note', 'note', 'notes', 'notiz', 'notizen', 'nota', 'notas'),
  ...all('about-person', 'firstname', 'lastname', 'dateofbirth', 'vorname', 'nachname', 'geburtsdatum'),
  ...all('about-person', 'prénom', 'nom', 'nom de famille', 'date de naissance', 'nombre', 'apellido'),
  ...all('about-person', 'apellidos', 'fecha de nacimiento'),
])

const HEADERS: { [column in keyof Places]: RegExp } = {
  time: /^(?:timestamp|zeitstempel|horodat|marca |fecha|date|tijdstempel|time)/i,
  type: /^(?:event[ _]type|ereignis(?:typ|art)|type d.{1,3}v[ée]nement|tipo de (?:evento|suceso))/i,
  subtype: /sub[ _]?type|untertyp|unterart|sous-type|subtipo/i,
  model:
    /^(?:device[ _]info|ger[äa]te?-?info|infos? (?:sur )?(?:de )?l?.{0,2}appareil|informaci[óo]n del disp)/i,
  device:
    /^(?:source[ _]device|quellger[äa]t|.{0,30}(?:appareil|dispositif) source|.{0,40}dispositivo (?:de )?or[ií]gen|.{0,40}dispositivo fuente)/i,
  glucose:
    /(?:gl[uy][ck]os|gl[uy]c[ée]m|glucos).{0,30}mmol|(?:gl[uy][ck]os|gl[uy]c[ée]m|glucos).{0,30}mg|^glucose[ _]value/i,
  insulin: /^(?:insulin|valeur d.{1,3}insulin|valor de (?:la )?insulin)/i,
  carbs: /carb|kohlenhydrat|glucides|hidratos/i,
  tick: /transmitter[ _]time|transmitter-?zeit|(?:heure|temps) (?:du |de l.)?[ée]metteur|(?:heure|temps) (?:du )?transmetteur|(?:hora|tiempo) del transmisor/i,
  transmitter:
    /transmitter[ _-]?id|(?:id|identifiant).{0,12}(?:[ée]metteur|transmetteur)|id.{0,12}transmisor/i,
}

/** A column with the rate of change, "(mg/dL/min)", is not the value. */
const RATE = /\/min/i

/** The columns in Clarity's own order, for languages whose names we do not know. */
const ORDER: readonly (keyof Places | null)[] = [
  null,
  'time',
  'type',
  'subtype',
  null,
  'model',
  'device',
  'glucose',
  'insulin',
  'carbs',
  null,
  null,
  'tick',
  'transmitter',
]

/** Where a Clarity file's columns are, from its header and the rows after it; null if it is not one. */
export function clarityPlaces(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Places | null {
  const names = header.map((name) => name.trim())
  const named = (column: keyof Places) =>
    names.findIndex((name) => HEADERS[column].test(name) && !(column === 'glucose' && RATE.test(name)))
  const egv = rows.find((row) => row.some(isEgv))?.findIndex(isEgv) ?? -1
  const type = egv >= 0 ? egv : named('type')
  if (type < 0 || (egv < 0 && named('subtype') < 0)) return null
  // By position where Clarity's order is untouched; only the index may be missing.
  const shift = names.length >= 13 && (type === 2 || type === 1) ? type - 2 : null
  const entries = ORDER.flatMap((column, at) => {
    if (column === null) return []
    const found = column === 'type' ? type : named(column)
    return [[column, found >= 0 || shift === null ? found : at + shift] as const]
  })
  const places = Object.fromEntries(entries) as Places
  return places.time >= 0 && places.glucose >= 0 ? places : null
}

export const clarityUnit = (header: readonly string[], places: Places): Unit | null =>
  unitIn(header[places.glucose])

/** The cells that say what a file's dates and units are: null for rows that have no reading. */
export function clarityCells(row: readonly string[], places: Places): { time: string; value: string } | null {
  if (row[places.type]?.trim() !== 'EGV') return null
  return { time: row[places.time] ?? '', value: row[places.glucose] ?? '' }
}

/** Reads each row of a Clarity file. */
export function clarityReader(layout: TableLayout, unit: Unit, told: Told) {
  const places = layout.places!
  const order = layout.dateOrder ?? 'YMD'
  return (row: readonly string[]) => {
    const name = row[places.type]?.trim() ?? ''
    const event = name === 'EGV' ? 'sensor' : (EVENTS.get(name.toLowerCase()) ?? 'other')
    // Alerts have their threshold in the readings' column.
    if (isLeftOut(event)) return told.leftOut(event)
    const wall = wallTime(row[places.time] ?? '', order)
    if (Number.isNaN(wall)) return told.leftOut('no-time')
    const tick = numberIn(row[places.tick])
    const serial = row[places.device]?.trim() || row[places.transmitter]?.trim() || null
    const time: Moment = { wall, tick, clock: row[places.transmitter] ?? null }
    if (event === 'insulin' || event === 'carbs') {
      const amount = numberIn(row[places[event]])
      if (amount === null) return told.leftOut('no-value')
      if (event === 'carbs') return told.drawn({ is: 'carbs', time, grams: amount, serial })
      return told.drawn({ is: 'insulin', time, units: amount, sort: sortOf(row[places.subtype]), serial })
    }
    const said = glucoseIn(row[places.glucose]) ?? glucoseIn(row[places.subtype])
    if (!said) return told.leftOut('no-value')
    const words = event === 'meter' ? METER_WORDS : SENSOR_WORDS
    told.drawn({
      is: 'reading',
      time,
      kind: event,
      value: said.value,
      unit,
      bound: said.bound === null ? null : boundOf(said.bound, unit, words),
      serial,
      model: modelIn(row[places.model]) ?? modelIn(serial ?? undefined),
    })
  }
}

const isEgv = (cell: string) => cell.trim() === 'EGV'

const isLeftOut = (event: Event): event is LeftOut =>
  event !== 'sensor' && event !== 'meter' && event !== 'insulin' && event !== 'carbs'

function sortOf(subtype: string | undefined) {
  if (/fast|schnell|rapid|r[áa]pida/i.test(subtype ?? '')) return 'rapid'
  return /long|lang|lente|lenta|prolong/i.test(subtype ?? '') ? 'long' : 'unknown'
}

function all(event: Event, ...names: string[]): [string, Event][] {
  return names.map((name) => [name, event])
}
