// @module-tag ci
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearerHeader, callApi, newSubscriber } from '../support/api-user'
import { confirmEmail } from '../support/confirm-email'
import { startDnsServer } from '../support/dns-server'
import { findFreePort } from '../support/free-port'
import { parseLocation, parseStatuses, sendRawGet, sendRawRequest } from '../support/raw-request'
import { type Site, startSite } from '../support/site'

/** What visitors do on the host of a school: ask about admission, follow an old address. */

const DOMAIN = 'sites.example'
const MAIN_HOST = 'uns.example'

let site: Site
let dns: Awaited<ReturnType<typeof startDnsServer>>
beforeAll(async () => {
  dns = await startDnsServer()
  const port = String(await findFreePort())
  site = await startSite({
    env: {
      ...{ PORT: port, APP_URL: `http://${MAIN_HOST}:${port}`, RATE_LIMIT_CONTACT: '1000/60' },
      ...{ SITES_DOMAIN: DOMAIN, DNS_SERVERS: dns.server },
    },
  })
})
afterAll(async () => {
  await site?.stop()
  await dns.stop()
})

const get = (host: string, path: string) => sendRawGet(site, path, `Host: ${host}`)

/** A public website that takes enquiries. */
async function openWebsite() {
  const subscriber = await newSubscriber(site)
  const { token, cookie } = subscriber
  await confirmEmail(site, subscriber)
  const post = (path: string, body: unknown = {}) =>
    callApi(site, `/api/school/website${path}`, { headers: bearerHeader(token), body })
  const readPage = async (path: string) =>
    (await callApi(site, path, { headers: { cookie } })).body as string
  const slug = `visits-${randomUUID().slice(0, 8)}`
  await post('', { slug })
  const overview = await readPage('/my-school/website')
  const pageId = /website\/pages\/([0-9a-f-]{36})/.exec(overview)?.[1] ?? ''
  const admission = { id: 'adm', type: 'admission', title: '', text: '', classes: 'LKG\nClass 6' }
  const saved = await post(`/pages/${pageId}`, { version: 1, title: 'Home', blocks: [admission] })
  expect(saved.status).toBe(200)
  expect((await post('/publish')).status).toBe(200)
  return { slug, post, readPage, host: `${slug}.${DOMAIN}` }
}

async function proveDomain({ slug, post, readPage }: Awaited<ReturnType<typeof openWebsite>>) {
  const domain = `www.${slug}.in`
  expect((await post('/domain', { domain })).status).toBe(200)
  const proof = /uns-website=[0-9a-f]{32}/.exec(await readPage('/my-school/website'))?.[0] ?? ''
  dns.records.set(`_uns-website.${domain}`, [{ type: 'TXT', value: proof }])
  dns.records.set(domain, [{ type: 'CNAME', value: `${slug}.${DOMAIN}` }])
  dns.records.set(`${slug}.${DOMAIN}`, [{ type: 'A', value: '192.0.2.10' }])
  expect((await post('/domain/check')).status).toBe(200)
  await expect.poll(async () => parseStatuses(await get(domain, '/'))).toEqual([200])
  return domain
}

type EnquiryPost = { origin?: string; type?: string; path?: string; fields?: object }

