import 'server-only'
import type { TemplateInput } from './sentences'
import { getMaxWords, selectSentences, toHeading, toNumbered } from './sentences'
import { findKeyTerms } from './terms'

const PER_LEVEL = 4

export function composeQuestions({ text: words, facts, passages }: TemplateInput): string[] {
  const text = words.questions
  const allText = passages.map((passage) => passage.text).join(' ')
  const terms = findKeyTerms(allText, PER_LEVEL)
  const sentences = selectSentences(passages, {
    count: PER_LEVEL,
    maxWords: getMaxWords(facts.grade),
  })
  const askedQuestions = passages
    .flatMap(({ questions, number }) => questions.map((question) => `${question} [${number}]`))
    .slice(0, PER_LEVEL)
  return [
    toHeading(text.find),
    ...toNumbered(terms.map(text.findTerm)),
    toHeading(text.explain),
    ...toNumbered(
      sentences.map((sentence) => `${text.explainSentence(sentence.text)} [${sentence.number}]`),
    ),
    toHeading(text.judge),
    ...toNumbered([...askedQuestions, ...text.judgeOwn]),
    words.groups(Math.ceil(facts.classSize / 4)),
  ]
}
