import { access } from './list/access'
import { browser } from './list/browser'
import { door, gate } from './list/built'
import { files } from './list/files'
import { holes } from './list/holes'
import { hosts } from './list/hosts'
import { mail } from './list/mail'
import { people } from './list/people'
import { schools } from './list/schools'
import { series } from './list/series'
import { server } from './list/server'
import { team } from './list/team'

/** Seen by tests that import the product's modules. */
export const swift = [
  ...access,
  ...browser,
  ...files,
  ...hosts,
  ...mail,
  ...people,
  ...schools,
  ...series,
  ...server,
  ...team,
]

/** Seen by tests that start the site: those of one row are built into it together. */
export const built = [gate, door, holes]
