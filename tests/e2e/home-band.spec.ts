import { expect, test } from './fixtures'
import { blockWebFonts, listLayoutShifts, waitForPaint, watchLayoutShifts } from './layout-shift'
import { runOnlyAtNight, runOnlyInCi } from './night'
import { button, createGate, expectAccessible, registerAndLogIn, storeMockLogin } from './steps'

const SUMMARY_URL = '**/api/home'
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

const mockSession = {
  slug: 'see-how-it-works',
  title: 'A session with a title that is much longer than one line of a phone can show at once',
  phase: 'live',
  mine: 'registered',
  canJoin: true,
  changesIn: null,
  startsAt: '2026-11-24T04:30:00.000Z',
  when: 'Tuesday, 24 November 2026, 10:00 AM IST',
  tile: { weekday: 'Tue', day: '24', month: 'Nov' },
  csrfToken: 'x'.repeat(43),
}
const mockSummary = {
  next: mockSession,
  reading: {
    id: 'sdg-starters',
    title: 'A book with a long title that does not fit on a phone',
    cover: { src: '/pictures/ebook.svg', width: 200, height: 150 },
  },
  minutes: 750,
  requiredHours: 50,
  waitingCertificates: 2,
  hasFirstSteps: true,
}
const announcement = {
  ...mockSummary,
  next: { ...mockSession, phase: 'upcoming', mine: 'none', canJoin: false, csrfToken: null },
}

for (const size of SIZES) {
  for (const [name, summary] of Object.entries({ mockSummary, announcement })) {
    const title = `home does not shift when the summary arrives late: ${name}, ${size.width} px`
    const options = size.width > 360 ? runOnlyAtNight(true) : runOnlyInCi(summary === announcement)
    test(title, options, async ({ page, expectStatus }) => {
      expectStatus(0)
      await page.setViewportSize(size)
      await storeMockLogin(page)
      await blockWebFonts(page)
      await watchLayoutShifts(page)
      const gate = createGate()
      await page.route(SUMMARY_URL, async (route) => {
        await gate.opened
        await route.fulfill({ json: summary })
      })
      await page.goto('/')
      const band = page.getByRole('region', { name: 'For you' })
      await expect(band).toContainText('Your hours this school year')
      const before = await band.boundingBox()
      await waitForPaint(page)
      gate.open()
      await expect(band).toContainText('12.5 of 50 hours this school year')
      expect(await band.boundingBox()).toEqual(before)
      expect(await listLayoutShifts(page)).toEqual([])
      await expect(page.getByRole('link', { name: /^Continue reading/ })).toHaveAttribute(
        'href',
        '/ebook#book-sdg-starters',
      )
    })
  }

  const title = `home does not shift when the call fails, ${size.width} px`
  test(title, runOnlyAtNight(size.width > 360), async ({ page, expectStatus }) => {
    expectStatus(503, 0)
    await page.setViewportSize(size)
    await storeMockLogin(page)
    await blockWebFonts(page)
    await watchLayoutShifts(page)
    await page.route(SUMMARY_URL, (route) => route.fulfill({ status: 503, json: { msg: 'Busy' } }))
    const response = page.waitForResponse(SUMMARY_URL)
    await page.goto('/')
    await response
    const band = page.getByRole('region', { name: 'For you' })
    await expect(band.getByRole('link', { name: 'See live sessions' })).toBeVisible()
    expect(await listLayoutShifts(page)).toEqual([])
  })
}

test('from home, one press joins the live session in a new tab', { tag: '@ci' }, async ({
  page,
  user,
  expectStatus,
}) => {
  // The meeting host is unreachable: the test only checks the request.
  expectStatus(0)
  await registerAndLogIn(page, user)
  await page.goto('/about')
  await page.locator('header').getByRole('link', { name: 'UNS', exact: true }).click()
  const band = page.getByRole('region', { name: 'For you' })
  const join = band.getByRole('button', { name: /^Join Try a session/ })
  await expect(join).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  expect(await page.content()).not.toContain('meet.uns.example')
  const meetingRequest = page
    .context()
    .waitForEvent('request', (request) => request.url().startsWith('https://meet.uns.example/'))
  await join.click()
  expect((await meetingRequest).headers()).not.toHaveProperty('referer')
})

test('a link to a book opens it once', { tag: '@ci' }, async ({ page, user }) => {
  await registerAndLogIn(page, user)
  await page.goto('/ebook')
  const headingId = await page
    .locator('li:has([data-opens])')
    .first()
    .locator('h2')
    .getAttribute('id')
  await page.goto('/about')
  await page.goto(`/ebook#${headingId}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await button(page, 'Close').click()
  await expect(page.getByRole('dialog')).toBeHidden()
})
