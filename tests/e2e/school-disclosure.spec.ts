import { randomUUID } from 'node:crypto'
import { cbseDisclosure } from '@/i18n/cbse-disclosure'
import { createPdf } from '../support/sample-files'
import { expect, type Page, test } from './fixtures'
import { confirmOwnEmail, createWebsite, publishWebsite } from './site-editor'
import { button, expectAccessible, field, registerSubscriber } from './steps'

const { appendix, sections, items, columns, note, results, resultColumns } = cbseDisclosure

/** Appendix IX as printed: the number of each entry, and of each part the keys of its entries. */
const PARTS = [
  ['general', 1, 7, 'name', 'contact'],
  ['documents', 1, 8, 'affiliationLetter', 'water'],
  ['academics', 1, 5, 'fees', 'results'],
  ['staff', 1, 7, 'principals', 'counsellor'],
  ['infrastructure', 1, 9, 'campus', 'video'],
] as const

const ITEM_KEYS = Object.keys(items) as (keyof typeof items)[]

/** The entries of a part, from its first to its last one in the text of the rule. */
const listEntries = (first: keyof typeof items, last: keyof typeof items) =>
  ITEM_KEYS.slice(ITEM_KEYS.indexOf(first), ITEM_KEYS.indexOf(last) + 1)

async function readTable(page: Page, name: string) {
  const table = page.getByRole('table', { name, exact: true })
  return {
    heads: await table.getByRole('columnheader').allTextContents(),
    names: await table.getByRole('rowheader').allTextContents(),
    numbers: await table.locator('tbody tr > :first-child').allTextContents(),
  }
}

test('a coordinator fills in the disclosure of CBSE, and its page follows Appendix IX line by line', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  const slug = `rule-${randomUUID().slice(0, 8)}-salem`
  await registerSubscriber(page, user, { affiliation_board: 'CBSE' })
  await confirmOwnEmail(page, user.email)
  await createWebsite(page, slug)
  await page.goto('/my-school/website')
  await button(page, 'Start the disclosure').click()
  await page.getByRole('link', { name: 'Fill in the disclosure' }).click()
  await expect(field(page, 'Board')).toHaveValue('cbse')
  await field(page, 'Affiliation number').fill('1930999')
  await page
    .locator('#entry-noc')
    .getByRole('checkbox', { name: 'This does not apply to our school' })
    .check()

  const fire = page.locator('#entry-fire')
  await fire.getByLabel(/^Attach a PDF/).setInputFiles({
    ...{ name: 'fire-certificate.pdf', mimeType: 'application/pdf', buffer: createPdf() },
  })
  await expect(fire.getByLabel('Name of the document')).toHaveValue('fire-certificate')
  await fire.getByLabel('Valid until').fill('2099-03-31')
  await fire.getByRole('button', { name: 'Remove fire-certificate' }).click()
  await fire.getByRole('button', { name: 'Undo' }).click()
  await expect(fire.getByLabel('Valid until')).toHaveValue('2099-03-31')

  const year = page.getByRole('group', { name: 'Year 1' }).first()
  await year.getByRole('textbox', { name: /Year 1/ }).fill('2025–26')
  await year.getByLabel('Students registered').fill('120')
  await year.getByLabel('Students who passed').fill('118')
  await expect(page.getByText(/Pass percentage: 98\.3/)).toBeVisible()
  await expectAccessible(page)
  await publishWebsite(page)

  await page.goto(`/s/${slug}/mandatory-public-disclosure`)
  await expect(page.getByText(appendix, { exact: true })).toBeVisible()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    Object.values(sections),
  )
  for (const [part, firstNumber, lastNumber, first, last] of PARTS) {
    const { heads, names, numbers } = await readTable(page, sections[part])
    expect(heads).toEqual([...columns[part]])
    expect(names).toEqual(listEntries(first, last).map((key) => items[key]))
    const expected = Array.from(
      { length: lastNumber - firstNumber + 1 },
      (_, index) => `${firstNumber + index}`,
    )
    expect(numbers.filter(Boolean)).toEqual(expected)
  }
  const staff = await readTable(page, sections.staff)
  expect(staff.numbers.slice(3, 8)).toEqual(['4', '', '', '', '5'])
  await expect(page.getByText(note)).toBeVisible()
  for (const name of Object.values(results))
    expect((await readTable(page, name)).heads).toEqual([...resultColumns])

  await expect(page.getByText('1930999')).toBeVisible()
  await expect(page.getByRole('row', { name: /118/ })).toContainText('98.3')
  await expect(page.getByRole('row', { name: /NO OBJECTION/ })).toContainText('Not applicable')
  await expect(page.getByText('Valid until 31 March 2099')).toBeVisible()
  const document = page.getByRole('link', { name: 'fire-certificate' })
  const file = await page.request.get((await document.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectAccessible(page)
})
