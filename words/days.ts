import { languageTag } from './language'

/** A day as people write it, `1 April 2026`, from the calendar's `2026-04-01` or a moment in it. */
export const longDay = (day: string | Date) => inIndia('long', day)

/** The same where there is little room: `1 Apr 2026`. */
export const shortDay = (day: string | Date) => inIndia('medium', day)

function inIndia(dateStyle: 'long' | 'medium', day: string | Date) {
  const format = new Intl.DateTimeFormat(languageTag(), { dateStyle, timeZone: 'Asia/Kolkata' })
  return format.format(typeof day === 'string' ? new Date(`${day}T00:00:00+05:30`) : day)
}

/** With the time of day in India: `1 Apr 2026, 10:00 am`. */
export const shortMoment = (at: Date) =>
  new Intl.DateTimeFormat(languageTag(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(at)
