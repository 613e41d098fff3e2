import { captionTranslations } from '@/content/videos/sources/captions'
import { LANGUAGES } from '@/i18n/languages'
import { type CompleteLanguage, completeLanguages } from '@/i18n/partial-languages'
import { addLanguage } from '@/lib/language-paths'
import { expect, type Page, test } from './fixtures'
import { runOnlyAtNight, runOnlyInCi } from './night'
import { button, expectAccessible, registerAndLogIn, registerSubscriber } from './steps'

const main = (page: Page) => page.getByRole('main')
const PLAYER_URLS = 'https://www.youtube-nocookie.com/**'

test("You're viewing free videos only: one plays, the others are posters; Unlock Full Video Access with Subscribe Now", {
  tag: '@ci',
}, async ({ page, user }) => {
  await registerAndLogIn(page, user)
  await page.goto('/digital-videos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Video Lessons')
  await expect(
    main(page).getByText("You're viewing free videos only", { exact: true }),
  ).toBeVisible()
  await expect(page.locator('video')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(1)
  await expect(main(page).getByText('Premium', { exact: true })).toHaveCount(3)
  const unlockSection = main(page).locator('section', { hasText: 'Unlock Full Video Access' })
  await expect(unlockSection.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
    'href',
    '/subscription-form',
  )
  await expectAccessible(page)
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
  })
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.3)
  const readCueCount = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0)
  await expect.poll(readCueCount).toBeGreaterThan(3)
})

const translateBell = (language: CompleteLanguage) =>
  language === 'en' ? '[bell]' : (captionTranslations[language]['[bell]'] ?? '')

for (const language of completeLanguages) {
  const title = `the page in ${language} shows captions and transcript in it, and offers the others`
  const options = language === 'hi' ? runOnlyInCi(true) : runOnlyAtNight(true)
  test(title, options, async ({ page, user }) => {
    await registerAndLogIn(page, user)
    await page.goto(addLanguage('/digital-videos', language))
    const otherLanguages = completeLanguages.filter((other) => other !== language)
    expect(
      await page.locator('video track').evaluateAll((tracks: HTMLTrackElement[]) =>
        tracks.map(({ kind, srclang, label, default: isDefault }) => ({
          ...{ kind, srclang, label, isDefault },
        })),
      ),
    ).toEqual(
      [language, ...otherLanguages].map((trackLanguage) => ({
        kind: 'captions',
        srclang: trackLanguage,
        label: LANGUAGES[trackLanguage].name,
        isDefault: trackLanguage === language,
      })),
    )
    const transcript = main(page).locator('details ol')
    await expect(transcript).toHaveAttribute('lang', language)
    await expect(transcript.locator('li').first()).toHaveText(translateBell(language))
    await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      await video.play()
      video.pause()
    })
    for (const shownLanguage of [language, ...otherLanguages]) {
      await expect
        .poll(() => page.locator('video').evaluate(readShownCaptions))
        .toEqual([[shownLanguage, translateBell(shownLanguage)]])
      const next = otherLanguages[otherLanguages.indexOf(shownLanguage) + 1]
      if (next) await page.locator('video').evaluate(showOnly, next)
    }
    await expectAccessible(page)
  })
}

/** Language and first cue. */
const readShownCaptions = (video: HTMLVideoElement) =>
  [...video.textTracks]
    .filter(({ mode }) => mode === 'showing')
    .map(({ language, cues }) => [language, (cues?.[0] as VTTCue | undefined)?.text])

/** As the player's menu does. */
function showOnly(video: HTMLVideoElement, language: string) {
  for (const track of video.textTracks)
    track.mode = track.language === language ? 'showing' : 'disabled'
}

test("a subscriber plays all videos, and the recording's host is contacted only after Play", {
  tag: '@ci',
}, async ({ page, user }) => {
  const playerUrls: string[] = []
  await page.context().route(PLAYER_URLS, (route) => {
    playerUrls.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' })
  })
  await registerSubscriber(page, user)
  await page.goto('/digital-videos')
  await expect(page.locator('video')).toHaveCount(3)
  await expect(main(page).locator('.alert')).toHaveCount(0)
  await expect(page.getByText('Unlock Full Video Access')).toHaveCount(0)
  expect(playerUrls).toEqual([])
  await button(page, 'Play: Last live session').click()
  await expect
    .poll(() => playerUrls)
    .toEqual(['https://www.youtube-nocookie.com/embed/rEc0rD1ng_-?autoplay=1&rel=0'])
  await expectAccessible(page)
})

test('logging out in another tab shows Please login to watch videos', { tag: '@night' }, async ({
  page,
  user,
}) => {
  await registerAndLogIn(page, user)
  await page.goto('/digital-videos')
  await expect(page.locator('video')).toBeVisible()
  const otherPage = await page.context().newPage()
  await otherPage.goto('/about')
  await button(otherPage, 'Asha').click()
  await button(otherPage, 'Logout').click()
  await expect(main(page).getByText('Please login to watch videos', { exact: true })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(main(page).getByText('Unlock Full Video Access')).toBeVisible()
})

test("shows a video's size before playing, seeks from its transcript and resumes where it stopped", {
  tag: '@night',
}, async ({ page, user }) => {
  await registerAndLogIn(page, user)
  await page.goto('/digital-videos')
  await expect(
    main(page).getByText('1 min 9 s · 0.8 MB · captions: English, हिन्दी, தமிழ்'),
  ).toBeVisible()
  await main(page).getByText('Transcript', { exact: true }).click()
  const cueButton = button(
    page,
    'Minute two: four rules. Write them on the board and read them out.',
  )
  await cueButton.click()
  const readCurrentTime = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(readCurrentTime).toBeGreaterThan(19.5)
  await expect(cueButton).toHaveAttribute('aria-current', 'time')
  await expect.poll(readCurrentTime).toBeGreaterThan(22)
  await page.reload()
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(readCurrentTime).toBeGreaterThan(19)
  const setTextTrackMode = (mode: TextTrackMode) =>
    page.locator('video').evaluate((video: HTMLVideoElement, mode) => {
      if (video.textTracks[0]) video.textTracks[0].mode = mode
      video.muted = true
    }, mode)
  await setTextTrackMode('disabled')
  await expect
    .poll(() =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode),
    )
    .toBe('showing')
})
