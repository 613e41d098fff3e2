import { SITE_LANGUAGES, type SiteLanguage } from './kinds'

/** Slugs that no school may have: `reserved` as a whole, `knownNames` as any part between hyphens. */
export const SLUG_WORDS = {
  reserved: [
    ...['www', 'web', 'api', 'app', 'cdn', 'static', 'assets', 'files', 'img', 'images', 'media'],
    ...['mail', 'email', 'smtp', 'imap', 'pop', 'ftp', 'sftp', 'ssh', 'vpn', 'dns', 'mx'],
    ...['ns1', 'ns2', 'localhost', 'autoconfig', 'autodiscover', 'webmail', 'cpanel', 'proxy'],
    ...['admin', 'administrator', 'root', 'system', 'team', 'staff', 'office', 'support', 'help'],
    ...['security', 'abuse', 'postmaster', 'hostmaster', 'webmaster', 'noreply', 'info', 'contact'],
    ...['login', 'logout', 'register', 'signup', 'account', 'accounts', 'auth', 'sso', 'password'],
    ...['billing', 'pay', 'payment', 'payments', 'invoice', 'subscribe', 'subscription', 'shop'],
    ...['blog', 'news', 'status', 'docs', 'test', 'testing', 'demo', 'example', 'staging', 'dev'],
    ...['school', 'schools', 'website', 'site', 'sites', 'sitemap', 'robots', 'home', 'preview'],
    ...['government', 'ministry', 'police', 'court', 'embassy', 'election', 'results', 'exam'],
  ],
  knownNames: [
    ...['uns', 'cbse', 'icse', 'cisce', 'ncert', 'nios', 'ugc', 'aicte', 'scert', 'nta', 'neet'],
    ...['jee', 'upsc', 'gov', 'nic', 'india', 'aadhaar', 'aadhar', 'uidai', 'digilocker', 'diksha'],
    ...['irctc', 'epfo', 'incometax', 'gst', 'rbi', 'npci', 'upi', 'bhim', 'sbi', 'hdfc', 'icici'],
    ...['axis', 'kotak', 'paytm', 'phonepe', 'gpay', 'razorpay', 'paypal', 'visa', 'mastercard'],
    ...['google', 'gmail', 'youtube', 'whatsapp', 'facebook', 'instagram', 'meta', 'telegram'],
    ...['twitter', 'microsoft', 'outlook', 'office365', 'apple', 'icloud', 'amazon', 'flipkart'],
    ...['netflix', 'jio', 'airtel', 'byjus', 'unacademy', 'vedantu', 'khanacademy', 'zoom'],
    ...['unicef', 'unesco', 'who', 'kvs', 'navodaya', 'official', 'verify', 'secure', 'signin'],
  ],
} as const

const SLUG_FORMAT = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const SLUG_LENGTH = { min: 3, max: 40 }

export type SlugFault = 'siteSlugInvalid' | 'siteSlugReserved'

const SIMILAR_CHARACTERS: Record<string, string> = {
  ...{ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' },
  ...{ i: 'l', j: 'l' },
}

/** Equal for slugs that look alike, such as `g00gle` and `google`. */
export const toSlugSkeleton = (slug: string) =>
  slug
    .replaceAll('-', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
    .replace(/[01ij345789]/g, (character) => SIMILAR_CHARACTERS[character] ?? character)

const reservedSkeletons = new Set(
  [...SLUG_WORDS.reserved, ...SLUG_WORDS.knownNames].map(toSlugSkeleton),
)

const knownNameSkeletons = new Set(SLUG_WORDS.knownNames.map(toSlugSkeleton))

const RESERVED_PAGE_PATHS = ['files', 'sitemap', 'preview']

const MAX_PAGE_PATH = 40

/** WCAG 2.2: text of the usual size. */
const MIN_CONTRAST = 4.5

/** Text in the site's colour appears on both, and white text on the colour. */
const SITE_BACKGROUNDS = ['#ffffff', '#f7f3ea']

const LANGUAGES = Object.keys(SITE_LANGUAGES) as SiteLanguage[]

const SCRIPT_PATTERNS = {
  latin: /\p{Script=Latin}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  tamil: /\p{Script=Tamil}/gu,
  telugu: /\p{Script=Telugu}/gu,
  kannada: /\p{Script=Kannada}/gu,
  malayalam: /\p{Script=Malayalam}/gu,
  bengali: /\p{Script=Bengali}/gu,
  gujarati: /\p{Script=Gujarati}/gu,
  gurmukhi: /\p{Script=Gurmukhi}/gu,
  oriya: /\p{Script=Oriya}/gu,
  arabic: /\p{Script=Arabic}/gu,
} as const satisfies Record<(typeof SITE_LANGUAGES)[SiteLanguage], RegExp>

/** Null if a school may use it. The database refuses slugs that are taken, or look like a taken one. */
export function findSlugFault(slug: string): SlugFault | null {
  const hasValidLength = slug.length >= SLUG_LENGTH.min && slug.length <= SLUG_LENGTH.max
  if (!hasValidLength || !SLUG_FORMAT.test(slug) || /^\d+$/.test(slug)) return 'siteSlugInvalid'
  // Browsers read such labels as encoded names in other scripts.
  if (slug.startsWith('xn-')) return 'siteSlugReserved'
  const skeleton = toSlugSkeleton(slug)
  const isReserved =
    reservedSkeletons.has(skeleton) ||
    slug.split('-').some((part) => knownNameSkeletons.has(toSlugSkeleton(part)))
  return isReserved ? 'siteSlugReserved' : null
}

/** From the title where it has Latin letters, else a number. Never a path that another page has. */
export function toPagePath(title: string, takenPaths: string[]): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  const base = words?.join('-').slice(0, MAX_PAGE_PATH).replace(/-$/, '') || 'page'
  const isFree = (path: string) => !takenPaths.includes(path) && !RESERVED_PAGE_PATHS.includes(path)
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? base : `${base}-${number}`
    if (isFree(path)) return path
  }
}

export const hasEnoughContrast = (colour: string) =>
  isColour(colour) &&
  SITE_BACKGROUNDS.every((background) => getContrast(colour, background) >= MIN_CONTRAST)

export function getContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(getLuminance).sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A link that a visitor may follow: never a script, and never without its host. */
export function toWebUrl(text: string): string | null {
  if (!URL.canParse(text.trim())) return null
  const { protocol, hostname, username, password, href } = new URL(text.trim())
  const isWebUrl = /^https?:$/.test(protocol) && hostname.includes('.')
  return isWebUrl && !username && !password ? href : null
}

/** The language of a text with another script than the site's; most schools mix two. */
export function findOwnLanguage(text: string, siteLanguage: SiteLanguage): SiteLanguage | null {
  const script = findMainScript(text)
  if (!script || script === SITE_LANGUAGES[siteLanguage]) return null
  return LANGUAGES.find((language) => SITE_LANGUAGES[language] === script) ?? null
}

const isColour = (colour: string) => /^#[0-9a-f]{6}$/.test(colour)

function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function findMainScript(text: string) {
  const counts = Object.entries(SCRIPT_PATTERNS).map(([script, pattern]) => ({
    script,
    count: text.match(pattern)?.length ?? 0,
  }))
  const [mainScript] = counts.sort((a, b) => b.count - a.count)
  return mainScript && mainScript.count > 0 ? mainScript.script : null
}
