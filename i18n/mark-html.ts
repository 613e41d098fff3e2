import { endsInside, splitMarked, stripMarks } from './english-marks'
import { LANGUAGES } from './languages'

const PLAIN_ELEMENT = /^<(\/?)(?:title|style|script|option|textarea)\b/

/** For HTML that no browser hydrates: emails, and what the server adds to a stored page. */
export function markHtml(html: string): string {
  let isPlain = false
  let isInside = false
  return html.replace(/<[^<>]*>|[^<]+/g, (part) => {
    const isTag = part.startsWith('<')
    const [, slash] = PLAIN_ELEMENT.exec(part) ?? []
    if (slash !== undefined) isPlain = slash === ''
    const parts = splitMarked(part, isInside)
    if (!isTag) isInside = endsInside(part, isInside)
    return isTag || isPlain ? stripMarks(part) : parts.map(writePart).join('')
  })
}

const writePart = ({ text, isEnglish }: ReturnType<typeof splitMarked>[number]) =>
  isEnglish ? `<span lang="${LANGUAGES.en.tag}">${text}</span>` : text
