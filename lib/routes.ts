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
  lms: '/lms',
  collaborativeProjects: '/collaborative-projects',
  industry: '/industry',
  profile: '/profile',
  changePassword: '/change-password',
  privacyPolicy: '/privacy-policy',
  termsAndConditions: '/termsandconditions',
} as const

/** `/login`, remembering where the visitor wanted to go. */
export const loginFor = (next: string) => `${routes.login}?next=${encodeURIComponent(next)}`

/** The visitor's wish when it is a path of this site, else home. */
export function safeNext(wish: string | null | undefined): string {
  if (!wish?.startsWith('/') || !/^[\w\-./?=&]+$/.test(wish)) return routes.home
  return /\/\/|\/\.{1,2}(\/|\?|$)/.test(wish) ? routes.home : wish
}
