import 'server-only'

const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year; rounded so that the file changes once a day. */
const VALID_DAYS = 180

type SecurityTextInput = { appUrl: URL; contact: string; now: Date }

/** RFC 9116 requires CRLF line ends. */
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
