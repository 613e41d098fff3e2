import { createRequire } from 'node:module'
import path from 'node:path'

/** Rules of style, and blind spots of the validator: React's spelling, text from a style sheet. */
const DISABLED_RULES = [
  'attr-case',
  'aria-label-misuse',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'long-title',
  'no-implicit-input-type',
  'no-inline-style',
  'no-trailing-whitespace',
  'script-type',
  'tel-non-breaking',
  'text-content',
  'void-style',
  // Enter submits a search.
  'wcag/h32',
]

/** Mail programs need features that browsers dropped: tables with attributes, comments for Outlook. */
const DISABLED_EMAIL_RULES = ['doctype-html', 'no-conditional-comment', 'no-deprecated-attr']

type HtmlValidateMessage = { ruleId: string; message: string; selector: string | null }
type HtmlValidateProgram = {
  validateString(html: string): Promise<{ results: { messages: HtmlValidateMessage[] }[] }>
}

export function createHtmlValidator({ isEmail = false } = {}) {
  const packageFolder = process.env.HTML_VALIDATE_PATH ?? ''
  const { HtmlValidate } = createRequire(path.join(packageFolder, 'package.json'))(packageFolder)
  const validator: HtmlValidateProgram = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      ...Object.fromEntries(
        [...DISABLED_RULES, ...(isEmail ? DISABLED_EMAIL_RULES : [])].map((rule) => [rule, 'off']),
      ),
      'valid-id': ['error', { relaxed: true }],
    },
  })
  return async (html: string): Promise<string[]> => {
    const { results } = await validator.validateString(html)
    const allMessages = results.flatMap(({ messages }) => messages)
    return [...allMessages.map(formatMessage), ...findOwnFaults(html)]
  }
}

const formatMessage = ({ ruleId, message, selector }: HtmlValidateMessage) =>
  `${ruleId}: ${message} (${selector})`

function findOwnFaults(html: string) {
  const faults = /<html[^>]*\slang="[^"]+"/.test(html) ? [] : ['html has no lang']
  if (countSectionsWithoutHeading(html) > 0) faults.push('a section has no heading')
  return faults
}

/** The validator has no rule for it. A heading counts for each open section around it. */
export function countSectionsWithoutHeading(html: string): number {
  const markup = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const openSections: boolean[] = []
  let missingCount = 0
  for (const [, closingSlash, tag] of markup.matchAll(/<(\/?)(section|h[1-6])\b/g)) {
    if (tag === 'section') {
      if (!closingSlash) openSections.push(false)
      else if (!openSections.pop()) missingCount += 1
    } else if (!closingSlash) openSections.fill(true)
  }
  return missingCount
}
