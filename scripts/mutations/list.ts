import { access } from './list/access'
import { browser } from './list/browser'
import { files } from './list/files'
import { hosts } from './list/hosts'
import { liveSessions } from './list/live-sessions'
import { mail } from './list/mail'
import { pastAttacks } from './list/past-attacks'
import { gate, requestPipeline } from './list/running-site'
import { schools } from './list/schools'
import { server } from './list/server'
import { team } from './list/team'
import { users } from './list/users'

/** Seen by tests that import the product's modules. */
export const sourceMutations = [
  ...access,
  ...browser,
  ...files,
  ...hosts,
  ...mail,
  ...users,
  ...schools,
  ...liveSessions,
  ...server,
  ...team,
]

/** Seen by tests that start the site: those of one row are built into it together. */
export const siteMutations = [gate, requestPipeline, pastAttacks]
