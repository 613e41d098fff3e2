import 'server-only'

/** What stands between two marks, each time. The lists of S3 hold our own keys and times, so nothing in them is escaped. */
export function findTextsBetween(text: string, open: string, close: string): string[] {
  return text
    .split(open)
    .slice(1)
    .map((rest) => rest.slice(0, Math.max(0, rest.indexOf(close))))
}
