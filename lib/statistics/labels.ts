import { toHours } from '@/base/training-kinds'
import 'server-only'
import { COUNTS, type CountName, type Grouping, NO_THEME } from '@/base/statistics-kinds'
import { schoolFormText } from '@/i18n/school-form'
import { statisticsText } from '@/i18n/statistics'
import { findLabel, type ListEntry } from '@/lib/content/lists'
import { BOARDS } from '@/lib/schools/kinds'
import type { StatisticsRow } from './list'
import type { StatisticsCounts, StatisticsRange } from './portions'

/** In the order of the columns. */
export const SHOWN_COUNTS = ['active', ...COUNTS] as const
export type ShownCount = (typeof SHOWN_COUNTS)[number]

export function getCountLabel(count: ShownCount, { activity }: StatisticsRange): string {
  const { counts: labels } = statisticsText()
  if (count === 'minutes') return labels.hours
  if (count !== 'active') return labels[count]
  return activity.firstDays.length === 1 ? labels.active : labels.activeAverage
}

/** Averages with one decimal. */
export const toShownValue = (counts: StatisticsCounts, count: ShownCount): number =>
  toShown(count, counts[count])

export const toShownCount = (counts: Record<CountName, number>, count: CountName): number =>
  toShown(count, counts[count])

const toShown = (count: ShownCount, value: number) =>
  count === 'minutes' ? toHours(value) : Math.round(value * 10) / 10

/** Names that the team typed, such as districts, stay as they are. */
export function getGroupName(by: Grouping, name: string, themes: ListEntry[]): string {
  if (by === 'theme')
    return name === NO_THEME ? statisticsText().rest.theme : findLabel(themes, name) || name
  const board = by === 'board' && BOARDS.find((candidate) => candidate === name)
  return board ? schoolFormText().boards[board] : name
}

export function getRowName(
  { name, isWithoutSchool }: StatisticsRow,
  by: Grouping,
  themes: ListEntry[],
): string {
  const text = statisticsText()
  if (isWithoutSchool) return text.withoutSchool
  return name === '' ? text.rest[by] : getGroupName(by, name, themes)
}
