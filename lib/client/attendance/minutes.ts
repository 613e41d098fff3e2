/** Formats of meeting services: `57`, `57 min`, `1h 2m 5s`, `00:57:03`. */
export function parseMinutes(text: string): number | null {
  if (/^\d{1,4}(\.\d{1,2})?$/.test(text)) return Math.round(Number(text))
  const clockMatch = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text)
  if (clockMatch) return toRoundedMinutes(clockMatch[1], clockMatch[2], clockMatch[3])
  const hours = /(\d{1,2}) ?h/i.exec(text)?.[1]
  const minutes = /(\d{1,4}) ?m/i.exec(text)?.[1]
  const seconds = /(\d{1,2}) ?s/i.exec(text)?.[1]
  return hours || minutes || seconds ? toRoundedMinutes(hours, minutes, seconds) : null
}

/** Ignores dates; an end before the start counts as the next day. */
export function computeMinutesBetween(from: string, to: string): number | null {
  const [start, end] = [parseMinuteOfDay(from), parseMinuteOfDay(to)]
  return start === null || end === null ? null : (end - start + MINUTES_PER_DAY) % MINUTES_PER_DAY
}

const MINUTES_PER_DAY = 24 * 60

function parseMinuteOfDay(text: string): number | null {
  const match = /(\d{1,2}):(\d{2})(?::\d{2})?\s?([ap])?/i.exec(text)
  if (!match) return null
  const [, hour, minute, meridiem] = match
  const hourOfTwelve = meridiem ? Number(hour) % 12 : Number(hour)
  return (hourOfTwelve + (meridiem?.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute)
}

const toRoundedMinutes = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 60 + Number(minutes) + Math.round(Number(seconds) / 60)
