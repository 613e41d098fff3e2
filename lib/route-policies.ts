import { apiRoutes } from './route-policies/api-routes'
import { fileRoutes } from './route-policies/files'
import { learningRoutes } from './route-policies/learning'
import {
  indexedPage,
  memberFile,
  memberPage,
  nextQuery,
  publicApiRoute,
  publicFile,
  publicPage,
  type RoutePolicy,
  schoolPage,
  schoolSiteFile,
  teamApiRoute,
  teamPage,
  tokenPage,
  userFile,
  userPage,
} from './route-policies/route-policy'

export type { RouteAudience, RoutePolicy } from './route-policies/route-policy'

/**
 * Every URL of the site: its audience, caching, indexing and CSP. Links, access checks, robots.txt, sitemap,
 * response cache and nginx follow from it. A URL without a row is a 404, and a page without one fails the
 * build. `:name` is one segment, `:name*` any number.
 */

export const pages = {
  home: { path: '/', ...indexedPage, csp: 'joining' },
  homeAlias: { path: '/home', ...publicPage, csp: 'joining' },
  about: { path: '/about', ...indexedPage },
  contact: { path: '/contact', ...indexedPage },
  register: { path: '/register', ...indexedPage, query: nextQuery },
  login: { path: '/login', ...indexedPage, query: nextQuery },
  forgotPassword: { path: '/forgot-password', ...publicPage },
  resetPassword: {
    path: '/reset-password/:token',
    ...publicPage,
    hasSecretUrl: true,
    staticShell: true,
  },
  subscription: { path: '/subscription', ...indexedPage, query: nextQuery },
  subscriptionRegister: { path: '/subscription-register', ...indexedPage },
  subscriptionForm: { path: '/subscription-form', ...publicPage },
  lms: { path: '/lms', ...indexedPage },
  collaborativeProjects: { path: '/collaborative-projects', ...indexedPage },
  industry: { path: '/industry', ...indexedPage },
  privacyPolicy: { path: '/privacy-policy', ...indexedPage },
  termsAndConditions: { path: '/termsandconditions', ...indexedPage },

  ebook: { path: '/ebook', ...memberPage },
  reader: { path: '/ebook/read/:id', ...memberPage, csp: 'reader', isFrameable: true },
  ebookFile: { path: '/ebook/files/:id', ...memberFile },
  cover: { path: '/covers/:id', audience: 'everyone', kind: 'file', csp: 'own' },
  onlineTraining: { path: '/online-training', ...memberPage },
  offlineTraining: { path: '/offline-training', ...memberPage },
  freeWebsites: { path: '/free-websites', ...memberPage },
  networking: { path: '/networking', ...memberPage },
  digitalVideos: { path: '/digital-videos', ...memberPage },
  videoFile: { path: '/digital-videos/files/:id', ...memberFile },
  captions: { path: '/digital-videos/captions/:id', ...memberFile },
  player: { path: '/digital-videos/player/:id', ...memberFile, isFrameable: true },

  toolkit: { path: '/toolkit', ...memberPage, query: ['theme', 'part', 'words'] },
  toolkitFile: { path: '/toolkit/files/:id', ...memberFile },
  toolkitPage: { path: '/toolkit/pages/:id', ...memberFile },
  toolkitSet: { path: '/toolkit/sets/:id', ...memberFile },

  profile: { path: '/profile', ...userPage },
  changePassword: { path: '/change-password', ...userPage },
  passkeys: { path: '/profile/passkeys', ...userPage },
  logins: { path: '/profile/logins', ...userPage },

  profileDetails: { path: '/profile/details', ...userPage },
  profileEmail: { path: '/profile/email', ...userPage },
  profileMails: { path: '/profile/mails', ...userPage },
  notifications: { path: '/profile/notifications', ...userPage },
  myData: { path: '/profile/data', ...userPage },
  dataExport: { path: '/profile/data/copy/:token', ...userFile, hasSecretUrl: true },
  confirmEmail: { path: '/confirm-email/:token', ...tokenPage },
  undoEmailChange: { path: '/undo-email-change/:token', ...tokenPage },
  cancelErasure: { path: '/cancel-erasure/:token', ...tokenPage },
  recoverAccount: { path: '/recover-account/:token', ...tokenPage },
  stopRecovery: { path: '/stop-recovery/:token', ...tokenPage },
  unsubscribe: { path: '/unsubscribe/:token', ...tokenPage },
  teamRecoveries: { path: '/team/recoveries', ...teamPage },

  joinByCode: { path: '/join', audience: 'everyone', kind: 'page', query: ['code'] },
  join: { path: '/join/:token', audience: 'everyone', kind: 'page', hasSecretUrl: true },
  mySchool: { path: '/my-school', ...userPage, query: ['search', 'sort', 'after'] },
  schoolTeacher: { path: '/my-school/teachers/:id', ...schoolPage },
  schoolInvite: { path: '/my-school/invite', ...schoolPage, query: ['after'] },
  schoolCard: { path: '/my-school/card', ...schoolPage },
  schoolTraining: { path: '/my-school/training', ...schoolPage, query: ['year'] },
  schoolSessions: { path: '/my-school/sessions', ...schoolPage, query: ['after'] },
  schoolSession: { path: '/my-school/sessions/:id', ...schoolPage, query: ['after'] },
  schoolBilling: { path: '/my-school/billing', ...schoolPage },
  schoolWebsite: { path: '/my-school/website', ...userPage },
  schoolWebsiteDesign: { path: '/my-school/website/design', ...userPage },
  schoolWebsitePage: { path: '/my-school/website/pages/:id', ...userPage },
  schoolWebsiteDownload: { path: '/my-school/website/download', ...userFile },
  schoolWebsitePreview: { path: '/my-school/website/preview', ...userFile, isFrameable: true },
  schoolWebsitePreviewFile: { path: '/my-school/website/preview/files/:id', ...userFile },
  schoolWebsitePreviewPage: {
    path: '/my-school/website/preview/:page',
    ...userFile,
    isFrameable: true,
  },
  schoolHelp: { path: '/my-school/help', ...schoolPage },

  websiteMessage: { path: '/website-message/:slug', audience: 'everyone', kind: 'page' },
  websiteReport: { path: '/website-report/:slug', audience: 'everyone', kind: 'page' },
  schoolSite: { path: '/s/:slug', ...schoolSiteFile },
  schoolSitemap: { path: '/s/:slug/sitemap.xml', ...schoolSiteFile },
  schoolSiteUpload: { path: '/s/:slug/files/:id', ...schoolSiteFile },
  schoolSitePage: { path: '/s/:slug/:page', ...schoolSiteFile },

  series: { path: '/series', ...indexedPage, filters: ['kind', 'theme', 'region', 'before'] },
  liveSession: { path: '/series/:slug', ...indexedPage, csp: 'joining' },
  seriesCalendar: { path: '/series/calendar.ics', ...publicFile, crossSiteAccess: 'read' },
  liveSessionCalendar: {
    path: '/series/:slug/calendar.ics',
    ...publicFile,
    crossSiteAccess: 'read',
  },
  liveSessionRegistration: { path: '/series/:slug/registration', ...userPage, csp: 'joining' },
  sessionFeedback: { path: '/series/:slug/feedback', ...userPage },

  team: { path: '/team', ...teamPage },
  teamFile: { path: '/api/team/files/:id', ...teamApiRoute },
  ...learningRoutes,

  teamSessions: { path: '/team/sessions', ...teamPage },
  teamNewSession: { path: '/team/sessions/new', ...teamPage },
  teamSession: { path: '/team/sessions/:id', ...teamPage },
  teamApplications: { path: '/team/applications', ...teamPage },
  teamApplication: { path: '/team/applications/:id', ...teamPage },
  teamSchools: { path: '/team/schools', ...teamPage },
  teamSchool: { path: '/team/schools/:id', ...teamPage },
  teamMerge: { path: '/team/schools/:id/merge', ...teamPage },
  teamBilling: { path: '/team/billing', ...teamPage },
  teamOrder: { path: '/team/billing/orders/:id', ...teamPage },
  teamPrices: { path: '/team/billing/prices', ...teamPage },
  teamBillingSettings: { path: '/team/billing/settings', ...teamPage },
  teamMessages: { path: '/team/messages', ...teamPage },
  teamMessage: { path: '/team/messages/:id', ...teamPage },
  teamAnnouncements: { path: '/team/announcements', ...teamPage },
  teamNewAnnouncement: { path: '/team/announcements/new', ...teamPage },
  teamAnnouncement: { path: '/team/announcements/:id', ...teamPage },
  teamTexts: { path: '/team/texts', ...teamPage },
  teamText: { path: '/team/texts/:name', ...teamPage },
  teamTextPreview: { path: '/team/texts/:name/preview', ...teamPage },
  teamMail: { path: '/team/mail', ...teamPage },
  teamLog: { path: '/team/log', ...teamPage },
  teamPeople: { path: '/team/people', ...teamPage },
  teamExport: { path: '/team/people/export', ...teamPage },
  teamPerson: { path: '/team/people/:id', ...teamPage },
  teamSearch: { path: '/team/search', ...teamPage },
  teamVerify: { path: '/team/verify', ...teamPage, query: nextQuery },
  teamSecondFactor: { path: '/team/second-factor', ...teamPage },
  teamRoles: { path: '/team/roles', ...teamPage },
  teamLibrary: { path: '/team/library', ...teamPage, query: ['type'] },
  teamLists: { path: '/team/lists', ...teamPage },
  teamItem: { path: '/team/library/:id', ...teamPage },
  teamItemAs: { path: '/team/library/:id/as/:who', ...teamPage },
  teamItemRead: { path: '/team/library/:id/read', ...teamPage, csp: 'reader', isFrameable: true },
  teamItemFile: {
    path: '/team/library/:id/files/:role',
    audience: 'team',
    kind: 'file',
    csp: 'own',
  },
} as const satisfies Record<string, RoutePolicy>

/** Answers for unknown API paths; last, because it matches every API URL. */
const unknownApiRoute: RoutePolicy = { path: '/api/:path*', ...publicApiRoute }

/** URLs in emails and bookmarks from before a rename. */
const formerPages: RoutePolicy[] = [
  { path: '/take-back-email/:token', ...tokenPage, redirectsTo: pages.undoEmailChange.path },
  { path: '/keep-account/:token', ...tokenPage, redirectsTo: pages.cancelErasure.path },
  { path: '/object-recovery/:token', ...tokenPage, redirectsTo: pages.stopRecovery.path },
  { path: '/series/:slug/place', ...userPage, redirectsTo: pages.liveSessionRegistration.path },
]

export const allRoutePolicies: RoutePolicy[] = [
  ...Object.values(pages),
  ...formerPages,
  ...apiRoutes,
  unknownApiRoute,
  ...fileRoutes,
]
