import type { Locator } from 'playwright/test'
import { expect, type Page, test } from './fixtures'
import { watchRest } from './page-rest'
import {
  DOCS_HTML,
  DOCS_MARKDOWN,
  openEditor,
  pasteHtml,
  storedText,
  toolButton,
  WORD_HTML,
  WORD_MARKDOWN,
} from './rich-text'
import { createWebsite, openPreview } from './site-editor'
import { button, createGate, expectAccessible, field, registerSubscriber, tabTo } from './steps'
import { logInAsManager } from './team-steps'

const TYPED = '## Rain\n\nWe *read* a **story**.\n\n- in pairs\n- aloud'

/** As people do who have never seen Markdown, but with the keys of any text program. */
async function typeText(page: Page, editor: Locator) {
  await editor.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await toolButton(page, 'Heading').click()
  await page.keyboard.type('Rain')
  await page.keyboard.press('Enter')
  await page.keyboard.type('We *read* a ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('story')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- in pairs')
  await page.keyboard.press('Enter')
  await page.keyboard.type('aloud')
  await expect(storedText(editor)).toHaveValue(TYPED)
}

async function expectTyped(editor: Locator) {
  await expect(editor.getByRole('heading')).toHaveText('Rain')
  await expect(editor.locator('strong')).toHaveText('story')
  await expect(editor.locator('em')).toHaveText('read')
  await expect(editor.getByRole('listitem')).toHaveText(['in pairs', 'aloud'])
}

async function makeDraft(page: Page) {
  await page.goto('/my-drafts/new')
  await field(page, 'Made from').selectOption('topic')
  await field(page, 'Lesson topic').fill('sharing class duties')
  await field(page, 'Subject').fill('Science')
  await button(page, 'Make my draft').click()
  await page.waitForURL(/\/my-drafts\/[0-9a-f-]{36}$/)
}

test('a teacher writes a draft with headings and lists, pastes, and works with keys alone', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  await registerSubscriber(page, user)
  await makeDraft(page)
  const editor = await openEditor(page, 'Text')
  await expectAccessible(page)

  await test.step('types, saves and finds it again', async () => {
    await typeText(page, editor)
    await expect(page.getByText('All changes are saved.')).toBeVisible()
    await page.reload()
    await openEditor(page, 'Text')
    await expectTyped(editor)
    await expect(storedText(editor)).toHaveValue(TYPED)
    await expect(page.locator('.draft-paper').getByRole('listitem').first()).toHaveText('in pairs')
  })

  await test.step('undoes and redoes', async () => {
    await editor.press('Control+End')
    await page.keyboard.type(' now')
    await page.keyboard.press('Control+z')
    await expect(storedText(editor)).toHaveValue(TYPED)
    await toolButton(page, 'Redo').click()
    await expect(storedText(editor)).toHaveValue(`${TYPED} now`)
  })

  await test.step('pastes from Word and Google Docs without their looks', async () => {
    for (const [html, markdown] of [
      [WORD_HTML, WORD_MARKDOWN],
      [DOCS_HTML, DOCS_MARKDOWN],
    ] as const) {
      await editor.press('Control+a')
      await pasteHtml(editor, html)
      await expect(storedText(editor)).toHaveValue(markdown)
      expect(await editor.locator('[style], [class], script').count()).toBe(0)
    }
    await editor.press('Control+a')
    await pasteHtml(editor, '', 'Dear parents,\r\nbring **water**.\r\n- a cup\r\n- a hat')
    await expect(storedText(editor)).toHaveValue(
      'Dear parents,\n\nbring **water**.\n\n- a cup\n- a hat',
    )
  })

  await test.step('makes a list and a link with keys alone', async () => {
    await editor.press('Control+a')
    await page.keyboard.type('2 * 3 * 4')
    await expect(storedText(editor)).toHaveValue('2 \\* 3 \\* 4')
    await page.keyboard.press('Shift+Tab')
    await expect(toolButton(page, 'Bold')).toBeFocused()
    for (const key of ['ArrowLeft', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key)
    const list = toolButton(page, 'List with points')
    await expect(list).toBeFocused()
    await expect(list).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Enter')
    await expect(list).toHaveAttribute('aria-pressed', 'true')
    await expect(editor).toBeFocused()
    await page.keyboard.press('Control+k')
    await expectAccessible(page)
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Address')).toHaveAccessibleDescription(/^Enter an address/)
    await field(page, 'Address').fill('/toolkit')
    await tabTo(page, 'Text to show')
    await page.keyboard.type('the toolkit')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' today')
    const { origin } = new URL(page.url())
    await expect(storedText(editor)).toHaveValue(
      `- 2 \\* 3 \\* 4[the toolkit](${origin}/toolkit) today`,
    )
  })
})

