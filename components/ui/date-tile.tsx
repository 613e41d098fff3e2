import { splitDay } from '@/i18n/dates'

/** Decoration: the text beside it says the day too. */
export function DateTile({ day }: { day: Date | string }) {
  const { weekday, day: dayOfMonth, month } = splitDay(day)
  return (
    <span aria-hidden="true" className="date-tile">
      <span>{weekday}</span>
      <strong>{dayOfMonth}</strong>
      <span>{month}</span>
    </span>
  )
}
