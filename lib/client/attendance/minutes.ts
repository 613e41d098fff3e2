/** How long somebody was there, as meeting services write it: `57`, `57 min`, `1h 2m 5s`, `00:57:03`. */
export function minutesIn(text: string): number | null {
  if (/^\d{1,4}(\.\d{1,2})?$/.test(text)) return Math.round(Number(text))
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text)
  if (clock) return rounded(clock[1], clock[2], clock[3])
  const hours = /(\d{1,2}) ?h/i.exec(text)?.[1]
  const minutes = /(\d{1,4}) ?m/i.exec(text)?.[1]
  const seconds = /(\d{1,2}) ?s/i.exec(text)?.[1]
  return hours || minutes || seconds ? rounded(hours, minutes, seconds) : null
}

/** Between two times of one day or of two that follow each other; the days themselves do not count. */
export function minutesBetween(from: string, to: string): number | null {
  const [start, end] = [minuteOfDay(from), minuteOfDay(to)]
  return start === null || end === null ? null : (end - start + DAY) % DAY
}

const DAY = 24 * 60

function minuteOfDay(text: string): number | null {
  const found = /(\d{1,2}):(\d{2})(?::\d{2})?\s?([ap])?/i.exec(text)
  if (!found) return null
  const [, hour, minute, half] = found
  const noon = half ? Number(hour) % 12 : Number(hour)
  return (noon + (half?.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute)
}

const rounded = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 60 + Number(minutes) + Math.round(Number(seconds) / 60)
