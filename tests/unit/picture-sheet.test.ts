import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPictureSheet, SHEET_FILE } from '@/scripts/pictures/picture-sheet'

test('the sheet of small pictures holds the present ones', () => {
  expect(readFileSync(SHEET_FILE, 'utf8'), 'run node scripts/run.mjs pictures').toBe(
    createPictureSheet(),
  )
})
