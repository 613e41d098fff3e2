import type { BrowserContext } from 'playwright/test'
import { expect, type Page, test } from './fixtures'
import {
  addBlock,
  confirmOwnEmail,
  createWebsite,
  openPreview,
  publishWebsite,
} from './site-editor'
import { button, expectAccessible, getOverflow, registerSubscriber } from './steps'

/** In 360 and 1,280 pixels. */
const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

const blockOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('a coordinator on a phone fills the blocks, and a parent reads them', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  const slug = `blocks-${Date.now().toString(36)}-salem`
  await registerSubscriber(page, user)
  await confirmOwnEmail(page, user.email)
  await createWebsite(page, slug)

  await addBlock(page, 'contact')
  const contact = blockOf(page, '2. Contact')
  await expect(contact.getByLabel('Address', { exact: true })).toHaveValue(/Temple Road/)
  await expect(contact.getByLabel('Email', { exact: true })).toHaveValue(/@/)

  await addBlock(page, 'people')
  const people = blockOf(page, '3. People')
  await people.getByText('Paste a list of people').click()
  await people
    .getByLabel('One person a line')
    .fill('Dr. Meena Ravi\tPrincipal\nS. Anand | Teacher | Maths')
  await button(page, 'Add these people').click()
  await button(page, 'Remove: S. Anand').click()
  await people.getByRole('button', { name: 'Undo' }).click()
  await expect(people.getByLabel('Subject (optional)').last()).toHaveValue('Maths')

  await addBlock(page, 'timetable')
  const timetable = blockOf(page, '4. Timetable')
  await timetable.getByLabel(/Title of the timetable/).fill('Class 8 A')
  await timetable
    .getByLabel('Days and periods')
    .fill('\tPeriod 1\tPeriod 2\nMonday\tTamil\tMaths\nTuesday\tEnglish\tScience')

  await addBlock(page, 'figures')
  const figures = blockOf(page, '5. Figures')
  for (const [index, [number = '', label = '']] of [
    ['96 %', 'passed class 10'],
    ['22 : 1', 'students a teacher'],
    ['4', 'science labs'],
  ].entries()) {
    await figures.getByLabel('Number', { exact: true }).nth(index).fill(number)
    await figures.getByLabel('What it counts').nth(index).fill(label)
  }
  await addBlock(page, 'map')
  await expect(blockOf(page, '6. Map').getByLabel('Address', { exact: true })).toHaveValue(/Temple/)

  await addBlock(page, 'events')
  const events = blockOf(page, '7. Dates and events')
  await events.getByLabel('What happens').fill('Annual day')
  await events.getByLabel('Day', { exact: true }).fill('2099-12-20')
  await expect((await openPreview(page)).getByText('science labs')).toBeVisible()
  expect(await page.evaluate(getOverflow)).toBeLessThanOrEqual(0)
  await publishWebsite(page)

  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    await page.goto(`/s/${slug}`)
    await expect(page.getByText('Dr. Meena Ravi')).toBeVisible()
    await expect(page.getByText('20 December 2099')).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Monday' })).toBeVisible()
    expect(await page.evaluate(getOverflow)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    expect(await page.locator('script').count()).toBe(0)
  }
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})

const listForeignRequests = (context: BrowserContext) => {
  const hosts: string[] = []
  context.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (!['localhost', '127.0.0.1'].includes(hostname)) hosts.push(hostname)
  })
  return hosts
}

test('a video asks nothing of another host before it is pressed, then plays in its place', {
  tag: '@ci',
}, async ({ page, user, context }) => {
  test.slow()
  const slug = `video-${Date.now().toString(36)}-salem`
  await registerSubscriber(page, user)
  await confirmOwnEmail(page, user.email)
  await createWebsite(page, slug)
  await addBlock(page, 'video')
  await page.getByLabel('Title of the video').fill('Our sports day')
  await page.getByLabel('Link of the video on YouTube').fill('https://youtu.be/dQw4w9WgXcQ?si=x')
  await publishWebsite(page)

  const hosts = listForeignRequests(context)
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }),
  )
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    hosts.length = 0
    await page.goto(`/s/${slug}`)
    const frame = page.frameLocator('iframe[title="Our sports day"]')
    const press = frame.getByRole('link', { name: /Our sports day/ })
    await press.scrollIntoViewIfNeeded()
    await expect(press).toBeVisible()
    await expectAccessible(page)
    expect(hosts).toEqual([])
    await press.click()
    await expect(frame.getByText('The player')).toBeVisible()
    expect(hosts).toEqual(['www.youtube-nocookie.com'])
    expect(page.url()).toContain(`/s/${slug}`)
  }
})
