import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'

/** What cannot run here is at least held against what it speaks of. */

const read = (file: string) => readFileSync(file, 'utf8')

test('the image takes in every file that a build reads', () => {
  const sources = /const SOURCES = \[([^\]]+)\]/.exec(read('scripts/build-stamp.mjs'))?.[1] ?? ''
  const needed = [...sources.matchAll(/^ {2}'([^'/]+)/gm)].map(([, name]) => `!${name}`)
  const taken = read('.dockerignore').split('\n')
  expect(needed.length).toBeGreaterThan(8)
  expect(needed.filter((name) => !taken.includes(name))).toEqual([])
  const missing = taken.filter((line) => line.startsWith('!') && !existsSync(line.slice(1)))
  expect(missing).toEqual([])
})

test('compose and systemd name only settings that exist', () => {
  const known = read('docs/settings.md')
  const examples = ['deploy/uns.env.example', 'deploy/compose.env.example'].map(read).join()
  const own = [...examples.matchAll(/^([A-Z_]+)=/gm)].filter(
    ([, name]) => !/^POSTGRES_/.test(name ?? ''),
  )
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
const UNITS = { 'uns@3001.service': 'uns@.service', 'uns-backup.service': 'uns-backup.service' }
/** The release is not unpacked where the unit looks for it. */
const NOT_INSTALLED = /^.*Command \/srv\/uns\/\S+ is not executable: No such file or directory\n/gm
test.skipIf(!systemd)(
  `systemd finds nothing wrong with the units, and little exposed${systemd ? '' : ' (skipped: no systemd-analyze)'}`,
  () => {
    for (const [name, source] of Object.entries(UNITS)) {
      const unit = path.join(inject('work'), name)
      copyFileSync(`deploy/systemd/${source}`, unit)
      const analyze = (...args: string[]) =>
        spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' })
      expect(analyze('verify', '--man=no').stderr.replaceAll(NOT_INSTALLED, '')).toBe('')
      const said = analyze('security', '--offline=true').stdout
      expect(Number(/level for \S+ ([\d.]+)/.exec(said)?.[1]), said).toBeLessThanOrEqual(2.5)
    }
  },
)
