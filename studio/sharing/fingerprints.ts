import { createHash } from 'node:crypto'
import { listSharedPages } from './pages'

export const FINGERPRINTS_FILE = 'studio/sharing/fingerprints.json'

/** A test compares these to find outdated images. */
export const computeFingerprints = (): Record<string, string> =>
  Object.fromEntries(
    listSharedPages().map(({ path, html }) => [
      path,
      createHash('sha256').update(html).digest('hex').slice(0, 16),
    ]),
  )
