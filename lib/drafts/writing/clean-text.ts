import 'server-only'
import { MAX_BODY_CHARACTERS } from '../kinds'

/** What a model writes, as the small Markdown of a draft: no links or pictures, citations of real sources only. */
export function cleanModelText(text: string, sourceCount: number): string {
  return text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .replace(
      /!?\[([^[\]\n]{0,200})\]\([^()\n]{0,300}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?\)/g,
      '$1',
    )
    .replace(/<?https?:\/\/[^\s<>]{1,500}>?/g, '')
    .replace(/\[(\d{1,3})\]/g, (citation, number) =>
      Number(number) >= 1 && Number(number) <= sourceCount ? citation : '',
    )
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_BODY_CHARACTERS)
}

/** Other bullets and heading levels become ours; a numbered line is a paragraph of its own. */
function cleanLine(line: string): string {
  const text = line.trim()
  if (text.startsWith('```')) return ''
  const heading = /^#{1,6} (.{1,300})$/.exec(text)
  if (heading) return `\n## ${heading[1]}\n`
  if (/^[*•–] /.test(text)) return `- ${text.slice(2)}`
  return /^\d{1,2}[.)] /.test(text) ? `\n${text}\n` : text
}
