// @module-tag night
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearerHeader, callApi, logIn, logInNewTeacher, userApiPath } from '../support/api-user'
import { readResidentMegabytes } from '../support/memory'
import { runRequestBurst } from '../support/odd-request-burst'
import { openSocket } from '../support/raw-connection'
import { parseStatuses, sendRawRequest } from '../support/raw-request'
import { type Site, startSite } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const request = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')

test('responds in order to pipelined requests', async () => {
  const paths = ['/about', '/icon.svg', '/no-such-page', '/api/health/live', '/contact']
  for (const path of paths) await fetch(site.url + path)
  const last = request('/about', 'Connection: close')
  const pipelined = paths.map((path) => request(path)).join('')
  const response = await sendRawRequest(site, pipelined + last)
  const statuses = [...response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) =>
    Number(status),
  )
  expect(statuses).toEqual([200, 200, 404, 200, 200, 200])
})

test('stops hundreds of pipelined requests with a 503 and Retry-After', async () => {
  const response = await sendRawRequest(site, request('/online-training').repeat(2_000))
  expect(parseStatuses(response).length).toBeLessThan(40)
  expect(response).toContain('HTTP/1.1 503 Service Unavailable')
  expect(response).toMatch(/retry-after: \d/)
  expect((await fetch(`${site.url}/about`)).status).toBe(200)
})

test('300 concurrent unknown queries get the page itself and need no memory', async () => {
  const megabytesBefore = readResidentMegabytes(site)
  const { statuses, peakMegabytes } = await runRequestBurst(site, ['query'], 300)
  expect(statuses).toEqual({ 200: 300 })
  expect(peakMegabytes - megabytesBefore).toBeLessThan(100)
})

test('300 concurrent unknown slugs get 404 without rendering', async () => {
  const megabytesBefore = readResidentMegabytes(site)
  const shapes = ['slug', 'slug as parts', 'encoded slug', 'calendar'] as const
  const { statuses, peakMegabytes } = await runRequestBurst(site, [...shapes], 300)
  expect(statuses).toEqual({ 404: 300 })
  expect(peakMegabytes - megabytesBefore).toBeLessThan(100)
})

test('renders per-user pages a few at a time and responds 503 beyond the queue', async () => {
  const megabytesBefore = readResidentMegabytes(site)
  const { statuses, peakMegabytes } = await runRequestBurst(site, ['filter', 'link'], 500)
  expect(Object.keys(statuses)).toEqual(['200', '503'])
  expect(statuses['503']).toBeGreaterThan(100)
  expect(peakMegabytes - megabytesBefore).toBeLessThan(200)
})

test('1,050 connections with unfinished bodies block neither me, login nor per-user pages', async () => {
  const { teacher, token, cookie } = await logInNewTeacher(site)
  const requestHead = `POST ${userApiPath('login')} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json`
  const sockets = Array.from({ length: 1_050 }, () => {
    const socket = openSocket(site.url)
    socket.on('error', () => socket.destroy())
    socket.write(`${requestHead}\r\nContent-Length: 60\r\n\r\n{`)
    return socket
  })
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))),
  )
  const responses = [
    await callApi(site, userApiPath('me'), { headers: bearerHeader(token) }),
    await logIn(site, teacher),
    await callApi(site, '/profile', { headers: { cookie } }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const socket of sockets) socket.destroy()
})
