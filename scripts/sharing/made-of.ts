import { createHash } from 'node:crypto'
import { card } from './card'
import { sharedPages } from './pages'

export const RECORD = 'scripts/sharing/made-of.json'

/** Each picture by the page that it was drawn of, so that a test tells when one is older than its words. */
export const madeOf = (): Record<string, string> =>
  Object.fromEntries(
    sharedPages().map((page) => [
      page.path,
      createHash('sha256').update(card(page)).digest('hex').slice(0, 16),
    ]),
  )
