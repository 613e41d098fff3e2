import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'

/** Files that cannot run here are checked against their sources. */

const readText = (file: string) => readFileSync(file, 'utf8')

test('the image includes every file that a build reads', () => {
  const sources =
    /const SOURCES = \[([^\]]+)\]/.exec(readText('scripts/build-stamp.mjs'))?.[1] ?? ''
  const requiredEntries = [...sources.matchAll(/^ {2}'([^'/]+)/gm)].map(([, name]) => `!${name}`)
  const dockerignore = readText('.dockerignore').split('\n')
  expect(requiredEntries.length).toBeGreaterThan(8)
  expect(requiredEntries.filter((name) => !dockerignore.includes(name))).toEqual([])
  const missingEntries = dockerignore.filter(
    (line) => line.startsWith('!') && !existsSync(line.slice(1)),
  )
  expect(missingEntries).toEqual([])
})

test('compose and systemd name only existing settings', () => {
  const documentedSettings = readText('docs/settings.md')
  const examples = ['deploy/uns.env.example', 'deploy/compose.env.example'].map(readText).join()
  const envSettings = [...examples.matchAll(/^([A-Z_]+)=/gm)].filter(
    ([, name]) => !/^POSTGRES_/.test(name ?? ''),
  )
  const composeSettings = [...readText('deploy/compose.yaml').matchAll(/^ {4}([A-Z_]+):/gm)]
  const names = [...envSettings, ...composeSettings].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !documentedSettings.includes(`\`${name}\``))).toEqual([])
})

test('both upstream lists for nginx have the same shape', () => {
  const readShape = (name: string) =>
    readText(`deploy/nginx/uns/${name}`)
      .replaceAll(/^#.*\n/gm, '')
      .replaceAll(/[\d.]+:\d+/g, 'instance')
  expect(readShape('upstream-compose.conf')).toBe(readShape('upstream.conf'))
})

const hasSystemd = existsSync('/usr/bin/systemd-analyze')
const UNITS = { 'uns@3001.service': 'uns@.service', 'uns-backup.service': 'uns-backup.service' }
/** The release is not unpacked at the path in the unit. */
const NOT_INSTALLED = /^.*Command \/srv\/uns\/\S+ is not executable: No such file or directory\n/gm
test.skipIf(!hasSystemd)(
  `systemd finds no fault in the units, and little exposed${hasSystemd ? '' : ' (skipped: no systemd-analyze)'}`,
  () => {
    for (const [name, source] of Object.entries(UNITS)) {
      const unit = path.join(inject('work'), name)
      copyFileSync(`deploy/systemd/${source}`, unit)
      const analyze = (...args: string[]) =>
        spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' })
      expect(analyze('verify', '--man=no').stderr.replaceAll(NOT_INSTALLED, '')).toBe('')
      const report = analyze('security', '--offline=true').stdout
      expect(Number(/level for \S+ ([\d.]+)/.exec(report)?.[1]), report).toBeLessThanOrEqual(2.5)
    }
  },
)
