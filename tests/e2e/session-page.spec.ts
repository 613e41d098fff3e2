import { expect, type Page, test } from './fixtures'
import { blockWebFonts, listLayoutShifts, watchLayoutShifts } from './layout-shift'
import { button, createGate, expectAccessible, registerAndLogIn, storeMockLogin } from './steps'

const TRIAL_PATH = '/series/see-how-it-works'

/** A session of the weekly series. Which session comes first depends on the day; it may be for subscribers. */
async function findSession(page: Page, list: 'coming' | 'past') {
  await page.goto('/series')
  const sessions = page.locator(`section[aria-labelledby=${list}] li`)
  const link = sessions
    .filter({ hasNotText: /Workshop|Meeting/ })
    .locator('h3 a')
    .first()
  return (await link.getAttribute('href')) ?? 'none'
}

/** Whole, above the bar of a phone, and the only one of its colour. */
async function expectPrimaryAction(page: Page, name: string | null) {
  const prominent = page.locator('.take-part .button-accent:visible')
  await expect(prominent).toHaveText(name === null ? [] : [name])
  if (name === null) return
  await expect(prominent).toBeInViewport({ ratio: 1 })
  const [action, bar] = [
    await prominent.boundingBox(),
    await page.locator('.member-nav').boundingBox(),
  ]
  if (action && bar) expect(action.y + action.height).toBeLessThanOrEqual(bar.y)
}

const readCurrentGroup = (page: Page) =>
  page.locator('.member-nav a.member-way[aria-current]').allTextContents()

test('a teacher registers on a phone with one press, and the page does not move', async ({
  page,
  user,
  expectStatus,
}) => {
  // The web font.
  expectStatus(0)
  await registerAndLogIn(page, user)
  const path = await findSession(page, 'coming')
  await blockWebFonts(page)
  await watchLayoutShifts(page)
  await page.goto(path)
  await expectPrimaryAction(page, 'Register')
  await expect(page.locator('.session-count strong')).toHaveCount(3)
  await expect(page.getByRole('main')).toContainText('You leave with')
  expect(await listLayoutShifts(page)).toEqual([])
  expect(await readCurrentGroup(page)).toEqual(['Sessions'])
  await expectAccessible(page)

  await button(page, 'Register').click()
  await page.waitForURL('**/registration?result=registered')
  await page.goto(path)
  await expect(page.getByRole('main')).toContainText('You are registered.')
  await expectPrimaryAction(page, null)
  expect(await listLayoutShifts(page)).toEqual([])
  await expectAccessible(page)

  await page.goto(TRIAL_PATH)
  await expectPrimaryAction(page, 'Join the session')
  expect(await listLayoutShifts(page)).toEqual([])
})

test('a visitor sees the day and what to do without scripts, and of a past session what it was', {
  tag: '@ci',
}, async ({ browser, page }) => {
  const path = await findSession(page, 'coming')
  await page.goto(path)
  await expectPrimaryAction(page, 'Log in')
  await expectAccessible(page)
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(path)
  await expect(plain.locator('.session-count')).toHaveText(/^(Today|Tomorrow|In \d+ days)$/)
  await expect(plain.getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  await plain.context().close()

  await page.goto(await findSession(page, 'past'))
  await expectPrimaryAction(page, 'All live sessions')
  await expect(page.getByRole('main')).not.toContainText('For everyone who')
  await expectAccessible(page)
})

const upcoming = {
  ...{ slug: 'see-how-it-works', title: 'Try a session', language: 'en', phase: 'upcoming' },
  ...{ mine: 'none', ahead: 0, full: false, canAttend: true, canJoin: false, joined: false },
  ...{ acceptsCode: false, code: null, present: false, reason: null, recording: null },
  ...{ feedback: 'none', certificate: null, certificateWaits: false, changesIn: null },
  opensAt: '2026-11-28T04:15:00.000Z',
}
const over = { ...upcoming, phase: 'over', mine: 'registered', present: true }

for (const [name, registration, action] of [
  ['full', { ...upcoming, full: true }, 'Join the waiting list'],
  ['waiting', { ...upcoming, full: true, mine: 'waiting', ahead: 2 }, null],
  ['for subscribers', { ...upcoming, canAttend: false }, 'Subscribe'],
  [
    'certificate',
    { ...over, certificate: 'UNS-7K3Q9ZT4WX', feedback: 'open' },
    'Open your certificate',
  ],
  ['certificate waits', { ...over, certificateWaits: true }, 'See what is missing'],
  ['feedback', { ...over, feedback: 'open' }, 'Give feedback'],
  ['absent', { ...over, present: false }, null],
] as const)
  test(`one action within reach of a thumb: ${name}`, { tag: '@ci' }, async ({
    page,
    expectStatus,
  }) => {
    expectStatus(0)
    await storeMockLogin(page)
    await blockWebFonts(page)
    await watchLayoutShifts(page)
    const gate = createGate()
    await page.route('**/api/series/*/registration', async (route) => {
      await gate.opened
      await route.fulfill({ json: { registration, xsrf: 'x' } })
    })
    await page.goto(TRIAL_PATH)
    await expect(page.getByRole('main')).toContainText('Loading your registration...')
    gate.open()
    await expect(page.getByRole('main')).not.toContainText('Loading your registration...')
    await expectPrimaryAction(page, action)
    expect(await listLayoutShifts(page)).toEqual([])
    await expectAccessible(page)
  })

test('the page does not move when its own style sheet comes before the one of the site', {
  tag: '@ci',
}, async ({ page, expectStatus }) => {
  expectStatus(0)
  expectStatus(401)
  await storeMockLogin(page)
  await blockWebFonts(page)
  await watchLayoutShifts(page)
  const siteSheet = createGate()
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes('.session-count')) await siteSheet.opened
    await route.fulfill({ response })
  })
  const loaded = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.css') && (await response.text()).includes('.session-count'),
  )
  await page.goto(TRIAL_PATH, { waitUntil: 'commit' })
  await loaded
  expect(await listLayoutShifts(page)).toEqual([])
  siteSheet.open()
  await expect(page.locator('style[data-partial]')).toHaveCount(0)
  expect(await listLayoutShifts(page)).toEqual([])
})

test('subpages mark their group', { tag: '@ci' }, async ({ page, user }) => {
  await registerAndLogIn(page, user)
  for (const [path, group] of [
    ['/my-learning/add', 'My learning'],
    ['/my-learning/name', 'My learning'],
    ['/series/see-how-it-works/registration', 'Sessions'],
    ['/profile', null],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    expect(await readCurrentGroup(page)).toEqual(group ? [group] : [])
  }
  await page.goto('/hi/series/see-how-it-works')
  await expect(page.getByRole('link', { name: 'होम' }).first()).not.toHaveAttribute('aria-current')
})
