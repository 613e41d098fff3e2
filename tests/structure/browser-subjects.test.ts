import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { listUnchangedSpecs, SUBJECTS } from '@/scripts/browser-subjects'

test('long browser tests of a subject run when one of its files has changed', () => {
  const unchanged = listUnchangedSpecs(['lib/billing/order/list.ts'])
  expect(unchanged).toEqual(expect.arrayContaining(['class-camera', 'kept-week', 'highlights']))
  expect(unchanged).not.toContain('billing')
  expect(listUnchangedSpecs(['tests/e2e/class-camera.spec.ts'])).not.toContain('class-camera')
})

test.each(['package-lock.json', 'middleware.ts', 'tests/e2e/fixtures.ts'])(
  'after a change of %s all run',
  (file) => {
    expect(listUnchangedSpecs([file])).toEqual([])
  },
)

test('the disclosure of a school is a file of schools, its website is not', () => {
  const spec = 'school-disclosure'
  expect(listUnchangedSpecs(['lib/school-disclosure/answers.ts'])).not.toContain(spec)
  expect(listUnchangedSpecs(['lib/school-sites/publish.ts'])).toContain(spec)
})

test('a changed helper of tests concerns the specs that import it, directly or through another', () => {
  const unchanged = listUnchangedSpecs(['tests/e2e/camera-film.ts'])
  for (const spec of ['class-camera', 'class-week']) expect(unchanged).not.toContain(spec)
  expect(unchanged).toEqual(expect.arrayContaining(['class-tests', 'billing']))
})

test('those about every page always run', () => {
  const unchanged = listUnchangedSpecs([])
  expect(unchanged.length).toBeGreaterThan(40)
  for (const spec of ['accessible', 'header', 'keyboard', 'languages', 'public-pages'])
    expect(unchanged).not.toContain(spec)
})

test('each subject has specs and files, so that a renamed folder keeps its tests', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => !file.startsWith('tests/'))
  for (const [, words] of SUBJECTS)
    for (const word of words.source.split('|'))
      expect(
        files.some((file) => new RegExp(word).test(file)),
        word,
      ).toBe(true)
  const unchanged = listUnchangedSpecs([])
  for (const [specs] of SUBJECTS)
    expect(
      unchanged.some((spec) => specs.test(spec)),
      specs.source,
    ).toBe(true)
})
