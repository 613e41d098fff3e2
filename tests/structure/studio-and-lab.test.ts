import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Changed with the sources that they break, so their strings are checked with every commit. */
const ALLOWED_FILES = ['tests/structure/mutations.test.ts']

const OWN_IMPORT = /(?:from|import\(|mock\()\s*['"](?:@\/|(?:\.\.\/)+)(?:studio|lab)\//

test('the site, its programs and its tests import nothing from studio or lab', () => {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const files = output.split('\n').filter((file) => /^(?!studio\/|lab\/).*\.(tsx?|mjs)$/.test(file))
  expect(files.length).toBeGreaterThan(1_000)
  const importers = files.filter((file) => OWN_IMPORT.test(readFileSync(file, 'utf8')))
  expect(importers.filter((file) => !ALLOWED_FILES.includes(file))).toEqual([])
})

test('studio and lab are packages of their own, with a lock file', () => {
  const site = readPackage('package.json')
  for (const folder of ['studio', 'lab']) {
    const { dependencies } = readPackage(`${folder}/package.json`)
    const lock = readPackage(`${folder}/package-lock.json`)
    expect(lock.packages?.['']?.dependencies).toEqual(dependencies)
    expect(Object.keys(dependencies).filter((name) => site.dependencies[name])).toEqual([])
  }
})

type PackageFile = {
  dependencies: Record<string, string>
  packages?: Record<string, { dependencies?: Record<string, string> }>
}

const readPackage = (file: string): PackageFile => JSON.parse(readFileSync(file, 'utf8'))
