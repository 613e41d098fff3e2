import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { completeTranslations } from '@/i18n/partial-languages'
import { addLanguage } from '@/lib/language-paths'
import { listLanguages, matchRoute } from '@/lib/match-route'
import { allRoutePolicies } from '@/lib/route-policies'
import { routes } from '@/lib/routes'
import { callApi, logIn, readCredentials } from '../support/api-user'
import { isCiRun, isFullRun } from '../support/full-run'
import { mapInParallel } from '../support/in-parallel'
import { fillDatabase } from '../support/in-process'
import { samplePath } from '../support/route-paths'
import { type Site, startSite } from '../support/site'
import { fillTeamSite } from '../support/team-site-records'
import { newTestDatabase, type TestDatabase } from '../support/test-database'

/**
 * Each page that a visitor, a teacher and a coordinator reach by links, in each language: no word
 * of English is left outside elements that say that they are English.
 */

const ROLES = { visitor: null, teacher: 'meena@uns.example', coordinator: 'subscriber@uns.example' }
/** Names, and what the team or a school has typed. */
const NAMES = [
  ...['The UNS team', 'Demo Vidyalaya', 'Leela', 'Meena', 'Rahim', 'Kavya', 'Lakshmi', 'Demo'],
  ...['Tamil Nadu and Kerala', 'Delhi and Uttar Pradesh', 'Tamil Nadu', 'Coimbatore'],
  ...['Example Street', 'School leadership', 'Science', 'Ten Houses', 'Lesson study'],
  ...['Cambridge', 'English', 'Word', 'Excel', 'Resend', 'Razorpay', 'Google', 'Mozilla'],
  ...['Workspace', 'Microsoft', 'DAISY Consortium'],
  ...['Standard Webhooks', 'Staff list', 'Google Classroom', 'curl', 'Node.js'],
]
/** Terms of the law, names of stored values, which the policy explains, and of fields and headers of the API. */
const TERMS = [
  ...['data principal', 'data fiduciary', 'local storage', 'session storage'],
  ...['user', 'token', 'profile'],
  ...['Authorization', 'Deprecation', 'Sunset', 'null'],
  ...['“next”', '“after”', '“school”', '“session”', '“msg”', '“errors”'],
]
/** An exercise in English is one in every edition. */
const EXERCISES = [
  ...['the time the bus came', 'sentence', 'unit', 'happens because'],
  ...['panchayat, ward, budget, question', 'bacteria, warm, multiply, sour'],
]
/** Of a route with a parameter; the others have the same sentences. */
const MAX_PAGES_PER_ROUTE = isFullRun ? 3 : 1

let database: TestDatabase
let site: Site
beforeAll(async () => {
  database = await newTestDatabase()
  await fillDatabase(database, fillTeamSite)
  site = await startSite({ database })
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})

/**
 * By day each role in one language: what is missing in only one of them does not compile. Before a
 * commit the visitor alone.
 */
const TESTED_ROLES = Object.entries(ROLES).filter(([role]) => isCiRun || role === 'visitor')
const CASES = TESTED_ROLES.flatMap(([role, email], index) =>
  completeTranslations
    .filter((_, turn) => isFullRun || turn === index % completeTranslations.length)
    .map((language) => ({ language, role, email })),
)

test.each(CASES)(
  'no page that a $role reaches in $language has English words',
  async ({ language, email }) => {
    const pages = await readPages(language, email ? await logInDemo(email) : {})
    expect(pages.length).toBeGreaterThan(20)
    const texts = pages.map(({ path, html }) => ({ path, ...splitByLanguage(html) }))
    // A title in English that has a language of its own may also stand in a sentence.
    const names = [
      ...NAMES,
      ...TERMS,
      ...EXERCISES,
      ...new Set(texts.flatMap(({ english }) => english)),
    ].sort((first, second) => second.length - first.length)
    const faults = texts.flatMap(({ path, others }) =>
      others
        .map((text) => names.reduce((rest, name) => rest.replaceAll(name, ' '), text))
        .flatMap((text) => text.match(ENGLISH) ?? [])
        .map((words) => `${path}: ${words}`),
    )
    expect([...new Set(faults)]).toEqual([])
  },
)

async function logInDemo(email: string) {
  const password = readFileSync(path.join(site.dataDir, 'demo-password'), 'utf8').trim()
  return { cookie: readCredentials(await logIn(site, { email, password })).cookie }
}

/** Starts from every page of the route policies and follows links. */
async function readPages(language: Language, headers: Record<string, string>) {
  const waiting = allRoutePolicies
    .filter(({ kind, path, isInternal }) => kind === 'page' && !isInternal && !path.includes('*'))
    .filter((policy) => listLanguages(policy).length > 1)
    .map((policy) => addLanguage(samplePath(policy), language))
  const known = new Set(waiting)
  const linksOfRoute = new Map<string, number>()
  const pages: { path: string; html: string }[] = []
  while (waiting.length > 0)
    await mapInParallel(waiting.splice(0), async (path) => {
      const { status, body, headers: answer } = await callApi(site, path, { headers })
      if (!answer.get('content-type')?.startsWith('text/html') || status >= 300) return
      const html = `${body}`
      expect(html).toContain(`<html lang="${LANGUAGES[language].tag}"`)
      // The editor shows the texts of a website in its own language.
      if (!path.includes(routes.schoolWebsite)) pages.push({ path, html })
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) {
        const policy = matchRoute(href)
        if (known.has(href) || policy?.kind !== 'page' || !href.startsWith(`/${language}/`))
          continue
        known.add(href)
        const count = (linksOfRoute.get(policy.path) ?? 0) + 1
        linksOfRoute.set(policy.path, count)
        if (count <= MAX_PAGES_PER_ROUTE) waiting.push(href)
      }
    })
  return pages
}

/** Texts and labels in elements that say that they are English, and all others. */
function splitByLanguage(html: string) {
  const tags = html
    .replace(/<(script|style)[^>]*>.*?<\/\1>|<!--.*?-->/gs, '')
    .matchAll(/<(\/?)(\w+)([^>]*)>([^<]*)/g)
  const english: string[] = []
  const others: string[] = []
  /** Whether each open element is English. */
  const open: boolean[] = []
  for (const [, slash, name = '', attributes = '', text = ''] of tags) {
    const language = / (?:hrefL|l)ang="(\w+)/.exec(attributes)?.[1]
    const isCode = attributes.includes(' translate="no"')
    const isEnglish = isCode || (language ? language === 'en' : open.at(-1) === true)
    if (slash) open.pop()
    else if (!VOID_ELEMENTS.test(name) && !attributes.endsWith('/')) open.push(isEnglish)
    const labels = attributes.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)
    for (const [, label = ''] of labels) (isEnglish ? english : others).push(decode(label))
    if (text.trim()) (open.at(-1) ? english : others).push(decode(text.trim()))
  }
  return { english: english.filter((text) => /[a-z]{3}/.test(text)), others }
}

const decode = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const VOID_ELEMENTS = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/
const ENGLISH = /(?<![\w.@/:-])[A-Za-z][a-z]{2,}(?:[ ,]+[A-Za-z]+)*(?![\w@/:-])/g
