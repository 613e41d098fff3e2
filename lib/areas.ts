/**
 * The one list of the site's addresses: whom each is for, whether search engines may know it, who
 * may share one answer, and what its policy needs. Links, gate, policies, robots, sitemap, the
 * server's memory, nginx's rules, the audits and the tests follow from it. An address that no row
 * names is a 404 at our server, and a page or route without a row does not build.
 *
 * In a path, `:name` stands for one step and `:name*` at the end for any number.
 */

export type Whom = 'everyone' | 'person' | 'member'

export type Area = {
  path: string
  /** member: sent to the paywall without a session. person: sent to the login. */
  whom: Whom
  /** A page of HTML, a file or other answer to GET, or a call of the API. */
  kind: 'page' | 'file' | 'call'
  /** In the sitemap. What is not for everyone is also kept from crawlers. */
  indexed?: true
  /** Who may be sent the same answer: all, or all who stand alike. By default nobody. */
  shared?: 'all' | 'standing'
  /** Whose policy the answer carries, where it is not that of every page. `own`: it brings one. */
  policy?: 'reader' | 'own'
  /** May stand in a frame of this site. */
  framed?: true
  /** The address is a secret: not for crawlers, logs or referrers. */
  secret?: true
  /** Made once for all values of its steps; the page reads them in the browser. */
  madeOnce?: true
  /** Known parameters; the page reads them in the browser. */
  query?: readonly string[]
}

const everyone = { whom: 'everyone', kind: 'page', shared: 'all' } as const
const found = { ...everyone, indexed: true } as const
const member = { whom: 'member', kind: 'page', shared: 'standing' } as const
const person = { whom: 'person', kind: 'page' } as const
const membersFile = { whom: 'member', kind: 'file', policy: 'own' } as const
const file = { whom: 'everyone', kind: 'file', shared: 'all' } as const
const call = { whom: 'everyone', kind: 'call' } as const
const personsCall = { whom: 'person', kind: 'call' } as const
const onward = ['next'] as const

export const areas = {
  home: { path: '/', ...found },
  homeAgain: { path: '/home', ...everyone },
  about: { path: '/about', ...found },
  contact: { path: '/contact', ...found },
  register: { path: '/register', ...found, query: onward },
  login: { path: '/login', ...found, query: onward },
  forgotPassword: { path: '/forgot-password', ...everyone },
  resetPassword: { path: '/reset-password/:token', ...everyone, secret: true, madeOnce: true },
  subscription: { path: '/subscription', ...found, query: onward },
  subscriptionRegister: { path: '/subscription-register', ...found },
  subscriptionForm: { path: '/subscription-form', ...everyone },
  lms: { path: '/lms', ...found },
  collaborativeProjects: { path: '/collaborative-projects', ...found },
  industry: { path: '/industry', ...found },
  privacyPolicy: { path: '/privacy-policy', ...found },
  termsAndConditions: { path: '/termsandconditions', ...found },

  ebook: { path: '/ebook', ...member },
  reader: { path: '/ebook/read/:id', ...member, policy: 'reader', framed: true },
  ebookFile: { path: '/ebook/files/:id', ...membersFile },
  onlineTraining: { path: '/online-training', ...member },
  offlineTraining: { path: '/offline-training', ...member },
  freeWebsites: { path: '/free-websites', ...member },
  networking: { path: '/networking', ...member },
  digitalVideos: { path: '/digital-videos', ...member },
  videoFile: { path: '/digital-videos/files/:id', ...membersFile },
  captions: { path: '/digital-videos/captions/:id', ...membersFile },
  player: { path: '/digital-videos/player/:id', ...membersFile, framed: true },

  profile: { path: '/profile', ...person },
  changePassword: { path: '/change-password', ...person },

  registerCall: { path: '/api/auth/user/register', ...call },
  loginCall: { path: '/api/auth/user/login', ...call },
  logoutCall: { path: '/api/auth/user/logout', ...call },
  forgotPasswordCall: { path: '/api/auth/user/forgot-password', ...call },
  resetPasswordCall: { path: '/api/auth/user/reset-password/:token', ...call, secret: true },
  changePasswordCall: { path: '/api/auth/user/change-password', ...personsCall },
  meCall: { path: '/api/auth/user/me', ...personsCall },
  subscribeCall: { path: '/api/auth/user/subscribe', ...personsCall },
  institutionCall: { path: '/api/auth/register', ...call },
  contactCall: { path: '/api/contact', ...call },
  live: { path: '/api/health/live', ...call },
  ready: { path: '/api/health/ready', ...call },
  metrics: { path: '/api/metrics', ...call },
  noCall: { path: '/api/:path*', ...call },

  robots: { path: '/robots.txt', ...file },
  sitemap: { path: '/sitemap.xml', ...file },
  manifest: { path: '/manifest.webmanifest', ...file },
  favicon: { path: '/favicon.ico', ...file },
  icon: { path: '/icon.svg', ...file },
  appleIcon: { path: '/apple-icon.png', ...file },
  sharedPicture: { path: '/opengraph.png', ...file },
  pictures: { path: '/pictures/:file*', ...file },
  icons: { path: '/icons/:file*', ...file },
  built: { path: '/_next/static/:file*', ...file },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof areas

const named: [name: AreaName, area: Area][] = Object.entries(areas) as [AreaName, Area][]
export const allAreas: Area[] = named.map(([, area]) => area)

const plain = new Map(allAreas.filter(({ path }) => !path.includes(':')).map((a) => [a.path, a]))
const patterns = allAreas
  .filter(({ path }) => path.includes(':'))
  .map((area) => ({ area, steps: area.path.split('/') }))

/** The row that names this path, as it stands in an address; nothing for an unknown one. */
export function areaOf(path: string): Area | undefined {
  const steps = path.split('/')
  return plain.get(path) ?? patterns.find((pattern) => fits(steps, pattern.steps))?.area
}

/** `:name*` comes last and takes whatever follows; `:name` takes one step that is not empty. */
function fits(steps: string[], pattern: string[]): boolean {
  const open = pattern.at(-1)?.endsWith('*')
  if (open ? steps.length < pattern.length : steps.length !== pattern.length) return false
  return pattern.every((step, at) =>
    step.startsWith(':') ? step.endsWith('*') || steps[at] !== '' : step === steps[at],
  )
}

/** What a campaign or a messenger adds to any link; no page reads it. */
const ANYWHERE = /^(utm_[a-z]{1,12}|fbclid|gclid)$/

/** Whether every parameter is one that the page behind it expects: the answer is then the page itself. */
export function isKnownQuery(area: Area, query: string): boolean {
  if (query === '' || area.kind === 'file') return true
  const names = [...new URLSearchParams(query).keys()]
  return names.every((name) => area.query?.includes(name) || ANYWHERE.test(name))
}

/** The beginning that all addresses of an area have in common. */
export const startOf = ({ path }: Area): string => path.split(':')[0] ?? path
