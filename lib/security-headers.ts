export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const

/** Overrides for files that other sites may embed or fetch. */
export const CROSS_SITE_HEADERS = {
  embed: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  read: { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' },
} as const

/** Files and API responses never run as a page. One policy for the whole API hides which URLs exist. */
export const FILE_CSP = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Of the page that reads sheets, and of no other. */
export const CAMERA_HEADERS = {
  'Permissions-Policy': SECURITY_HEADERS['Permissions-Policy'].replace(
    'camera=()',
    'camera=(self)',
  ),
} as const
