import 'server-only'
import type { TemplateInput } from './sentences'
import { joinByPassage, takeText, toHeading, toList } from './sentences'
import { findKeyTerms } from './terms'

const TEXT_LENGTH = 40
const MAX_WORDS = 25

export function composeParentNote({ text: words, facts, passages }: TemplateInput): string[] {
  const text = words.parentNote
  const sentences = takeText(passages, { length: TEXT_LENGTH, maxWords: MAX_WORDS })
  const [term = facts.title] = findKeyTerms(passages.map((passage) => passage.text).join(' '), 1)
  return [
    text.greeting(facts),
    toHeading(text.about),
    text.weRead(facts.title),
    ...joinByPassage(sentences),
    toHeading(text.ask),
    toList(text.questions(term)),
    text.noCost,
    text.closing,
  ]
}
