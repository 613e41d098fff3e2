import 'server-only'
import type { DraftTask } from '@/base/draft-kinds'
import { compareNames } from '@/i18n/compare-names'
import type { DraftTemplateText } from '../content'
import {
  findKeyTerms,
  getMaxWords,
  getTextLength,
  joinByPassage,
  selectSentences,
  type TemplateInput,
  takeText,
  toHeading,
  toList,
  toNumbered,
} from './sentences'

const COMPOSERS: Record<DraftTask, (input: TemplateInput) => string[]> = {
  worksheet: composeWorksheet,
  questions: composeQuestions,
  rubric: composeRubric,
  'shorter-text': composeShorterText,
  'parent-note': composeParentNote,
}

/** What every paper of a task has, whether a template or a model writes it. */
export function listRequiredHeadings(task: DraftTask, text: DraftTemplateText): string[] {
  const { worksheet, questions, rubric, shorterText, parentNote } = text
  const headings: Record<DraftTask, string[]> = {
    worksheet: [worksheet.text, worksheet.gaps, worksheet.questions, worksheet.answers],
    questions: [questions.find, questions.explain, questions.judge],
    rubric: [rubric.work],
    'shorter-text': [shorterText.words, shorterText.short, shorterText.check],
    'parent-note': [parentNote.about, parentNote.ask],
  }
  return headings[task]
}

/** Markdown from curated words and the material alone, without any model. */
export const composeFromTemplate = (task: DraftTask, input: TemplateInput): string =>
  [input.text.facts(input.facts), ...COMPOSERS[task](input)].join('\n\n')

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

const MAX_CRITERIA = 6

/** The criteria of the material itself, where it has some. */
export function composeRubric({ text: words, facts, passages }: TemplateInput): string[] {
  const text = words.rubric
  const ownCriteria = passages
    .flatMap(({ criteria, number }) =>
      criteria.map(({ name, levels }) => ({ name: `${name} [${number}]`, levels })),
    )
    .slice(0, MAX_CRITERIA)
  const terms = findKeyTerms(passages.map((passage) => passage.text).join(' '), 8)
  const citations = passages.map(({ number }) => `[${number}]`).join(' ')
  return [
    toHeading(text.work),
    text.workHint(facts.title),
    ...(terms.length > 0 ? [`${text.lookFor(terms.join(', '))} ${citations}`] : []),
    ...(ownCriteria.length > 0 ? ownCriteria : text.criteria).flatMap(({ name, levels }) => [
      toHeading(name),
      toList(levels.map((level, index) => `**${text.levels[index]}:** ${level}`)),
    ]),
  ]
}

/** Weaker readers get shorter sentences than their grade. */
const WORDS_LESS = 6

export function composeShorterText({ text: words, facts, passages }: TemplateInput): string[] {
  const text = words.shorterText
  const maxWords = getMaxWords(facts.grade) - WORDS_LESS
  const sentences = takeText(passages, { length: getTextLength(facts.grade), maxWords })
  const terms = findKeyTerms(sentences.map((sentence) => sentence.text).join(' '), 6)
  return [
    ...(terms.length > 0 ? [toHeading(text.words), toList(terms.map(text.meaning))] : []),
    toHeading(text.short),
    ...joinByPassage(sentences),
    toHeading(text.check),
    toList(sentences.slice(-3).map((sentence) => `${takeFirstHalf(sentence.text)} …`)),
    toHeading(text.help),
    toList(text.helpLines),
  ]
}

const takeFirstHalf = (sentence: string) => {
  const words = sentence.split(' ')
  return words.slice(0, Math.ceil(words.length / 2)).join(' ')
}

const GAP = '________'
const MAX_GAPS = 5
const QUESTIONS = 3

export function composeWorksheet({ text: words, facts, passages }: TemplateInput): string[] {
  const text = words.worksheet
  const sentences = takeText(passages, {
    length: getTextLength(facts.grade),
    maxWords: getMaxWords(facts.grade),
  })
  const allText = passages.map((passage) => passage.text).join(' ')
  const gaps = makeGaps(
    sentences.map((sentence) => sentence.text),
    findKeyTerms(allText, 200),
  )
  const [term = facts.title] = findKeyTerms(allText, 1)
  const questions = passages.flatMap((passage) => passage.questions).slice(0, QUESTIONS)
  return [
    words.nameLine,
    toHeading(text.plan),
    toList(listPlan(words, facts.minutes)),
    toHeading(text.text),
    ...joinByPassage(sentences),
    ...(gaps.length > 0
      ? [
          toHeading(text.gaps),
          text.gapsHint,
          ...toNumbered(gaps.map(({ question }) => question)),
          `**${text.words}:** ${gaps
            .map(({ answer }) => answer)
            .toSorted(compareNames)
            .join(', ')}`,
        ]
      : []),
    toHeading(text.questions),
    ...toNumbered([...questions, ...text.own(term)]),
    toHeading(text.together),
    words.pairs(Math.ceil(facts.classSize / 2)),
    ...(gaps.length > 0
      ? [
          toHeading(text.answers),
          toList(gaps.map(({ answer }, index) => `${index + 1}: ${answer}`)),
        ]
      : []),
  ]
}

/** A quarter for reading, half for writing, the rest for talking. */
function listPlan({ worksheet }: TemplateInput['text'], minutes: number): string[] {
  const reading = Math.max(1, Math.round(minutes / 4))
  const writing = Math.max(1, Math.round(minutes / 2))
  return [
    worksheet.read(reading),
    worksheet.write(writing),
    worksheet.share(Math.max(1, minutes - reading - writing)),
  ]
}

/** Each word is used once, so that every gap has one answer. */
export function makeGaps(sentences: string[], terms: string[]) {
  const usedTerms = new Set<string>()
  return sentences
    .flatMap((sentence) => {
      const answer = terms.find(
        (term) => !usedTerms.has(term) && countOccurrences(sentence, term) === 1,
      )
      if (!answer) return []
      usedTerms.add(answer)
      return [{ question: sentence.replace(answer, GAP), answer }]
    })
    .slice(0, MAX_GAPS)
}

const LETTER = /[\p{L}\p{M}]/u

/** Whole words only; a longer word with the term in it counts as two, so that it is not used. */
function countOccurrences(sentence: string, term: string): number {
  const parts = sentence.split(term)
  const isInsideWord = parts.some(
    (part, index) =>
      (index > 0 && LETTER.test(part.charAt(0))) ||
      (index < parts.length - 1 && LETTER.test(part.at(-1) ?? '')),
  )
  return isInsideWord ? 2 : parts.length - 1
}
