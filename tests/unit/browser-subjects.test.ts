import { expect, test } from 'vitest'
import { listUnchangedSpecs } from '@/scripts/browser-subjects'

test('long browser tests of a subject run when one of its files has changed', () => {
  const unchanged = listUnchangedSpecs(['lib/billing/order/list.ts'])
  expect(unchanged).toEqual(expect.arrayContaining(['class-camera', 'kept-week', 'highlights']))
  expect(unchanged).not.toContain('billing')
  expect(listUnchangedSpecs(['tests/e2e/class-camera.spec.ts'])).not.toContain('class-camera')
})

test.each([
  'package-lock.json',
  'components/ui/button.tsx',
  'lib/client/api.ts',
  'tests/e2e/steps.ts',
])('after a change of %s all run', (file) => {
  expect(listUnchangedSpecs([file])).toEqual([])
})

test('those about every page always run', () => {
  const unchanged = listUnchangedSpecs([])
  expect(unchanged.length).toBeGreaterThan(30)
  for (const spec of ['accessible', 'all-forms', 'header', 'public-pages', 'settings'])
    expect(unchanged).not.toContain(spec)
})
