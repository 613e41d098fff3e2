// @module-tag slow
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { metrics } from '@/base/metrics'
import { newDataFolder } from '../support/data-folder'

const FOLDER = 'deploy/monitoring'

/** Prometheus itself, node_exporter 1.5, blackbox_exporter 0.23 and Patroni 3.0, as Debian 12 ships them. */
const OF_EXPORTERS = [
  'up',
  ...[
    'node_filesystem_avail_bytes',
    'node_filesystem_size_bytes',
    'node_memory_MemAvailable_bytes',
  ],
  ...['probe_success', 'probe_ssl_earliest_cert_expiry'],
  ...['patroni_sync_standby', 'patroni_xlog_location', 'patroni_xlog_replayed_location'],
]

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
const reason = hasPromtool ? '' : ' (skipped: no promtool; Debian has it in `prometheus`)'

type Panel = {
  id: number
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets: { expr: string; datasource: { uid: string } }[]
}
const dashboard: { panels: Panel[]; templating: { list: { name: string }[] } } = JSON.parse(
  readFileSync(`${FOLDER}/dashboard.json`, 'utf8'),
)
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

const listMetricNames = (text: string) => [
  ...new Set(text.match(/\b(?:up|(?:uns|node|nodejs|process|probe|patroni)_\w+)\b(?=[ {)[])/g)),
]

const ownNames = metrics.registry
  .getMetricsAsArray()
  .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`])
const isUnknown = (name: string) => !ownNames.includes(name) && !OF_EXPORTERS.includes(name)

test('alerts read only metrics that the site or a named exporter has', () => {
  const rules = readFileSync(`${FOLDER}/alerts.yml`, 'utf8').replaceAll(/^#.*$|summary: .*$/gm, '')
  const names = listMetricNames(rules)
  expect(names.length).toBeGreaterThan(12)
  expect(names.filter(isUnknown)).toEqual([])
})

test('so does the dashboard, for everything that an operator looks for', () => {
  const names = listMetricNames(queries.map((query) => `${query} `).join('\n'))
  expect(names.filter(isUnknown)).toEqual([])
  expect(names).toEqual(
    expect.arrayContaining([
      ...['uns_http_request_seconds_count', 'uns_http_request_seconds_bucket'],
      ...['uns_password_queue_length', 'uns_mail_queue_length', 'uns_webhook_queue_length'],
      ...['uns_job_last_success_timestamp_seconds', 'uns_database_connections'],
      ...['process_resident_memory_bytes', 'node_filesystem_avail_bytes'],
      'uns_backup_last_timestamp_seconds',
    ]),
  )
})

test('panels have ids of their own, one source of data, and places that do not overlap', () => {
  const { panels, templating } = dashboard
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(templating.list.map(({ name }) => name)).toEqual(['datasource'])
  const sources = panels.flatMap(({ targets }) => targets.map(({ datasource }) => datasource.uid))
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Grafana replaces it.
  expect([...new Set(sources)]).toEqual(['${datasource}'])
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([])
})

const run = (...args: string[]) => execFileSync('promtool', args, { cwd: FOLDER }).toString()

test.skipIf(!hasPromtool)(`promtool accepts the alerts, and they fire as told${reason}`, () => {
  expect(run('check', 'rules', 'alerts.yml')).toContain('SUCCESS')
  expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
})

test.skipIf(!hasPromtool)(`promtool accepts the settings and every query${reason}`, () => {
  expect(run('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS')
  const file = path.join(newDataFolder('monitoring'), 'queries.json')
  const rules = queries.map((expr, index) => ({ record: `panel:query:${index}`, expr }))
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  expect(run('check', 'rules', file)).toContain(`${queries.length} rules found`)
})
