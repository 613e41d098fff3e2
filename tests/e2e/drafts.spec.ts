import { expect, type Page, test } from './fixtures'
import { openEditor, replaceText, storedText } from './rich-text'
import { button, expectAccessible, field, registerSubscriber } from './steps'

const pictures = process.env.DRAFT_PICTURES
const takePicture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

test('a teacher makes a draft from a template, lets the model write it, edits it and goes back', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  await registerSubscriber(page, user)
  await page.goto('/my-drafts')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Make a draft' }).click()
  await field(page, 'Made from').selectOption('topic')
  await field(page, 'Lesson topic').fill('sharing class duties')
  await field(page, 'Subject').fill('Science')
  await takePicture(page, 'form')
  await expectAccessible(page)
  await button(page, 'Make my draft').click()
  await page.waitForURL(/\/my-drafts\/[0-9a-f-]{36}$/)
  const editor = await openEditor(page, 'Text')
  const body = storedText(editor)
  await expect(body).toHaveValue(/\[\d\]/)
  const template = await body.inputValue()
  await takePicture(page, 'template')

  await button(page, 'Write this draft with AI').click()
  await expect(page.getByText('The new text is saved.')).toBeVisible()
  await expect(body).not.toHaveValue(template)
  await expect(body).toHaveValue(/The class reads and talks\./)
  await expect(page.getByText('AI-assisted draft: check before use').first()).toBeVisible()
  await takePicture(page, 'written')
  await expectAccessible(page)

  await replaceText(editor, '## My own words\n\nRead the story in pairs. [1]')
  await expect(body).toHaveValue('## My own words\n\nRead the story in pairs. [1]')
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  await page.reload()
  await expect(body).toHaveValue(/My own words/)
  await button(page, 'Bring back the earlier text').click()
  await expect(body).toHaveValue(template)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as DOCX' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.docx$/)
})
