import 'server-only'

/** S3 listings hold only our own keys and times, so nothing is escaped. */
export function findTextsBetween(text: string, open: string, close: string): string[] {
  return text
    .split(open)
    .slice(1)
    .map((rest) => rest.slice(0, Math.max(0, rest.indexOf(close))))
}
