/** What every answer carries, whoever sends it: Next, or our server from its memory. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const

/** Laid over them where pages of other sites may show a file, or read it. */
export const CROSS_SITE_HEADERS = {
  embed: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  read: { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' },
} as const

/**
 * An answer of the API, or a file, is never a page; of what somebody has sent us, even what a browser
 * would take for one runs nothing. All of the API says the same, so that no address gives itself away.
 */
export const FILE_CSP = "default-src 'none'; sandbox; frame-ancestors 'none'"
