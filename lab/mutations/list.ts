import { access } from './list/access'
import { announcements } from './list/announcements'
import { billing } from './list/billing'
import { browser } from './list/browser'
import { classTests } from './list/class-tests'
import { files } from './list/files'
import { hosts } from './list/hosts'
import { liveSessions } from './list/live-sessions'
import { mail } from './list/mail'
import { pastAttacks } from './list/past-attacks'
import { publishing } from './list/publishing'
import { gate, requestPipeline } from './list/running-site'
import { schoolSites } from './list/school-sites'
import { schools } from './list/schools'
import { server } from './list/server'
import { siteEnquiries } from './list/site-enquiries'
import { team } from './list/team'
import { training } from './list/training'
import { users } from './list/users'

/** Killed by tests that import modules. */
export const sourceMutations = [
  ...access,
  ...billing,
  ...browser,
  ...classTests,
  ...files,
  ...hosts,
  ...announcements,
  ...mail,
  ...users,
  ...schools,
  ...schoolSites,
  ...siteEnquiries,
  ...liveSessions,
  ...server,
  ...publishing,
  ...team,
  ...training,
]

/** Killed by tests that start the site; mutations of one list share a build. */
export const siteMutations = [gate, requestPipeline, pastAttacks]
