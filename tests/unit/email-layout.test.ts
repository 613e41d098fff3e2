// @module-tag machine
import { expect, test, vi } from 'vitest'
import { LANGUAGES, languageCodes } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import * as documents from '@/lib/billing/document/send'
import { composeEmail, templateNames } from '@/lib/housekeeping/email-templates'
import { renderEmail } from '@/lib/mail/render'
import { computeContrast, invertLightness, isDark } from '../support/contrast'
import { type EmailElement, listEmailElements, readClassStyles } from '../support/email-elements'
import { sampleEmailData as samples } from '../support/sample-emails'

vi.spyOn(documents, 'loadDocumentAttachment').mockResolvedValue({
  ...{ filename: 'x.pdf', contentType: '', content: '', encoding: 'base64' },
})

/** Gmail cuts an email at 102 KB. */
const MAX_BYTES = 30 * 1024
const MIN_CONTRAST = 4.5
/** What Word, with which Outlook draws, does not know; and what only a style sheet could do. */
const UNSAFE_STYLES =
  /^(display:(?!inline-block|none)|position|float|flex|grid|gap|transform|background:)/
const FONT_BY_LANGUAGE: Record<string, RegExp> = { hi: /devanagari/, ta: /tamil/ }

const cases = languageCodes.flatMap((language) => templateNames.map((name) => ({ language, name })))
const renderSample = ({ language, name }: (typeof cases)[number], changes = {}) =>
  runInLanguage(language, () => renderEmail(composeEmail(name, { ...samples[name], ...changes })))

const rendered = new Map<(typeof cases)[number], ReturnType<typeof renderSample>>()
/** Each test of an email looks at the same one. */
function renderOnce(sample: (typeof cases)[number]) {
  const email = rendered.get(sample) ?? renderSample(sample)
  rendered.set(sample, email)
  return email
}

const isHidden = ({ styles }: EmailElement) => styles.display === 'none'

test.each(cases)('$name ($language) is made of tables with inline styles', async (sample) => {
  const { html } = await renderOnce(sample)
  expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES)
  const elements = listEmailElements(html)
  expect(elements.filter(({ tag }) => /^(div|section|img|svg|button|input)$/.test(tag))).toEqual([])
  const styles = elements.flatMap(({ styles }) =>
    Object.entries(styles).map((pair) => pair.join(':')),
  )
  expect(styles.filter((style) => UNSAFE_STYLES.test(style))).toEqual([])
  expect(html.match(/<style/g)).toHaveLength(1)
  expect(
    html.match(/@[a-z-]+/g)?.filter((rule) => rule !== '@media' && html.includes(`${rule} (`)),
  ).toEqual([])
  expect(html).not.toMatch(/@font-face|@import|url\(/)
  const tables = elements.filter(({ tag }) => tag === 'table')
  expect(tables.length).toBeGreaterThan(1)
  for (const { attributes } of tables)
    expect(attributes).toMatchObject({ cellPadding: '0', cellSpacing: '0', border: '0' })
  expect(
    Math.max(...tables.map(({ styles }) => Number.parseInt(styles['max-width'] ?? '0', 10))),
  ).toBe(600)
  expect(html).toContain('<!--[if mso]><table role="presentation" width="600"')
})

test.each(cases)(
  '$name ($language) has title, preview, language and plain text',
  async (sample) => {
    const { html, text, subject } = await renderOnce(sample)
    const elements = listEmailElements(html)
    const { tag: language } = LANGUAGES[sample.language]
    expect(html).toMatch(new RegExp(`<html lang="${sample.language}"`))
    expect(elements.find(({ tag }) => tag === 'table')?.attributes.lang).toBe(sample.language)
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toBeTruthy()
    expect(elements.filter(({ tag }) => tag === 'h1')).toHaveLength(1)
    const [preheader] = elements.filter(isHidden)
    expect(preheader?.text.replaceAll(/[\u034f\u200c\u00a0]/g, '').length).toBeGreaterThan(15)
    expect(text.length).toBeGreaterThan(subject.length)
    expect(text).not.toMatch(/[<>]{2}|\u034f/)
    const fonts = elements.flatMap(({ styles }) => styles['font-family'] ?? [])
    expect(fonts.length).toBeGreaterThan(2)
    for (const family of fonts)
      expect(family, language).toMatch(FONT_BY_LANGUAGE[sample.language] ?? /arial/)
  },
)

/** Some programs reverse all colours, others only what is light behind and dark in front. */
const REVERSALS: ((color: string, isDarkSide: boolean) => string)[] = [
  (color) => color,
  (color) => invertLightness(color),
  (color, isBackground) => (isDark(color) === isBackground ? color : invertLightness(color)),
]

test.each(cases)('$name ($language) can be read in light and dark', async (sample) => {
  const { html } = await renderOnce(sample)
  const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const elements = listEmailElements(html).filter(
    (element) => element.text.trim() && ![element, ...element.parents].some(isHidden),
  )
  expect(elements.length).toBeGreaterThan(5)
  for (const element of elements) {
    const color = findColors(element, css, 'color')
    const background = findColors(element, css, 'background-color')
    const { text } = element
    for (const reverse of REVERSALS) {
      const contrast = computeContrast(reverse(color.light, false), reverse(background.light, true))
      expect(contrast, text).toBeGreaterThanOrEqual(MIN_CONTRAST)
    }
    const contrast = computeContrast(color.dark, background.dark)
    expect(contrast, `${text} in dark`).toBeGreaterThanOrEqual(MIN_CONTRAST)
  }
})

/** The element that sets the colour inline must have a class that changes it in the dark. */
function findColors(element: EmailElement, css: string, property: 'color' | 'background-color') {
  const darkByClass = readClassStyles(css, property)
  const owner = [element, ...element.parents].find(({ styles }) => styles[property])
  const light = owner?.styles[property] ?? ''
  const classes = owner?.attributes.class?.split(' ') ?? []
  if (property === 'background-color' && owner?.tag !== 'body')
    expect(owner?.attributes.bgcolor).toBe(light)
  return { light, dark: classes.map((name) => darkByClass[name]).find(Boolean) ?? light }
}

test('markup in names and texts stays text in the title, the preview and the facts', async () => {
  const markup = '</title></style><img src=x onerror="a()"><wbr data-word="open"/>'
  const { html } = await runInLanguage('en', () =>
    renderEmail(
      composeEmail('teamContact', {
        ...samples.teamContact,
        name: markup,
        subject: markup,
        message: markup,
      }),
    ),
  )
  expect(html).not.toMatch(/<img|<wbr/)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  expect(html.match(/\[if mso\]/g)).toHaveLength(2)
})
