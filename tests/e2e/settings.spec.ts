import { isFullRun } from '../support/full-run'
import { test as base } from './fixtures'
import { walkMainJourney } from './settings-journey'
import {
  DEFAULT_SETTINGS,
  hasPostgres,
  openSettingsSite,
  type SettingsSite,
  type SiteSettings,
} from './settings-site'

type SettingsCase = { title: string; settings: Partial<SiteSettings>; tag?: '@ci' | '@night' }
type SettingsFixtures = { settings: SiteSettings; site: SettingsSite }

const test = base.extend<SettingsFixtures>({
  settings: [DEFAULT_SETTINGS, { option: true }],
  // Installs PostgreSQL and fetches the S3 service if they are missing.
  site: [
    async ({ settings }, use, { skip }) => {
      const isPostgresMissing = !isFullRun && settings.database === 'PostgreSQL' && !hasPostgres()
      skip(isPostgresMissing, 'PostgreSQL is neither installed nor can it be installed here.')
      const site = await openSettingsSite(settings)
      await use(site)
      await site.stop()
    },
    { timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

/** Two combinations cover each value; at night each value also runs alone. */
const SETTINGS_CASES: SettingsCase[] = [
  { title: 'the default settings', settings: {} },
  {
    title: 'review, a required second factor, S3 and PostgreSQL',
    settings: {
      subscriptions: 'review',
      secondFactor: 'required',
      files: 'S3',
      database: 'PostgreSQL',
    },
    tag: '@ci',
  },
  { title: 'SUBSCRIPTION_MODE=review', settings: { subscriptions: 'review' }, tag: '@night' },
  { title: 'TEAM_SECOND_FACTOR=required', settings: { secondFactor: 'required' }, tag: '@night' },
  { title: 'files in S3', settings: { files: 'S3' }, tag: '@night' },
  { title: 'files in S3, by links', settings: { files: 'S3 by links' }, tag: '@night' },
  { title: 'PostgreSQL', settings: { database: 'PostgreSQL' }, tag: '@night' },
]

for (const { title, settings, tag } of SETTINGS_CASES) {
  test.describe(`with ${title}`, { tag }, () => {
    test.use({ settings: { ...DEFAULT_SETTINGS, ...settings } })

    test('a teacher subscribes, reads, attends and gets a certificate', async ({
      page,
      user,
      browser,
      site,
      expectStatus,
    }) => {
      test.slow()
      expectStatus(0)
      const teamPage = await (
        await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' })
      ).newPage()
      await walkMainJourney({ page, teamPage, user, site, isComplete: isFullRun })
      await teamPage.context().close()
    })
  })
}
