import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { callApi, newSubscriber } from '../support/api-user'
import { embeddedSkipNote, isOnPostgres, type Site, startSite } from '../support/site'
import { newTestDatabase, type TestDatabase } from '../support/test-database'

/** Two slow answers are added: the site has to find the change, and the test has to read it. */
const MAX_DELAY_MS = 2_000
const EDITION_PATTERN = /Edition (\d+)/g

describe.runIf(isOnPostgres)(`published content${embeddedSkipNote}`, () => {
  let database: TestDatabase
  let sites: Site[]
  let sql: postgres.Sql
  let cookie: string
  let slowestMs = 0
  beforeAll(async () => {
    database = await newTestDatabase()
    const env = { LIST_LOAD_DELAY_MS: '0' }
    sites = [await startSite({ database, env }), await startSite({ database, env })]
    sql = postgres(database.env.DATABASE_URL ?? '', { max: 2 })
    cookie = (await newSubscriber(sites[0] as Site)).cookie
  })
  afterAll(async () => {
    await Promise.all(sites?.map((site) => site.stop()) ?? [])
    await sql?.end()
    await database?.drop()
  })

  const publish = (edition: number) =>
    sql.begin(async (tx) => {
      await tx`update item_texts set title = ${`Edition ${edition}`}
        from items where items.id = item_id and type = 'book'`
      await tx`update site_versions set version = version + 1 where name = 'content'`
    })

  const readList = async (site: Site) => {
    const startedAt = Date.now()
    const { body } = await callApi(site, routes.ebook, { headers: { cookie } })
    slowestMs = Math.max(slowestMs, Date.now() - startedAt)
    return `${body}`
  }

  const readEditions = async (site: Site) => {
    const list = await readList(site)
    return [...new Set([...list.matchAll(EDITION_PATTERN)].map(([, edition]) => Number(edition)))]
  }

  test('is on both instances within two seconds under load, and never mixed with older content', async () => {
    await publish(0)
    await Promise.all(sites.map((site) => expect.poll(() => readEditions(site)).toEqual([0])))
    const mixedEditions: number[][] = []
    let isStopped = false
    const visitors = sites.flatMap((site) =>
      Array.from({ length: 10 }, async () => {
        while (!isStopped) {
          const editions = await readEditions(site)
          if (editions.length !== 1) mixedEditions.push(editions)
        }
      }),
    )
    const delaysMs: number[] = []
    for (let edition = 1; edition <= 5; edition += 1) {
      await publish(edition)
      const publishedAt = Date.now()
      for (const site of sites)
        await expect.poll(() => readEditions(site), { interval: 20 }).toEqual([edition])
      delaysMs.push(Date.now() - publishedAt)
    }
    isStopped = true
    await Promise.all(visitors)
    expect(mixedEditions).toEqual([])
    expect(Math.max(...delaysMs)).toBeLessThan(MAX_DELAY_MS + 2 * slowestMs)
  })

  test('appears by schedule on both instances within two seconds, and not before', async () => {
    const title = 'Published by schedule'
    const [row] = await sql.begin(async (tx) => {
      await tx`update item_texts set title = ${title} where item_id = 'rubrics'`
      await tx`update site_versions set version = version + 1 where name = 'content'`
      return tx`update items set state = 'draft',
        publish_at = date_trunc('second', now()) + interval '5 seconds'
        where id = 'rubrics' returning publish_at`
    })
    slowestMs = 0
    const isShown = async (site: Site) => (await readList(site)).includes(title)
    const dueAt = new Date(row?.publish_at ?? 0).getTime()
    for (const site of sites) await expect.poll(() => isShown(site), { interval: 20 }).toBe(false)
    const shownAt = sites.map(async (site) => {
      await expect.poll(() => isShown(site), { interval: 20 }).toBe(true)
      return Date.now()
    })
    for (const at of await Promise.all(shownAt)) {
      expect(at).toBeGreaterThanOrEqual(dueAt)
      expect(at - dueAt).toBeLessThan(MAX_DELAY_MS + 2 * slowestMs)
    }
  })

  test('needs few database queries without changes', async () => {
    const countCommits = async () => {
      const [row] = await sql`select sum(xact_commit)::int as count from pg_stat_database
        where datname = current_database()`
      return row?.count as number
    }
    // Public pages send no query. Only the polling of both instances and other timers remain.
    const measureThreeSeconds = async () => {
      const commitsBefore = await countCommits()
      const deadlineAt = Date.now() + 3_000
      while (Date.now() < deadlineAt)
        await Promise.all(sites.map((site) => callApi(site, routes.about, {})))
      return (await countCommits()) - commitsBefore
    }
    // PostgreSQL's statistics lag by seconds, so the first measurements include earlier commits.
    await expect.poll(measureThreeSeconds).toBeLessThan(60)
  })
})
