import {
  type Area,
  byLink,
  call,
  everyone,
  file,
  found,
  member,
  membersFile,
  onward,
  person,
  personsFile,
  school,
  team,
  teamCall,
} from './areas/area'
import { calls } from './areas/calls'
import { files } from './areas/files'
import { learningPages } from './areas/learning'
import { teamCalls } from './areas/team-calls'

export type { Area, Whom } from './areas/area'

/**
 * The one list of the site's addresses: whom each is for, whether search engines may know it, who
 * may share one answer, and what its policy needs. Links, gate, policies, robots, sitemap, the
 * server's memory, nginx's rules, the audits and the tests follow from it. An address that no row
 * names is a 404 at our server, and a page or route without a row does not build.
 *
 * In a path, `:name` stands for one step and `:name*` at the end for any number.
 */

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

  profileDetails: { path: '/profile/details', ...person },
  profileEmail: { path: '/profile/email', ...person },
  profileMails: { path: '/profile/mails', ...person },
  myData: { path: '/profile/data', ...person },
  dataCopy: { path: '/profile/data/copy/:token', ...personsFile, secret: true },
  confirmEmail: { path: '/confirm-email/:token', ...byLink },
  takeBackEmail: { path: '/take-back-email/:token', ...byLink },
  keepAccount: { path: '/keep-account/:token', ...byLink },
  recoverAccount: { path: '/recover-account/:token', ...byLink },
  objectRecovery: { path: '/object-recovery/:token', ...byLink },
  unsubscribe: { path: '/unsubscribe/:token', ...byLink },
  teamRecoveries: { path: '/team/recoveries', ...team },

  joinByCode: { path: '/join', whom: 'everyone', kind: 'page', query: ['code'] },
  join: { path: '/join/:token', whom: 'everyone', kind: 'page', secret: true },
  mySchool: { path: '/my-school', ...person, query: ['search', 'sort', 'after'] },
  schoolTeacher: { path: '/my-school/teachers/:id', ...school },
  schoolInvite: { path: '/my-school/invite', ...school, query: ['after'] },
  schoolCard: { path: '/my-school/card', ...school },
  schoolHelp: { path: '/my-school/help', ...school },

  series: { path: '/series', ...found, filters: ['kind', 'theme', 'region', 'before'] },
  gathering: { path: '/series/:slug', ...found, policy: 'joining' },
  seriesCalendar: { path: '/series/calendar.ics', ...file, otherSites: 'read' },
  gatheringCalendar: { path: '/series/:slug/calendar.ics', ...file, otherSites: 'read' },
  gatheringPlace: { path: '/series/:slug/place', ...person, policy: 'joining' },

  team: { path: '/team', ...team },
  teamFile: { path: '/api/team/files/:id', ...teamCall },
  ...learningPages,

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
  teamLibrary: { path: '/team/library', ...team, query: ['shelf'] },
  teamItem: { path: '/team/library/:id', ...team },
  teamItemAs: { path: '/team/library/:id/as/:who', ...team },
  teamItemRead: { path: '/team/library/:id/read', ...team, policy: 'reader', framed: true },
  teamItemFile: {
    path: '/team/library/:id/files/:role',
    whom: 'team',
    kind: 'file',
    policy: 'own',
  },
} as const satisfies Record<string, Area>

/** Where the API has nothing; last, for it fits whatever begins like a call. */
const noCall: Area = { path: '/api/:path*', ...call }

export const allAreas: Area[] = [...Object.values(pages), ...calls, ...teamCalls, noCall, ...files]
