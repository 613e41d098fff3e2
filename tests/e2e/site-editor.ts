import { expect, type Page } from './fixtures'
import { waitForEmail } from './mailbox'
import { button, field } from './steps'

/** Of a school without one, and its first page in the editor. */
export async function createWebsite(page: Page, slug: string, link = 'Edit Home') {
  await startWebsite(page, slug)
  await page.getByRole('link', { name: link }).click()
}

/** With as few words as possible. */
export async function startWebsite(page: Page, slug: string) {
  await page.goto('/my-school/website')
  await page.getByLabel(/^Almost empty pages/).check()
  await field(page, 'Address of the website').fill(slug)
  await button(page, 'Create the website').click()
}

/** At the end of the page. */
export async function addBlock(page: Page, type: string) {
  const kind = page.locator(`[data-kind="${type}"]`)
  if (!(await kind.isVisible())) await button(page, 'Add a block').click()
  await kind.click()
}

/** A phone shows it behind a tab. */
export async function openPreview(page: Page) {
  const tab = button(page, 'Preview')
  if (await tab.isVisible()) await tab.click()
  return page.frameLocator('iframe')
}

/** Without it, no website is public. */
export async function confirmOwnEmail(page: Page, email: string) {
  const { text } = await waitForEmail(email, /./)
  const [link = ''] = /\/confirm-email\/[\w-]{43}/.exec(text) ?? []
  await page.goto(link)
  await button(page, 'Confirm my email address').click()
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
}

/** Once the draft is saved. */
export async function publishWebsite(page: Page) {
  if (page.url().includes('/pages/'))
    await expect(page.getByText('Saved. Visitors see it when you publish.')).toBeVisible()
  await page.goto('/my-school/website')
  await button(page, 'Publish the draft').click()
  await expect(page.getByText(/Visitors see it within two seconds/)).toBeVisible()
}
