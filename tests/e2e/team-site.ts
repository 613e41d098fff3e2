import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { LIST_NAMES } from '@/base/list-names'
import { allRoutePolicies, pages } from '@/lib/route-policies'
import { routes } from '@/lib/routes'
import { createCleanEnvironment } from '@/scripts/programs'
import { startSite } from '../support/site'
import type { TeamSiteRecords } from '../support/team-site-records'
import { newTestDatabase } from '../support/test-database'
import { test as base, type Page } from './fixtures'
import { logInAsManager } from './team-steps'

export type TeamPagesSite = {
  url: string
  dataDir: string
  records: TeamSiteRecords
  paths: string[]
  logIn: (page: Page) => Promise<void>
}

/** A site whose team area has records of every kind. One for each worker. */
export const test = base.extend<object, { teamSite: TeamPagesSite }>({
  teamSite: [
    async ({ browserName: _ }, use) => {
      const database = await newTestDatabase()
      const records = await fillDatabase(database.env)
      const site = await startSite({ database })
      await use({
        ...{ url: site.url, dataDir: site.dataDir, records, paths: listTeamPages(records) },
        logIn: (page) => logInAsManager(page, '/team', path.join(site.dataDir, 'outbox')),
      })
      await site.stop()
      await database.drop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ teamSite }, use) => use(teamSite.url),
})

/** In its own process: the database is opened by server code, and by one process at a time. */
async function fillDatabase(databaseEnv: Record<string, string>): Promise<TeamSiteRecords> {
  const env = {
    ...createCleanEnvironment(),
    ...databaseEnv,
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    LOG_LEVEL: 'silent',
    TSX_TSCONFIG_PATH: 'scripts/tsconfig.json',
  }
  const args = ['--import', 'tsx', 'tests/support/fill-team-site.ts']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return JSON.parse(stdout)
}

/** Every page of the route policy table, with each of its tabs and states. */
function listTeamPages(records: TeamSiteRecords): string[] {
  const variants = buildVariants(records)
  return (
    allRoutePolicies
      .filter(({ audience, kind }) => audience === 'team' && kind === 'page')
      // Redirects users who need no second factor; `settings.spec` shows it.
      .filter(({ path }) => path !== pages.teamVerify.path)
      .flatMap(({ path: pattern }) => {
        if (pattern.includes(':') && !variants[pattern])
          throw new Error(`No record for ${pattern}: add it to buildVariants.`)
        return variants[pattern] ?? [pattern]
      })
  )
}

const withTabs = (page: string, tabs: string[]) => [
  page,
  ...tabs.map((tab) => `${page}?tab=${tab}`),
]

function buildVariants(records: TeamSiteRecords): Record<string, string[]> {
  const fill = (pattern: string, id: string) => pattern.replace(/:\w+/, id)
  const user = fill(pages.teamPerson.path, records.user)
  const item = fill(pages.teamItem.path, records.premiumBook)
  return {
    [pages.teamStatistics.path]: [
      pages.teamStatistics.path,
      `${pages.teamStatistics.path}?by=school`,
    ],
    [pages.teamApplications.path]: [`${pages.teamApplications.path}?state=all`],
    [pages.teamApplication.path]: [fill(pages.teamApplication.path, records.application)],
    [pages.teamSession.path]: withTabs(fill(pages.teamSession.path, records.session), [
      ...['details', 'certificates', 'feedback'],
    ]),
    [pages.teamSchool.path]: withTabs(fill(pages.teamSchool.path, records.school), [
      ...['teachers', 'invitations', 'terms', 'history'],
    ]),
    [pages.teamMerge.path]: [`${fill(pages.teamMerge.path, records.school)}?into=${records.twin}`],
    [pages.teamOrder.path]: [fill(pages.teamOrder.path, records.order)],
    [pages.teamMessage.path]: [fill(pages.teamMessage.path, records.message)],
    [pages.teamMessages.path]: [`${pages.teamMessages.path}?state=all`],
    [pages.teamAnnouncement.path]: [records.announcement, records.sentAnnouncement].map((id) =>
      fill(pages.teamAnnouncement.path, id),
    ),
    [pages.teamWebhook.path]: [fill(pages.teamWebhook.path, records.siteWebhook)],
    [pages.teamText.path]: ['contact', 'notice', 'home', 'about-hi', 'emailWelcome'].map((name) =>
      fill(pages.teamText.path, name),
    ),
    [pages.teamTextPreview.path]: [
      routes.teamTextPreview('home', 'en'),
      routes.teamTextPreview('about', 'ta'),
    ],
    [pages.teamPolicy.path]: ['privacy', 'terms'].map((name) => fill(pages.teamPolicy.path, name)),
    [pages.teamPolicyPreview.path]: [fill(pages.teamPolicyPreview.path, 'privacy')],
    [pages.teamPerson.path]: withTabs(user, [
      'school&target=Sunrise',
      'requests',
      'certificates',
      'history',
    ]),
    [pages.teamPersonMerge.path]: [`${user}/merge?into=${records.otherEmail}`],
    [pages.teamSearch.path]: [`${pages.teamSearch.path}?q=school`],
    [pages.teamLibrary.path]: ['book', 'video', 'workshop', 'resource'].map(
      (type) => `${pages.teamLibrary.path}?type=${type}`,
    ),
    [pages.teamLists.path]: LIST_NAMES.map((name) => `${pages.teamLists.path}?tab=${name}`),
    [pages.teamItem.path]: [item],
    [pages.teamItemAs.path]: [`${item}/as/subscriber`],
    [pages.teamItemRead.path]: [`${item}/read`],
    [pages.teamCertificate.path]: [fill(pages.teamCertificate.path, records.certificate)],
  }
}
