import 'server-only'

const DAY_MS = 86_400_000
/** RFC 9116 asks for less than a year; the day is rounded so that the file changes once a day. */
const VALID_DAYS = 180

type SecurityTextInput = { appUrl: URL; contact: string; now: Date }

/** The fields of RFC 9116, in lines that end as it asks. */
export function buildSecurityText({ appUrl, contact, now }: SecurityTextInput): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS)
  const fields = [
    ['Contact', `mailto:${contact}`],
    ['Expires', expires.toISOString().replace('.000', '')],
    ['Preferred-Languages', 'en'],
    ['Canonical', new URL('/.well-known/security.txt', appUrl).href],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
}
