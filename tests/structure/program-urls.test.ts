import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matchRoute } from '@/lib/match-route'

/** They ask for URLs that do not exist, or build them from parts. */
const EXCEPTIONS =
  /^lab\/tests\/(abuse|security)\/|^lab\/(sample-websites|tests\/deploy\/secrets\.test)\.ts$/

test('each API URL in a program of lab or studio is a route', () => {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'lab', 'studio'], {
    encoding: 'utf8',
  })
  const files = output.split('\n').filter((file) => file.endsWith('.ts') && !EXCEPTIONS.test(file))
  const urls = files.flatMap((file) => listApiUrls(file).map((url) => ({ file, url })))
  expect(urls.length).toBeGreaterThan(20)
  expect(urls.filter(({ url }) => !matchRoute(url))).toEqual([])
})

/** A value within a template counts as one segment. */
const listApiUrls = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(['"`])(\/api\/[^'"`\s?]+)/g)].map(([, , url = '']) =>
    url.replaceAll(/\$\{[^}]*\}/g, 'x'),
  )
