import { learningCalls, learningPages } from './areas-of-learning'
import { deskCalls } from './desk-areas'

/**
 * The one list of the site's addresses: whom each is for, whether search engines may know it, who
 * may share one answer, and what its policy needs. Links, gate, policies, robots, sitemap, the
 * server's memory, nginx's rules, the audits and the tests follow from it. An address that no row
 * names is a 404 at our server, and a page or route without a row does not build.
 *
 * In a path, `:name` stands for one step and `:name*` at the end for any number.
 */

export type Whom = 'everyone' | 'person' | 'member' | 'school' | 'team'

export type Area = {
  path: string
  /**
   * member: sent to the paywall without a session. person: sent to the login. school: there, too, and
   * not to be found by who coordinates none. team: not to be found by anybody else.
   */
  whom: Whom
  /** A page of HTML, a file or other answer to GET, or a call of the API. */
  kind: 'page' | 'file' | 'call'
  /** In the sitemap. What is not for everyone is also kept from crawlers. */
  indexed?: true
  /** Who may be sent the same answer: all, or all who stand alike. By default nobody. */
  shared?: 'all' | 'standing'
  /** Whose policy the answer carries, where it is not that of every page. `own`: it brings one. */
  policy?: 'reader' | 'joining' | 'own'
  /** May stand in a frame of this site. */
  framed?: true
  /** The address is a secret: not for crawlers, logs or referrers. */
  secret?: true
  /** Made once for all values of its steps; the page reads them in the browser. */
  madeOnce?: true
  /** Takes a file as its body: larger and slower than what any other call is sent. */
  stream?: true
  /** Known parameters; the page reads them in the browser. */
  query?: readonly string[]
}

const everyone = { whom: 'everyone', kind: 'page', shared: 'all' } as const
const found = { ...everyone, indexed: true } as const
const member = { whom: 'member', kind: 'page', shared: 'standing' } as const
const person = { whom: 'person', kind: 'page' } as const
const school = { whom: 'school', kind: 'page' } as const
const team = { whom: 'team', kind: 'page' } as const
const membersFile = { whom: 'member', kind: 'file', policy: 'own' } as const
const file = { whom: 'everyone', kind: 'file', shared: 'all' } as const
const call = { whom: 'everyone', kind: 'call' } as const
const personsCall = { whom: 'person', kind: 'call' } as const
const teamCall = { whom: 'team', kind: 'call' } as const
const onward = ['next'] as const

/** What a link may lead to, by name. */
export const pages = {
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
  cover: { path: '/covers/:id', whom: 'everyone', kind: 'file', policy: 'own' },
  onlineTraining: { path: '/online-training', ...member },
  offlineTraining: { path: '/offline-training', ...member },
  freeWebsites: { path: '/free-websites', ...member },
  networking: { path: '/networking', ...member },
  digitalVideos: { path: '/digital-videos', ...member },
  videoFile: { path: '/digital-videos/files/:id', ...membersFile },
  captions: { path: '/digital-videos/captions/:id', ...membersFile },
  player: { path: '/digital-videos/player/:id', ...membersFile, framed: true },

  toolkit: { path: '/toolkit', ...member, query: ['theme', 'part', 'words'] },
  toolkitFile: { path: '/toolkit/files/:id', ...membersFile },
  toolkitPage: { path: '/toolkit/pages/:id', ...membersFile },
  toolkitSet: { path: '/toolkit/sets/:id', ...membersFile },

  profile: { path: '/profile', ...person },
  changePassword: { path: '/change-password', ...person },
  passkeys: { path: '/profile/passkeys', ...person },
  logins: { path: '/profile/logins', ...person },

  join: { path: '/join/:token', whom: 'everyone', kind: 'page', secret: true },
  mySchool: { path: '/my-school', ...person, query: ['search', 'sort', 'after'] },
  schoolTeacher: { path: '/my-school/teachers/:id', ...school },
  schoolInvite: { path: '/my-school/invite', ...school, query: ['after'] },
  schoolCard: { path: '/my-school/card', ...school },
  schoolHelp: { path: '/my-school/help', ...school },

  series: { path: '/series', ...found },
  gathering: { path: '/series/:slug', ...found, policy: 'joining' },
  seriesCalendar: { path: '/series/calendar.ics', ...file },
  gatheringCalendar: { path: '/series/:slug/calendar.ics', ...file },
  gatheringPlace: { path: '/series/:slug/place', ...person, policy: 'joining' },

  team: { path: '/team', ...team },
  ...learningPages,

  teamFile: { path: '/api/team/files/:id', ...teamCall },
  teamSessions: { path: '/team/sessions', ...team },
  teamNewSession: { path: '/team/sessions/new', ...team },
  teamSession: { path: '/team/sessions/:id', ...team },
  teamApplications: { path: '/team/applications', ...team },
  teamApplication: { path: '/team/applications/:id', ...team },
  teamSchools: { path: '/team/schools', ...team },
  teamSchool: { path: '/team/schools/:id', ...team },
  teamMerge: { path: '/team/schools/:id/merge', ...team },
  teamMessages: { path: '/team/messages', ...team },
  teamMessage: { path: '/team/messages/:id', ...team },
  teamMail: { path: '/team/mail', ...team },
  teamLog: { path: '/team/log', ...team },
  teamPeople: { path: '/team/people', ...team },
  teamExport: { path: '/team/people/export', ...team },
  teamPerson: { path: '/team/people/:id', ...team },
  teamSearch: { path: '/team/search', ...team },
  teamEnter: { path: '/team/enter', ...team, query: onward },
  teamFactor: { path: '/team/factor', ...team },
  teamRoles: { path: '/team/roles', ...team },
} as const satisfies Record<string, Area>

