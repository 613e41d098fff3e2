import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditLog, mailOutbox, schoolSiteDomains } from '@/db/schema'
import {
  addDomain,
  confirmDomain,
  findOwnDomain,
  listConfirmedDomains,
  removeDomain,
} from '@/lib/school-sites/domain/domain'
import { recheckDomains } from '@/lib/school-sites/domain/recheck'
import { publishSite } from '@/lib/school-sites/publish'
import { buildSiteResponse } from '@/lib/school-sites/serving/site-response'
import { getLastSiteChange, listSiteChanges } from '@/lib/school-sites/site/changes'
import { startDnsServer } from '../support/dns-server'
import { openInProcessDatabase } from '../support/in-process'
import { newSite } from '../support/school-sites'
import { newUser } from '../support/schools'

const TARGET = '192.0.2.10'

let dns: Awaited<ReturnType<typeof startDnsServer>>
let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  dns = await startDnsServer()
  site = await openInProcessDatabase({ SITES_DOMAIN: 'sites.example', DNS_SERVERS: dns.server })
})
afterEach(() => {
  dns.state.isBroken = false
})
afterAll(async () => {
  await site.close()
  await dns.stop()
})

async function newPublicSite() {
  const own = await newSite(site.db)
  await publishSite(own.coordinator)
  dns.records.set(`${own.slug}.sites.example`, [{ type: 'A', value: TARGET }])
  return own
}

async function showProof(viewer: { id: string }) {
  const domain = await findOwnDomain(viewer)
  if (!domain) throw new Error('no domain')
  dns.records.set(domain.proofName, [{ type: 'TXT', value: domain.proofValue }])
  dns.records.set(domain.domain, [{ type: 'CNAME', value: domain.target }])
  return domain
}

async function newSiteWithDomain(domain: string) {
  const own = await newPublicSite()
  await addDomain(own.coordinator, { domain })
  await showProof(own.coordinator)
  await confirmDomain(own.coordinator)
  return own
}

const readCanonical = async (slug: string) =>
  /rel="canonical" href="([^"]+)"/.exec((await buildSiteResponse(slug, '')).response.body)?.[1]
const isConfirmed = async (viewer: { id: string }) => (await findOwnDomain(viewer))?.isConfirmed
const readDomains = async () =>
  Object.fromEntries((await listConfirmedDomains()).map((row) => [row.domain, row.slug]))
const daysAgo = (days: number) => sql`now() - ${days}::int * interval '1 day'`

test('each missing record is named, and only all of them confirm the domain', async () => {
  const { coordinator, slug } = await newPublicSite()
  await addDomain(coordinator, { domain: 'www.steps.in' })
  const { proofName, proofValue, target } = (await findOwnDomain(coordinator)) ?? {}
  expect(target).toBe(`${slug}.sites.example`)
  const check = () => confirmDomain(coordinator)
  await expect(check()).rejects.toMatchObject({ code: 'siteDomainUnproved' })
  dns.records.set(`${proofName}`, [{ type: 'TXT', value: `${proofValue}0` }])
  await expect(check()).rejects.toMatchObject({ code: 'siteDomainUnproved' })
  dns.records.set(`${proofName}`, [{ type: 'TXT', value: `${proofValue}` }])
  await expect(check()).rejects.toMatchObject({ code: 'siteDomainNoAddress' })
  dns.records.set('www.steps.in', [{ type: 'A', value: '203.0.113.9' }])
  await expect(check()).rejects.toMatchObject({ code: 'siteDomainOtherAddress' })
  expect(await isConfirmed(coordinator)).toBe(false)
  expect(await readCanonical(slug)).toBe(`http://${slug}.sites.example:3000`)
  dns.records.set('www.steps.in', [{ type: 'CNAME', value: `${target}` }])
  const before = await getLastSiteChange()
  await check()
  expect(await readCanonical(slug)).toBe('http://www.steps.in:3000')
  expect((await listSiteChanges(before)).changes).toMatchObject([{ slug, domain: 'www.steps.in' }])
})

