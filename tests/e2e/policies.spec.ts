import path from 'node:path'
import { findDayInIndia } from '../support/day-in-india'
import { type Site, startSite } from '../support/site'
import { test as base, expect, type Page } from './fixtures'
import { openEditor, replaceText, storedText } from './rich-text'
import { button, expectAccessible, field, registerAndLogIn } from './steps'
import { logInAsManager } from './team-steps'

/** A site of its own, because every user of a site is told of a new version. */
const test = base.extend<{ site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ env: { LIST_LOAD_DELAY_MS: '1' } })
      await use(site)
      await site.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

async function publishVersion(page: Page, day: string) {
  await field(page, 'What changes').fill('Sessions may be recorded.')
  await field(page, 'In force from').fill(day)
  if (day === findDayInIndia()) await page.getByLabel(/^Name of the policy/).fill('Privacy policy')
  await button(page, 'Publish').click()
  await expect(page.getByText(/^Published\./)).toBeVisible()
}

test('an editor publishes a policy for a later day, users are told, and it can be withdrawn', {
  tag: '@ci',
}, async ({ page, user, site, browser, expectStatus }) => {
  test.slow()
  const phone = { width: 360, height: 740 }
  const visitor = await (await browser.newContext({ baseURL: site.url, viewport: phone })).newPage()
  await logInAsManager(page, '/team/policies', path.join(site.dataDir, 'outbox'))
  await expectAccessible(page)
  const notice = visitor.getByRole('complementary', { name: 'Account notices' })

  await test.step('writes a draft and previews it', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).click()
    const editor = await openEditor(page, 'Text')
    await expect(storedText(editor)).toHaveValue(/^## Who is responsible\n/)
    await replaceText(editor, '## Recordings\n\nWe may **record** sessions.')
    expectStatus(422)
    await button(page, 'Publish').click()
    await expect(page.getByText('Summary is required').first()).toBeVisible()
    await expectAccessible(page)
    await page.goto('/team/policies/privacy/preview')
    await expect(page.getByRole('heading', { name: 'Recordings' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the policy' }).click()
  })

  await test.step('publishes it for a later day, which the page announces', async () => {
    await publishVersion(page, findDayInIndia(7))
    await expect(page.getByRole('heading', { name: 'Coming version' })).toBeVisible()
    await expectAccessible(page)
    await visitor.goto('/privacy-policy')
    await expect(visitor.getByRole('main')).toContainText('Version 1. In force since')
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: 'Read version 2' }).click()
    await expect(visitor.getByRole('heading', { name: 'Recordings' })).toBeVisible()
    await expect(visitor.getByRole('main')).toContainText('This version is not yet in force.')
    await expectAccessible(visitor)
  })

  await test.step('tells a user once', async () => {
    await registerAndLogIn(visitor, user)
    await visitor.goto('/contact')
    await expect(notice.getByText('Sessions may be recorded.')).toBeInViewport({ ratio: 1 })
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/privacy-policy/versions/2')
    await expectAccessible(visitor)
    const stored = visitor.waitForResponse('**/api/account/notices/seen')
    await notice.getByRole('button', { name: 'Close' }).click()
    expect((await stored).status()).toBe(200)
    const refreshed = visitor.waitForResponse('**/api/auth/user/me')
    await visitor.goto('/about')
    expect(await (await refreshed).json()).not.toHaveProperty('policies')
    await expect(notice).toBeHidden()
  })

  await test.step('withdraws it, and publishes the next version for today', async () => {
    await button(page, 'Withdraw this version').click()
    await expect(page.getByText(/^Withdrawn\./)).toBeVisible()
    await publishVersion(page, findDayInIndia())
    await expect(page.getByRole('main')).toContainText('Version 3. In force since')
    await expectAccessible(page)
    await visitor.goto('/privacy-policy')
    await expect(visitor.getByRole('heading', { name: 'Recordings' })).toBeVisible()
    await visitor.getByRole('link', { name: 'Read version 1' }).click()
    await expect(visitor.getByRole('main')).toContainText('A newer version replaced it on')
    await expectAccessible(visitor)
  })
  await visitor.context().close()
})
