import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { metrics } from '@/base/metrics'

const FOLDER = 'deploy/monitoring'

/** Prometheus itself, node_exporter and blackbox_exporter. */
const OF_EXPORTERS =
  /^(up|node_filesystem_(avail|size)_bytes|probe_success|probe_ssl_earliest_cert_expiry)$/

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
const reason = hasPromtool ? '' : ' (skipped: no promtool; Debian has it in `prometheus`)'

test('alerts read only metrics that the site or a named exporter has', () => {
  const rules = readFileSync(`${FOLDER}/alerts.yml`, 'utf8').replaceAll(/^#.*$|summary: .*$/gm, '')
  const names = new Set(rules.match(/\b(?:up|(?:uns|node|probe)_\w+)\b(?=[ {)[])/g))
  const ownNames = metrics.registry
    .getMetricsAsArray()
    .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`])
  expect(names.size).toBeGreaterThan(9)
  const unknownNames = [...names].filter(
    (name) => !ownNames.includes(name) && !OF_EXPORTERS.test(name),
  )
  expect(unknownNames).toEqual([])
})

test.skipIf(!hasPromtool)(`promtool accepts the alerts, and they fire as told${reason}`, () => {
  const run = (...args: string[]) => execFileSync('promtool', args, { cwd: FOLDER }).toString()
  expect(run('check', 'rules', 'alerts.yml')).toContain('SUCCESS')
  expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
})