test('text typed before the editor comes is taken over, with the cursor and a word in the making', {
  tag: '@ci',
}, async ({ page, user }) => {
  await registerSubscriber(page, user)
  await makeDraft(page)
  await openEditor(page, 'Text')
  const gate = createGate()
  let hasEditor = false
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch()
    const isEditor = (await response.text()).includes('ProseMirror')
    hasEditor ||= isEditor
    if (isEditor) await gate.opened
    await route.fulfill({ response })
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  const textarea = page.locator('textarea')
  await textarea.fill('## Plan\n\nWe sit a circle.')
  await textarea.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(16, 16))
  await page.keyboard.type('in ')
  await textarea.dispatchEvent('compositionstart')
  await expect.poll(() => hasEditor).toBe(true)
  const rest = watchRest(page)
  gate.open()
  await rest()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await textarea.dispatchEvent('compositionend')
  const editor = await openEditor(page, 'Text')
  await expect(editor).toBeFocused()
  await page.keyboard.type('big ')
  await expect(storedText(editor)).toHaveValue('## Plan\n\nWe sit in big a circle.')
})

test('a coordinator writes a website with bold text, lines and links', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  await registerSubscriber(page, user)
  await createWebsite(page, `text-${Date.now().toString(36)}-erode`, 'Edit About us')
  const editor = await openEditor(page, 'Text')
  await expect(toolButton(page, 'Heading')).toHaveCount(0)
  await editor.press('Control+a')
  await pasteHtml(editor, WORD_HTML)
  await expect(storedText(editor)).toHaveValue(
    WORD_MARKDOWN.replace('## Water cycle', '**Water cycle**').replaceAll('- ', '• '),
  )
  await editor.press('Control+a')
  await page.keyboard.type('## Our school')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('has a **garden**.')
  await expect(page.getByText('Saved. Visitors see it when you publish.')).toBeVisible()
  const preview = (await openPreview(page)).getByRole('main')
  await expect(preview.locator('p', { hasText: '## Our school' }).locator('strong')).toHaveText(
    'garden',
  )
  await page.reload()
  await openEditor(page, 'Text')
  await expect(storedText(editor)).toHaveValue('## Our school\nhas a **garden**.')
  await expect(editor.locator('strong')).toHaveText('garden')
})

test('the team writes an announcement and a policy with the editor', {
  tag: '@ci',
}, async ({ page, expectStatus }) => {
  test.slow()
  expectStatus(422)
  await logInAsManager(page, '/team/announcements/new')
  const message = await openEditor(page, 'Message')
  await typeText(page, message)

  await test.step('an error is shown at the text', async () => {
    await field(page, 'To').selectOption('coordinators')
    await field(page, 'Subject').fill('Rain')
    await message.press('Control+a')
    await page.keyboard.press('Delete')
    await button(page, 'Save draft').click()
    await expect(message).toHaveAccessibleDescription('Message is required.')
    await expect(message).toHaveAttribute('aria-invalid', 'true')
    await expect(message).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('the draft shows the same again', async () => {
    await typeText(page, message)
    await button(page, 'Save draft').click()
    await expect(page.getByText(/^Draft saved\./)).toBeVisible()
    await expectTyped(await openEditor(page, 'Message'))
    await expect(page.frameLocator('iframe').locator('li')).toHaveCount(2)
    await expectAccessible(page)
  })

  await test.step('no more is typed than the field takes', async () => {
    const full = 'x'.repeat(4_999)
    await message.press('Control+a')
    await pasteHtml(message, '', full)
    await page.keyboard.type('yz')
    await expect(storedText(message)).toHaveValue(`${full}y`)
    await expect(page.getByText('This field takes at most 5000 characters.')).toBeVisible()
  })

  await page.goto('/team/policies/terms')
  const body = await openEditor(page, 'Text')
  await typeText(page, body)
  await expect(page.getByText('The draft is saved.', { exact: false }).first()).toBeVisible()
  await page.reload()
  await openEditor(page, 'Text')
  await expectTyped(body)
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test('the field is the textarea of its form', { tag: '@ci' }, async ({ page, browser }) => {
    await logInAsManager(page, '/team/announcements/new')
    const storageState = await page.context().storageState()
    const context = await browser.newContext({ storageState, javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(page.url())
    await field(plain, 'Message').fill('## Rain')
    await expect(field(plain, 'Message')).toHaveAttribute('name', 'body')
    await expect(field(plain, 'Message')).toHaveAttribute('maxlength', '5000')
    await context.close()
  })
})
