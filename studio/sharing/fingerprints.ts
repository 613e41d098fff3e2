import { createHash } from 'node:crypto'
import { renderCard } from './card'
import { listSharedPages } from './pages'

export const FINGERPRINTS_FILE = 'studio/sharing/fingerprints.json'

/** A test compares these to find outdated images. */
export const computeFingerprints = (): Record<string, string> =>
  Object.fromEntries(
    listSharedPages().map((page) => [
      page.path,
      createHash('sha256').update(renderCard(page)).digest('hex').slice(0, 16),
    ]),
  )
