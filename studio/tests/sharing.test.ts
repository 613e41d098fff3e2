import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeFingerprints, FINGERPRINTS_FILE } from '../sharing/fingerprints'

test('sharing images match their pages: if not, `npm run studio -- sharing` renders them', () => {
  expect(JSON.parse(readFileSync(FINGERPRINTS_FILE, 'utf8'))).toEqual(computeFingerprints())
})
