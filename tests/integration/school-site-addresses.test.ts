import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberships, schoolSiteAddresses, schoolSiteEditors, schoolSites } from '@/db/schema'
import { runInLanguage } from '@/i18n/request-language'
import { findSiteEditor } from '@/lib/school-sites/pages/editor'
import { publishSite } from '@/lib/school-sites/publish'
import { filterPublicSlugs } from '@/lib/school-sites/serving/find-site'
import { findNewAddress } from '@/lib/school-sites/serving/former-address'
import { buildSiteResponse } from '@/lib/school-sites/serving/site-response'
import {
  changeAddress,
  checkSlug,
  listFreeAddresses,
  readAddressLock,
} from '@/lib/school-sites/site/change-address'
import { createSite } from '@/lib/school-sites/site/create'
import { openInProcessDatabase } from '../support/in-process'
import { newSite } from '../support/school-sites'
import { newSchool, newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site.close())

let count = 0
const newSlug = (word: string) => `${word}-${'abcdefghkmnpqrtuwxyz'[count++ % 20]}${count}z-town`

async function newPublishedSite(slug = newSlug('kumar')) {
  const created = await newSite(site.db, slug)
  await publishSite(created.coordinator)
  return created
}

async function passYear(slug: string) {
  await site.db
    .update(schoolSites)
    .set({ slugChangedAt: sql`now() - interval '1 year 1 day'` })
    .where(eq(schoolSites.slug, slug))
}

const TAKEN = { errors: { slug: 'siteSlugTaken' } }

describe('suggestions', () => {
  test('are free, and say so while someone types', async () => {
    const school = await newSchool(site.db)
    const [first = ''] = await listFreeAddresses(school.coordinator)
    expect(await checkSlug(school.coordinator, first)).toEqual({ fault: null, alternatives: [] })
    const other = await newSchool(site.db)
    await createSite(other.coordinator, { slug: first })
    const taken = await checkSlug(school.coordinator, first)
    expect(taken.fault).toBe('siteSlugTaken')
    expect(taken.alternatives.length).toBeGreaterThan(0)
    expect(taken.alternatives).not.toContain(first)
    expect((await checkSlug(school.coordinator, 'x')).fault).toBe('siteSlugInvalid')
    expect((await checkSlug(school.coordinator, 'google-school')).fault).toBe('siteSlugReserved')
  })

  test('only for coordinators', async () => {
    const [stranger, teacher] = [await newUser(site.db), await newUser(site.db)]
    const { id: schoolId } = await newSchool(site.db)
    await site.db.insert(memberships).values({ userId: teacher.id, schoolId, role: 'teacher' })
    for (const user of [stranger, teacher])
      await expect(checkSlug(user, 'any-slug')).rejects.toMatchObject({ status: 404 })
  })

  test('a new website has the name and colour of the form', async () => {
    const school = await newSchool(site.db)
    const input = { slug: newSlug('named'), name: 'Our School', colour: '#8c1d40' as const }
    await createSite(school.coordinator, input)
    const editor = await findSiteEditor(school.coordinator)
    expect(editor?.settings).toMatchObject({ name: 'Our School', colour: '#8c1d40' })
  })
})

describe('changing the address', () => {
  test('the old one leads to the new one with its path, and stays the school’s', async () => {
    const { coordinator, slug } = await newPublishedSite()
    const next = newSlug('next')
    await changeAddress(coordinator, { slug: next })
    const { response } = await buildSiteResponse(slug, 'about')
    expect(response).toMatchObject({ status: 301 })
    expect(response.headers.location).toMatch(new RegExp(`/s/${next}/about$`))
    expect((await buildSiteResponse(slug, '')).response.headers.location).toMatch(
      new RegExp(`/s/${next}$`),
    )
    expect((await buildSiteResponse(next, 'about')).response.status).toBe(200)
    expect(await filterPublicSlugs([slug, next, 'nobody-here'])).toEqual([slug, next])
    for (const taken of [slug, `${slug}`.replace('-', '')]) {
      const other = await newSchool(site.db)
      await expect(createSite(other.coordinator, { slug: taken })).rejects.toMatchObject(TAKEN)
    }
    const rival = await newPublishedSite()
    await expect(changeAddress(rival.coordinator, { slug })).rejects.toMatchObject(TAKEN)
  })

  test('once a year, with the day of the next change', async () => {
    const { coordinator, school, slug } = await newPublishedSite()
    expect(await readAddressLock(school.id)).toBeNull()
    const [one, two] = [newSlug('one'), newSlug('two')]
    await changeAddress(coordinator, { slug: one })
    const day = await readAddressLock(school.id)
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    await expect(
      runInLanguage('en', () => changeAddress(coordinator, { slug: two })),
    ).rejects.toMatchObject({ code: 'siteSlugLocked' })
    await passYear(one)
    expect(await readAddressLock(school.id)).toBeNull()
    await changeAddress(coordinator, { slug: two })
    // Every former address leads straight to the newest one.
    for (const former of [slug, one])
      expect(await findNewAddress(former)).toMatch(new RegExp(`/s/${two}$`))
    await passYear(two)
    await changeAddress(coordinator, { slug })
    expect((await buildSiteResponse(slug, '')).response.status).toBe(200)
    expect(await findNewAddress(slug)).toBeNull()
  })

  test('two coordinators at once: one change, and the other reads the day', async () => {
    const { coordinator, school } = await newPublishedSite()
    const colleague = await newUser(site.db)
    await site.db
      .insert(memberships)
      .values({ userId: colleague.id, schoolId: school.id, role: 'coordinator' })
    const results = await Promise.allSettled([
      changeAddress(coordinator, { slug: newSlug('left') }),
      changeAddress(colleague, { slug: newSlug('right') }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'siteSlugLocked' },
    })
  })

  test('two schools at once: the database gives the address to one', async () => {
    const [one, other] = [await newPublishedSite(), await newPublishedSite()]
    const slug = newSlug('wanted')
    const results = await Promise.allSettled(
      [one, other].map(({ coordinator }) => changeAddress(coordinator, { slug })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: TAKEN })
  })

  test('a writer, and a coordinator of another school, cannot', async () => {
    const { school, slug } = await newPublishedSite()
    const teacher = await newUser(site.db)
    await site.db
      .insert(memberships)
      .values({ userId: teacher.id, schoolId: school.id, role: 'teacher' })
    const [row] = await site.db.select().from(schoolSites).where(eq(schoolSites.slug, slug))
    await site.db.insert(schoolSiteEditors).values({ siteId: row?.id ?? '', userId: teacher.id })
    for (const user of [teacher, await newUser(site.db)])
      await expect(changeAddress(user, { slug: newSlug('mine') })).rejects.toMatchObject({
        status: 404,
      })
  })

  test('the addresses end with the website', async () => {
    const { coordinator, slug } = await newPublishedSite()
    await changeAddress(coordinator, { slug: newSlug('later') })
    await site.db.delete(schoolSites).where(sql`${slug} = any(select unnest(slugs)
      from ${schoolSiteAddresses} where ${schoolSiteAddresses.siteId} = ${schoolSites.id})`)
    const other = await newSchool(site.db)
    await createSite(other.coordinator, { slug })
    expect(await findNewAddress(slug)).toBeNull()
  })
})