test('a server that fails is no reason to refuse or end a domain', async () => {
  const { coordinator } = await newSiteWithDomain('www.broken.in')
  await site.db.update(schoolSiteDomains).set({ checkedAt: daysAgo(2), missingSince: daysAgo(4) })
  dns.state.isBroken = true
  expect(await recheckDomains()).toBeGreaterThan(0)
  await expect(confirmDomain(coordinator)).rejects.toMatchObject({
    code: 'siteDomainUnchecked',
  })
  expect(await isConfirmed(coordinator)).toBe(true)
})

test.each(['sites.example', 'a.sites.example', 'localhost'])('%s stays ours', async (domain) => {
  const { coordinator } = await newPublicSite()
  await expect(addDomain(coordinator, { domain })).rejects.toMatchObject({
    code: 'siteDomainReserved',
  })
})

test('only coordinators of the school decide, and their site has one domain', async () => {
  const own = await newSiteWithDomain('www.roles.in')
  const stranger = await newUser(site.db)
  for (const command of [confirmDomain, removeDomain])
    await expect(command(stranger)).rejects.toMatchObject({ code: 'notFound' })
  await expect(addDomain(stranger, { domain: 'www.x.in' })).rejects.toMatchObject({
    code: 'notFound',
  })
  expect(await findOwnDomain(stranger)).toBeNull()
  await expect(addDomain(own.coordinator, { domain: 'www.x.in' })).rejects.toMatchObject({
    code: 'siteDomainExists',
  })
})

test('a school that only names a domain neither gets it nor keeps it from its owner', async () => {
  const squatter = await newPublicSite()
  await addDomain(squatter.coordinator, { domain: 'www.wanted.in' })
  const owner = await newSiteWithDomain('www.wanted.in')
  expect((await readDomains())['www.wanted.in']).toBe(owner.slug)
  await expect(confirmDomain(squatter.coordinator)).rejects.toMatchObject({
    code: 'siteDomainUnproved',
  })
})

test('the school that proves a domain last gets it, and the earlier one gets an email', async () => {
  const first = await newSiteWithDomain('www.sold.in')
  const second = await newSiteWithDomain('www.sold.in')
  expect((await readDomains())['www.sold.in']).toBe(second.slug)
  expect(await isConfirmed(first.coordinator)).toBe(false)
  expect(await readCanonical(first.slug)).toBe(`http://${first.slug}.sites.example:3000`)
  const [email] = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, first.coordinator.email))
  expect(email?.template).toBe('siteDomainEnded')
})

test('a lost domain ends after three days without its record, and not before', async () => {
  const { coordinator, school } = await newSiteWithDomain('www.lapsed.in')
  const { proofName } = await showProof(coordinator)
  dns.records.delete(proofName)
  const age = (days: number) =>
    site.db
      .update(schoolSiteDomains)
      .set({ checkedAt: daysAgo(2), missingSince: daysAgo(days) })
      .where(eq(schoolSiteDomains.domain, 'www.lapsed.in'))
  await site.db.update(schoolSiteDomains).set({ checkedAt: daysAgo(2) })
  await Promise.all([recheckDomains(), recheckDomains()])
  expect(await findOwnDomain(coordinator)).toMatchObject({
    ...{ isConfirmed: true, isProofMissing: true },
  })
  await age(2)
  await recheckDomains()
  expect(await isConfirmed(coordinator)).toBe(true)
  await age(3)
  await recheckDomains()
  expect(await isConfirmed(coordinator)).toBe(false)
  const entries = await site.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.schoolId, school.id))
    .orderBy(auditLog.id)
  expect(entries.map(({ action }) => action)).toContain('site.domain-ended')
  await showProof(coordinator)
  await confirmDomain(coordinator)
  expect(await isConfirmed(coordinator)).toBe(true)
})

test('a removed domain leads nowhere at once, and another domain can follow', async () => {
  const { coordinator, slug } = await newSiteWithDomain('www.removed.in')
  const before = await getLastSiteChange()
  await removeDomain(coordinator)
  expect((await listSiteChanges(before)).changes).toMatchObject([{ slug, domain: null }])
  expect(await readDomains()).not.toHaveProperty('www.removed.in')
  await addDomain(coordinator, { domain: 'www.next.in' })
})
