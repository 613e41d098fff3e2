import { languageTag } from './language'

/** A day as people write it, `1 April 2026`, from the calendar's `2026-04-01`. */
export function longDay(day: string): string {
  const format = new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
