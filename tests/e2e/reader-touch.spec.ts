import { expect, test } from './fixtures'
import { enterLibrary, openFirstBook, sheet } from './reader-steps'

test.beforeEach(({ page, person }) => enterLibrary(page, person))

test('two fingers stretch the page', { tag: '@night' }, async ({ page }) => {
  await openFirstBook(page)
  const hand = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  await touch('touchStart', [150, 300])
  await touch('touchStart', [150, 300], [210, 360])
  for (let step = 1; step <= 6; step += 1)
    await touch('touchMove', [150 - step * 5, 300 - step * 5], [210 + step * 5, 360 + step * 5])
  await touch('touchEnd')
  await expect
    .poll(async () => (await sheet(page, 1).boundingBox())?.width)
    .toBeGreaterThan(2 * 360 * 0.9)
  expect(await page.evaluate(() => visualViewport?.scale), 'the site itself stays').toBe(1)
})
