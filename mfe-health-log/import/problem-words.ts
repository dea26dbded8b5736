import type { Format, ImportProblem, LeftOut } from '@evenplate/glycemia/import/import'

/** Why a file cannot be read, and what to do about it. `reader`: ours did not start. */
export const PROBLEM_WORDS: Record<ImportProblem | 'reader', string> = {
  empty: 'This file is empty. Export it again, and choose the new one.',
  'too-large': 'This file is larger than 250 MB. Export a shorter time, and import one part after the other.',
  zip: 'This is a ZIP. Open it first, and choose the file that is inside.',
  spreadsheet: 'This is a spreadsheet. Save it as CSV first, and choose that file.',
  picture: 'This is a picture. We read CSV and JSON files that an app or a meter exported.',
  pdf: 'This is a PDF, a report to look at. Export the data as CSV instead.',
  mail: 'This is an email. Save the file that is attached to it, and choose that one.',
  'web-page': 'This is a web page, perhaps one that asks you to sign in. Download the export again.',
  binary: 'This file is not text. We read CSV and JSON files.',
  'too-many-columns': 'This table has more columns than any export. Nothing of it was read.',
  'long-line': 'One line of this file is longer than any export has. Nothing of it was read.',
  'not-a-table':
    'We found no table in this file. We read CSV and JSON files with a time and a value in each row.',
  'broken-json': 'This JSON file is broken off or damaged. Export it again.',
  'unknown-json': 'This is JSON, but neither of Nightscout nor of Tidepool.',
  'no-rows': 'This file has no rows with data.',
  unreadable: 'Your browser could not read this file. Was it moved or changed? Choose it again.',
  unanswered: 'Please answer the questions first.',
  'unknown-zone': 'Your browser does not know this time zone. Choose another one.',
  reader: 'Something of ours did not start, so nothing was read. Reload the page, and try again.',
}

export const FORMAT_WORDS: Record<Format, string> = {
  clarity: 'Dexcom Clarity',
  libreview: 'LibreView',
  nightscout: 'Nightscout',
  tidepool: 'Tidepool',
  table: 'A table',
}

/** What is left out of an import, in the order of what a person may wonder about. */
export const LEFT_OUT_WORDS: Record<LeftOut, string> = {
  implausible: 'No value that a body or a device can have',
  'too-early': 'A date before 1990',
  'in-future': 'A date in the future',
  'no-time': 'No time that we could read',
  'no-value': 'No value',
  'no-unit': 'No unit',
  broken: 'A broken row',
  'error-code': 'An error code of the sensor, not a reading',
  scan: 'Scans: the sensor’s own readings have the same moments',
  alert: 'Settings of alerts',
  'about-person': 'Names and other words about a person',
  'about-device': 'Words about a device',
  ketone: 'Ketones',
  note: 'Notes',
  exercise: 'Exercise',
  health: 'How you felt',
  basal: 'Rates of an insulin pump',
  servings: 'Carbohydrate in servings, not in grams',
  other: 'Other rows, which we have no place for',
}
