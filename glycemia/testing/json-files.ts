import type { Sample } from './sensor-curve.ts'

/** Invented Nightscout entries as its API gives them: newest first. */
export function nightscoutEntries(
  samples: readonly Sample[],
  device = 'xDrip-DexcomG6 Theodora Quillfeather',
) {
  return samples
    .map(({ at, mg }, index) => ({
      _id: `65f1c0${String(index).padStart(18, '0')}`,
      type: 'sgv',
      date: at,
      dateString: new Date(at).toISOString(),
      sgv: mg,
      direction: 'Flat',
      noise: 1,
      device,
      utcOffset: 60,
      sysTime: new Date(at).toISOString(),
    }))
    .reverse()
}

/** Invented items of a Tidepool export: mg/dL stored as mmol/L with all digits. */
export function tidepoolItems(samples: readonly Sample[], deviceId = 'DexG6Rec_SM77712345') {
  return samples.map(({ at, mg }, index) => ({
    type: 'cbg',
    id: `cbg${index}`,
    time: new Date(at).toISOString(),
    deviceTime: new Date(at + 3_600_000).toISOString().slice(0, 19),
    timezoneOffset: 60,
    deviceId,
    uploadId: 'upid_4b1d2f3a',
    units: 'mmol/L',
    value: mg / 18.01559,
  }))
}