async function ask(host: string, prefix: string, options: EnquiryPost = {}) {
  const { origin = `http://${host}`, type = 'application/x-www-form-urlencoded' } = options
  const page = await get(host, `${prefix}/enquiry/form`)
  const year = /value="(\d{4}-\d\d)"/.exec(page)?.[1] ?? ''
  const fields = { block: 'adm', name: 'Asha Rao', phone: '98765 43210', class: 'LKG', year }
  const body = new URLSearchParams({ ...fields, ...options.fields }).toString()
  const lines = [
    `POST ${options.path ?? `${prefix}/enquiry/form`} HTTP/1.1`,
    ...[`Host: ${host}`, `Origin: ${origin}`, `Content-Type: ${type}`, 'Cookie: session=1'],
    ...[`Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close', '', body],
  ]
  const response = await sendRawRequest(site, lines.join('\r\n'))
  expect(response).not.toMatch(/^set-cookie:/im)
  return { status: parseStatuses(response)[0], location: parseLocation(response), response }
}

describe('an enquiry about admission', () => {
  test('is taken at each address of the website, which also confirms it', async () => {
    const own = await openWebsite()
    const domain = await proveDomain(own)
    const addresses = [
      [MAIN_HOST, `/s/${own.slug}`],
      [own.host, ''],
      [domain, ''],
    ] as const
    for (const [index, [host, prefix]] of addresses.entries()) {
      const answer = await ask(host, prefix, { fields: { message: `Question ${index}` } })
      expect([answer.status, answer.location]).toEqual([303, `${prefix}/enquiry/sent`])
      expect(await get(host, `${prefix}/enquiry/sent`)).toContain('Your enquiry is sent')
      const refused = await ask(host, prefix, { fields: { name: '', phone: '12' } })
      expect(refused.status).toBe(422)
      expect(refused.response).toContain(`action="${prefix}/enquiry/form"`)
      expect(refused.response).toMatch(/cache-control: no-store/i)
      expect(refused.response).toMatch(/content-security-policy: [^\r]*script-src 'none'/i)
    }
    const list = await own.readPage('/my-school/website/enquiries')
    for (const index of [0, 1, 2]) expect(list).toContain(`Question ${index}`)
  })

  test('of another origin, kind or path is refused, and no other form is taken', async () => {
    const own = await openWebsite()
    const foreign = await ask(own.host, '', { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    const toOther = await ask(own.host, '', { origin: `http://other.${DOMAIN}` })
    expect(toOther.status).toBe(403)
    const statuses = []
    for (const options of [
      { type: 'application/json' },
      { type: 'multipart/form-data; boundary=x' },
      { path: '/' },
      { path: '/about' },
      { path: '/enquiry/sent' },
      { path: '/api/contact' },
    ])
      statuses.push((await ask(own.host, '', options)).status)
    expect(statuses).toEqual(Array(6).fill(405))
    expect((await ask(MAIN_HOST, `/s/${own.slug}`, { path: `/s/${own.slug}` })).status).toBe(405)
    expect((await ask(own.host, '', { fields: { message: 'x'.repeat(70_000) } })).status).toBe(413)
    expect(await own.readPage('/my-school/website/enquiries')).not.toContain('Asha Rao')
  })
})

describe('a changed address', () => {
  test('redirects each page of the old host and of /s/ to the new address with 301', async () => {
    const own = await openWebsite()
    const next = `moved-${randomUUID().slice(0, 8)}`
    expect(parseStatuses(await get(own.host, '/about'))).toEqual([200])
    expect((await own.post('/address', { slug: next })).status).toBe(200)
    const { port } = new URL(site.url)
    const home = `http://${next}.${DOMAIN}:${port}`
    await expect.poll(async () => parseStatuses(await get(own.host, '/about'))).toEqual([301])
    for (const [host, prefix] of [
      [own.host, ''],
      [MAIN_HOST, `/s/${own.slug}`],
    ] as const) {
      for (const path of ['', '/about', '/sitemap.xml', '/enquiry/form']) {
        const response = await get(host, `${prefix}${path}` || '/')
        expect([parseStatuses(response)[0], parseLocation(response)]).toEqual([301, home + path])
        expect(response).not.toMatch(/cache-control: public/i)
      }
    }
    expect(parseStatuses(await get(`${next}.${DOMAIN}`, '/about'))).toEqual([200])
    const domain = await proveDomain({ ...own, slug: next })
    await expect
      .poll(async () => parseLocation(await get(own.host, '/about')))
      .toBe(`http://${domain}:${port}/about`)
    expect(parseStatuses(await get(domain, '/about'))).toEqual([200])
  })
})
