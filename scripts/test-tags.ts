import { readFileSync } from 'node:fs'

/** Stand in a test file as `@module-tag NAME`, or in the options of a test. */
export const TEST_TAGS = [
  { name: 'ci', description: 'Too long for a test before a commit; .ci/run runs it.' },
  { name: 'night', description: 'Slow, and of stable code; .ci/nightly runs it.' },
  { name: 'once', description: 'Independent of the database; not repeated on PostgreSQL.' },
  { name: 'slow', description: 'Takes seconds; npm run check leaves it out.' },
]

export const hasTag = (file: string, tag: string) =>
  readFileSync(file, 'utf8').includes(`@module-tag ${tag}`)
