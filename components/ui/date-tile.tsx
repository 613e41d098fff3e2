import type { splitDay } from '@/i18n/dates'

/** Decoration: the text beside it says the day too. */
export const DateTile = ({ weekday, day, month }: ReturnType<typeof splitDay>) => (
  <span aria-hidden="true" className="date-tile">
    <span>{weekday}</span>
    <strong>{day}</strong>
    <span>{month}</span>
  </span>
)
