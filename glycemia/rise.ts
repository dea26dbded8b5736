import { type MeterRise, meterRise } from './meter-rise.ts'
import { type TooFew, TWO_HOURS } from './near-meal.ts'
import type { EatenMeal } from './reading.ts'
import { type SensorRise, sensorRise } from './sensor-rise.ts'
import type { Point } from './series.ts'
import { type Interval, intervalsOf } from './weights.ts'

/** What readings did after a meal; `waiting`: its two hours are not over. */
export type Rise = SensorRise | MeterRise | TooFew | { by: 'waiting'; until: number }

/** What rises are computed from; made once for all meals. */
export type RiseGround = {
  sensors: readonly Point[]
  meters: readonly Point[]
  intervals: ReadonlyMap<string | null, Interval>
}

export function riseGround(points: readonly Point[]): RiseGround {
  const sensors = points.filter(({ kind }) => kind === 'sensor')
  return {
    sensors,
    meters: points.filter(({ kind }) => kind === 'meter'),
    intervals: intervalsOf(sensors),
  }
}

/** From a sensor if it has enough readings, otherwise from fingersticks. */
export function riseOf(meal: Pick<EatenMeal, 'at'>, ground: RiseGround, now: number): Rise {
  const sensor = sensorRise(meal.at, ground.sensors, ground.intervals)
  if (sensor?.by === 'sensor') return sensor
  const meter = meterRise(meal.at, ground.meters)
  if (meter.by === 'meter') return meter
  const until = meal.at + TWO_HOURS * 60_000
  return now < until ? { by: 'waiting', until } : (sensor ?? meter)
}
