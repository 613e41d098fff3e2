import { expect, type Page, test } from './fixtures'
import { button, enter, enterAsSubscriber, expectInOrder } from './steps'

const main = (page: Page) => page.getByRole('main')
const PLAYER = 'https://www.youtube-nocookie.com/**'

test("You're viewing free videos only: one plays, the others are posters; Unlock Full Video Access with Subscribe Now", async ({
  page,
  person,
}) => {
  await enter(page, person)
  await page.goto('/digital-videos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Video Lessons')
  await expect(
    main(page).getByText("You're viewing free videos only", { exact: true }),
  ).toBeVisible()
  await expect(page.locator('video')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(1)
  await expect(main(page).getByText('Premium', { exact: true })).toHaveCount(3)
  const unlock = main(page).locator('section', { hasText: 'Unlock Full Video Access' })
  await expect(unlock.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
    'href',
    '/subscription-form',
  )
  await expectInOrder(page)
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
  })
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.3)
  const cues = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0)
  await expect.poll(cues).toBeGreaterThan(3)
})

test('a subscriber plays all; the recording is asked of its host only when Play is pressed', async ({
  page,
  person,
}) => {
  const asked: string[] = []
  await page.context().route(PLAYER, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' })
  })
  await enterAsSubscriber(page, person)
  await page.goto('/digital-videos')
  await expect(page.locator('video')).toHaveCount(3)
  await expect(main(page).locator('.alert')).toHaveCount(0)
  await expect(page.getByText('Unlock Full Video Access')).toHaveCount(0)
  expect(asked).toEqual([])
  await button(page, 'Play: The last live session').click()
  await expect
    .poll(() => asked)
    .toEqual(['https://www.youtube-nocookie.com/embed/rEc0rD1ng_-?autoplay=1&rel=0'])
  await expectInOrder(page)
})

test('Logged out in another tab: Please login to watch videos', async ({ page, person }) => {
  await enter(page, person)
  await page.goto('/digital-videos')
  await expect(page.locator('video')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/about')
  await button(other, 'Asha').click()
  await button(other, 'Logout').click()
  await expect(main(page).getByText('Please login to watch videos', { exact: true })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(main(page).getByText('Unlock Full Video Access')).toBeVisible()
})

test('what a film weighs stands there before the tap; its transcript leads into it, and it goes on where it was left', async ({
  page,
  person,
}) => {
  await enter(page, person)
  await page.goto('/digital-videos')
  await expect(
    main(page).getByText('1 min 9 s · 0.8 MB · captions and transcript in English'),
  ).toBeVisible()
  await main(page).getByText('Transcript', { exact: true }).click()
  const line = button(page, 'Minute two: four rules. Write them on the board and read them out.')
  await line.click()
  const at = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)
  await expect.poll(at).toBeGreaterThan(19.5)
  await expect(line).toHaveAttribute('aria-current', 'time')
  await expect.poll(at, { timeout: 15_000 }).toBeGreaterThan(22)
  await page.reload()
  await page.locator('video').evaluate((film: HTMLVideoElement) => film.play())
  await expect.poll(at).toBeGreaterThan(19)
  const cover = (mode: TextTrackMode) =>
    page.locator('video').evaluate((film: HTMLVideoElement, mode) => {
      if (film.textTracks[0]) film.textTracks[0].mode = mode
      film.muted = true
    }, mode)
  await cover('disabled')
  await expect
    .poll(() =>
      page.locator('video').evaluate((film: HTMLVideoElement) => film.textTracks[0]?.mode),
    )
    .toBe('showing')
})
