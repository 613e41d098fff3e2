/** Every page of the site by name, so that a link to nowhere does not compile. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  register: '/register',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${token}`,
  subscription: '/subscription',
  subscriptionRegister: '/subscription-register',
  subscriptionForm: '/subscription-form',
  ebook: '/ebook',
  onlineTraining: '/online-training',
  offlineTraining: '/offline-training',
  freeWebsites: '/free-websites',
  networking: '/networking',
  digitalVideos: '/digital-videos',
  reader: (id: string) => `/ebook/read/${id}`,
  ebookFile: (id: string) => `/ebook/files/${id}`,
  videoFile: (id: string) => `/digital-videos/files/${id}`,
  captions: (id: string) => `/digital-videos/captions/${id}`,
  player: (id: string) => `/digital-videos/player/${id}`,
  lms: '/lms',
  collaborativeProjects: '/collaborative-projects',
  industry: '/industry',
  profile: '/profile',
  changePassword: '/change-password',
  privacyPolicy: '/privacy-policy',
  termsAndConditions: '/termsandconditions',
} as const

const PAGES = new Set<unknown>([...Object.values(routes), '/home'])
const FAMILIES = [
  ['/_next/static/', 'static'],
  ['/pictures/', 'static'],
  ['/icons/', 'static'],
  ['/reset-password/', '/reset-password/:token'],
  ['/ebook/read/', '/ebook/read/:id'],
] as const

/** The page that an address belongs to, without what in it is one person's alone. */
export function routeName(address: string): string {
  const path = address.split('?')[0] ?? ''
  if (PAGES.has(path)) return path
  return FAMILIES.find(([start]) => path.startsWith(start))?.[1] ?? 'other'
}

/** `/login`, remembering where the visitor wanted to go. */
export const loginFor = (next: string) => `${routes.login}?next=${encodeURIComponent(next)}`

/** The visitor's wish when it is a path of this site, else home. */
export function safeNext(wish: string | null | undefined): string {
  if (!wish?.startsWith('/') || !/^[\w\-./?=&]+$/.test(wish)) return routes.home
  return /\/\/|\/\.{1,2}(\/|\?|$)/.test(wish) ? routes.home : wish
}
