/** How Word, Google Docs and web pages write what a text can keep. */

const HIDDEN_TAGS = /^(?:SCRIPT|STYLE|TITLE|META|LINK|TEMPLATE|OBJECT|IFRAME|XML|NOSCRIPT)$/
const BLOCK_TAGS =
  /^(?:P|DIV|H[1-6]|SECTION|ARTICLE|MAIN|HEADER|FOOTER|ASIDE|NAV|BLOCKQUOTE|FIGURE|FIGCAPTION|PRE|ADDRESS|TABLE|THEAD|TBODY|TFOOT|CAPTION|DL|DT|DD|HR|FORM|FIELDSET|DETAILS|SUMMARY)$/

/** The policy of the page forbids styles and handlers also in a document that only data is read from. */
export const disarmHtml = (html: string): string =>
  html.replace(/<[^<>]*>/g, (tag) =>
    tag
      .replace(/^(<\/?)(?:style|script)\b/i, '$1template')
      .replace(/\s(style|on[a-z]{1,40})\s{0,9}=/gi, ' data-$1='),
  )

const readStyle = ({ dataset }: HTMLElement) => (dataset.style ?? '').toLowerCase()

/** With the marker that Word writes before an item of a list. */
export const isHidden = (element: HTMLElement): boolean =>
  HIDDEN_TAGS.test(element.tagName) ||
  element.hasAttribute('hidden') ||
  /display:\s?none|mso-hide:\s?all|mso-list:\s?ignore/.test(readStyle(element))

export const isBlock = ({ tagName }: HTMLElement): boolean => BLOCK_TAGS.test(tagName)

export const isHeading = ({ tagName, className }: HTMLElement): boolean =>
  /^H[1-6]$/.test(tagName) || /\bMso(?:Title|Subtitle|Heading\d)\b/.test(className)

/** Only what the element itself says: Google Docs puts everything into one `b` that is not bold. */
export function readMarks(element: HTMLElement) {
  const { tagName } = element
  const style = readStyle(element)
  const weight = /(?<![\w-])font-weight:\s?([a-z0-9]{1,10})/.exec(style)?.[1]
  const slope = /(?<![\w-])font-style:\s?([a-z]{1,10})/.exec(style)?.[1]
  return {
    isStrong: weight
      ? /^(?:bold|bolder|[6-9]00)$/.test(weight)
      : /^(?:B|STRONG)$/.test(tagName) || undefined,
    isEmphasis: slope ? slope === 'italic' : /^(?:I|EM)$/.test(tagName) || undefined,
  }
}

/** Word writes items as paragraphs. Only those of the first level have numbers. */
export function readWordListItem(element: HTMLElement): { number?: number } | null {
  const [, level] = /mso-list:\s?l\d{1,4} level(\d)/.exec(readStyle(element)) ?? []
  if (!level) return null
  const marker = [...element.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s?ignore/.test(readStyle(span)),
  )
  const [, number] = /^\s{0,9}(\d{1,3})[.)]/.exec(marker?.textContent ?? '') ?? []
  return { number: level === '1' && Number(number) > 0 ? Number(number) : undefined }
}