const calls: Area[] = [
  ...learningCalls,
  ...deskCalls,
  { path: '/api/auth/user/register', ...call },
  { path: '/api/auth/user/login', ...call },
  { path: '/api/auth/user/logout', ...call },
  { path: '/api/auth/user/forgot-password', ...call },
  { path: '/api/auth/user/reset-password/:token', ...call, secret: true },
  { path: '/api/auth/user/change-password', ...personsCall },
  { path: '/api/auth/user/me', ...personsCall },
  { path: '/api/auth/user/login/passkey', ...call },
  { path: '/api/auth/user/login/passkey/options', ...call },
  { path: '/api/auth/user/passkeys', ...personsCall },
  { path: '/api/auth/user/passkeys/options', ...personsCall },
  { path: '/api/auth/user/passkeys/remove', ...personsCall },
  { path: '/api/auth/user/logins/end-others', ...personsCall },
  { path: '/api/auth/user/logins/:id/end', ...personsCall },
  { path: '/api/auth/user/subscribe', ...personsCall },
  { path: '/api/school', ...personsCall },
  { path: '/api/school/details', ...personsCall },
  { path: '/api/school/teachers', ...personsCall },
  { path: '/api/school/record', ...personsCall },
  { path: '/api/school/invitations', ...personsCall },
  { path: '/api/school/invitations/:id/resend', ...personsCall },
  { path: '/api/school/invitations/:id/revoke', ...personsCall },
  { path: '/api/school/invitations/:id/restore', ...personsCall },
  { path: '/api/school/link', ...personsCall },
  { path: '/api/school/link/off', ...personsCall },
  { path: '/api/school/members/:id/remove', ...personsCall },
  { path: '/api/school/members/:id/restore', ...personsCall },
  { path: '/api/school/members/:id/coordinator', ...personsCall },
  { path: '/api/school/members/:id/hand-over', ...personsCall },
  { path: '/api/school/join/:token', ...personsCall, secret: true },
  { path: '/api/school/leave', ...personsCall },
  { path: '/api/school/withdraw', ...personsCall },
  { path: '/api/auth/register', ...call },
  { path: '/api/contact', ...call },
  { path: '/api/team/enter/options', ...teamCall },
  { path: '/api/team/enter/passkey', ...teamCall },
  { path: '/api/team/enter/code', ...teamCall },
  { path: '/api/team/enter/password', ...teamCall },
  { path: '/api/team/authenticator', ...teamCall },
  { path: '/api/team/authenticator/confirm', ...teamCall },
  { path: '/api/team/authenticator/remove', ...teamCall },
  { path: '/api/team/recovery-codes', ...teamCall },
  { path: '/api/team/roles', ...teamCall },
  { path: '/api/team/roles/:id', ...teamCall },
  { path: '/api/team/roles/:id/remove', ...teamCall },
  { path: '/api/team/roles/:id/reset-second-factor', ...teamCall },
  { path: '/api/library/reading/:id', ...personsCall },
  { path: '/api/library/notes/:id', ...personsCall },
  { path: '/api/library/notes', ...personsCall },
  { path: '/api/series/:slug/place', ...personsCall },
  { path: '/api/series/:slug/register', ...personsCall },
  { path: '/api/series/:slug/give-back', ...personsCall },
  { path: '/api/series/:slug/join', ...personsCall },
  { path: '/api/series/:slug/word', ...personsCall },
  { path: '/api/team/sessions', ...teamCall },
  { path: '/api/team/sessions/:id', ...teamCall },
  { path: '/api/team/sessions/:id/cancel', ...teamCall },
  { path: '/api/team/sessions/:id/restore', ...teamCall },
  { path: '/api/team/sessions/:id/people/:person/present', ...teamCall },
  { path: '/api/team/sessions/:id/people/:person/absent', ...teamCall },
  { path: '/api/team/files', ...teamCall, stream: true },
  { path: '/api/team/files/uploads', ...teamCall },
  { path: '/api/team/files/uploads/:id', ...teamCall, stream: true },
  { path: '/api/team/files/uploads/:id/finish', ...teamCall },
  { path: '/api/health/live', ...call },
  { path: '/api/health/ready', ...call },
  { path: '/api/metrics', ...call },
  { path: '/api/cron/:job', ...call },
  { path: '/api/team/sessions/:id/attendance', ...teamCall },
  { path: '/api/team/sessions/:id/attendance/match', ...teamCall },
  { path: '/api/team/sessions/:id/attendance/:import/undo', ...teamCall },
  { path: '/api/:path*', ...call },
]

const files: Area[] = [
  { path: '/robots.txt', ...file },
  { path: '/sitemap.xml', ...file },
  { path: '/manifest.webmanifest', ...file },
  { path: '/favicon.ico', ...file },
  { path: '/.well-known/did.json', whom: 'everyone', kind: 'file' },
  { path: '/icon.svg', ...file },
  { path: '/apple-icon.png', ...file },
  { path: '/opengraph.png', ...file },
  { path: '/sharing/:file*', ...file },
  { path: '/pictures/:file*', ...file },
  { path: '/icons/:file*', ...file },
  { path: '/_next/static/:file*', ...file },
]

export const allAreas: Area[] = [...Object.values(pages), ...calls, ...files]
