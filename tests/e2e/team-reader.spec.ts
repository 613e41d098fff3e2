import { expect, test } from './fixtures'
import { openPrintedView, pageIndicator, toolButton } from './reader-steps'
import { logInAsManager } from './team-steps'

test('the team previews a premium book, and its reader neither requests nor stores a position', {
  tag: '@ci',
}, async ({ page }) => {
  const readingRequests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/library\/(reading|notes)\//.test(pathname)) readingRequests.push(pathname)
  })
  await logInAsManager(page, '/team/library/rubrics/as/subscriber')
  const title = 'Rubrics That Students Understand'
  await openPrintedView(page, page.getByRole('button', { name: `Read Now: ${title}` }))
  await expect(toolButton(page, 'Search in this book')).toBeVisible()
  await expect(toolButton(page, 'Bookmark and note')).toHaveCount(0)
  // A position is stored once the reader has left page one.
  await page.locator('dialog[open] iframe').contentFrame().locator('body').press('End')
  await expect(pageIndicator(page)).toHaveText(/^Page (\d+) of \1$/)
  await page.goto('/team')
  expect(readingRequests).toEqual([])
})
