import { expect, test } from './fixtures'
import { openFirstBook, openLibrary, pageRegion } from './reader-steps'

test.beforeEach(({ page, user }) => openLibrary(page, user))

test('pinching with two fingers zooms the page', { tag: '@night' }, async ({ page }) => {
  await openFirstBook(page)
  const cdpSession = await page.context().newCDPSession(page)
  const dispatchTouch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: [number, number][]
  ) =>
    cdpSession.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  await dispatchTouch('touchStart', [150, 300])
  await dispatchTouch('touchStart', [150, 300], [210, 360])
  for (let step = 1; step <= 6; step += 1)
    await dispatchTouch(
      'touchMove',
      [150 - step * 5, 300 - step * 5],
      [210 + step * 5, 360 + step * 5],
    )
  await dispatchTouch('touchEnd')
  await expect
    .poll(async () => (await pageRegion(page, 1).boundingBox())?.width)
    .toBeGreaterThan(2 * 360 * 0.9)
  expect(await page.evaluate(() => visualViewport?.scale), 'the site itself stays').toBe(1)
})
