import { createRequire } from 'node:module'
import path from 'node:path'

/** What is wrong with the HTML of a page or an email, in sentences. */

/** Matters of taste, and what the validator cannot see: React's spelling, text that a style sheet adds. */
const OFF = [
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
  // A search is sent by Enter.
  'wcag/h32',
]

/** Mail programs know what browsers have given up, and the renderer of emails writes for them. */
const OFF_IN_EMAILS = ['doctype-html']

type Message = { ruleId: string; message: string; selector: string | null }
type Validator = {
  validateString(html: string): Promise<{ results: { messages: Message[] }[] }>
}

export function htmlValidator({ isEmail = false } = {}) {
  const home = process.env.HTML_VALIDATE_PATH ?? ''
  const { HtmlValidate } = createRequire(path.join(home, 'package.json'))(home)
  const validator: Validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      ...Object.fromEntries(
        [...OFF, ...(isEmail ? OFF_IN_EMAILS : [])].map((rule) => [rule, 'off']),
      ),
      'valid-id': ['error', { relaxed: true }],
    },
  })
  return async (html: string): Promise<string[]> => {
    const { results } = await validator.validateString(html)
    const found = results.flatMap(({ messages }) => messages)
    return [...found.map(inWords), ...ownFaults(html)]
  }
}

const inWords = ({ ruleId, message, selector }: Message) => `${ruleId}: ${message} (${selector})`

function ownFaults(html: string) {
  const faults = /<html[^>]*\slang="[^"]+"/.test(html) ? [] : ['html has no lang']
  if (sectionsWithoutHeading(html) > 0) faults.push('a section has no heading')
  return faults
}

/** The validator has no rule for it. A heading names each section that is open around it. */
export function sectionsWithoutHeading(html: string): number {
  const markup = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const open: boolean[] = []
  let without = 0
  for (const [, end, tag] of markup.matchAll(/<(\/?)(section|h[1-6])\b/g)) {
    if (tag === 'section') {
      if (!end) open.push(false)
      else if (!open.pop()) without += 1
    } else if (!end) open.fill(true)
  }
  return without
}
