import { filmSheet, installCamera, isCameraOn, refuseCamera } from './camera-film'
import { drawClassSheets, makeClassTest } from './class-test-steps'
import { expect, test } from './fixtures'
import { button, field, registerSubscriber } from './steps'

test('the camera reads each sheet once by itself, says what it misses, and is released', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  const token = await registerSubscriber(page, user)
  const { id } = await makeClassTest(page, token)
  const [first, second] = await drawClassSheets(id, [
    { rollNumber: 1 },
    { rollNumber: 2, changes: { 1: [[0]] } },
  ])
  const { id: otherId } = await makeClassTest(page, token)
  const [foreign] = await drawClassSheets(otherId, [{ rollNumber: 1 }])
  await installCamera(page)
  await page.goto(`/my-tests/${id}/read`)
  await button(page, 'Open the camera').click()
  const problem = page.getByText('No sheet found. All four corner marks must be in the picture.')
  await expect(problem).toBeInViewport()
  await filmSheet(page, first)
  await expect(page.getByText('1 sheets are saved.')).toBeVisible()
  await expect(page.getByText('Roll number 1: 11 of 11')).toBeInViewport()
  await filmSheet(page)
  await expect(problem).toBeVisible()
  await filmSheet(page, first)
  await expect(page.getByText('Roll number 1 was read before. Nothing changed.')).toBeInViewport()
  await filmSheet(page, foreign)
  await expect(page.getByText('This is a sheet of another test.')).toBeInViewport()
  await filmSheet(page, second)
  await expect(page.getByText('2 sheets are saved.')).toBeVisible()
  await expect(page.getByText('Not right: 1')).toBeInViewport()
  expect(await isCameraOn(page)).toBe(true)
  await button(page, 'Close the camera').click()
  await expect.poll(() => isCameraOn(page)).toBe(false)
})

test('a refused camera says what to do, and photos still work', { tag: '@ci' }, async ({
  page,
  user,
}) => {
  const token = await registerSubscriber(page, user)
  const { id } = await makeClassTest(page, token)
  const photos = await drawClassSheets(id, [{ rollNumber: 1 }])
  await refuseCamera(page)
  await page.goto(`/my-tests/${id}/read`)
  await button(page, 'Open the camera').click()
  const refusal = page.getByRole('alert').filter({ hasText: 'This page may not use the camera.' })
  await expect(refusal).toBeInViewport()
  await field(page, 'Choose photos of sheets').setInputFiles(photos)
  await expect(page.getByText('1 sheets are saved.')).toBeVisible()
})
