import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'

/** What cannot run here is at least held against what it speaks of. */

const read = (file: string) => readFileSync(file, 'utf8')

test('the image takes in every file that a build reads', () => {
  const sources = /const SOURCES = \[([^\]]+)\]/.exec(read('scripts/site-build.ts'))?.[1] ?? ''
  const needed = [...sources.matchAll(/^ {2}'([^'/]+)/gm)].map(([, name]) => `!${name}`)
  const taken = read('deploy/Dockerfile.dockerignore').split('\n')
  expect(needed.length).toBeGreaterThan(8)
  expect(needed.filter((name) => !taken.includes(name))).toEqual([])
  const missing = taken.filter((line) => line.startsWith('!') && !existsSync(line.slice(1)))
  expect(missing).toEqual([])
})

test('compose and systemd name only settings that exist', () => {
  const known = read('docs/settings.md')
  const own = [...read('deploy/uns.env.example').matchAll(/^([A-Z_]+)=/gm)]
  const compose = [...read('deploy/compose.yaml').matchAll(/^ {4}([A-Z_]+):/gm)]
  const names = [...own, ...compose].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !known.includes(`\`${name}\``))).toEqual([])
})

test('both lists of instances for nginx have the same shape', () => {
  const shape = (name: string) =>
    read(`deploy/nginx/uns/${name}`)
      .replaceAll(/^#.*\n/gm, '')
      .replaceAll(/[\d.]+:\d+/g, 'instance')
  expect(shape('upstream-compose.conf')).toBe(shape('upstream.conf'))
})

const systemd = existsSync('/usr/bin/systemd-analyze')
test.skipIf(!systemd)('systemd finds nothing wrong with the unit', () => {
  const unit = path.join(inject('work'), 'uns@3001.service')
  copyFileSync('deploy/systemd/uns@.service', unit)
  const said = execFileSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  expect(said).toBe('')
})
