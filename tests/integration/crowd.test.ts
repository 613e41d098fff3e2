import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRaw, statusesIn } from '../support/raw-request'
import { type Site, startSite } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

test('a few requests sent at once on one connection are answered in their order', async () => {
  const paths = ['/about', '/icon.svg', '/no-such-page', '/api/health/live', '/contact']
  for (const path of paths) await fetch(site.url + path)
  const answer = await sendRaw(site, paths.map(request).join(''))
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  expect(statuses).toEqual([200, 200, 404, 200, 200])
})

test('who sends hundreds without waiting is cut off with a 503 that says when to come again', async () => {
  const answer = await sendRaw(site, request('/online-training').repeat(2_000))
  expect(statusesIn(answer).length).toBeLessThan(40)
  expect(answer).toContain('HTTP/1.1 503 Service Unavailable')
  expect(answer).toMatch(/retry-after: \d/)
  expect((await fetch(`${site.url}/about`)).status).toBe(200)
})
