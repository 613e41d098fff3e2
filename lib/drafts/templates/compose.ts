import 'server-only'
import type { DraftLanguage, DraftTask } from '@/base/draft-kinds'
import type { BankQuestion } from '@/lib/question-bank/questions'
import type { DraftTemplateText, TemplateFacts } from '../content'
import type { NumberedPassage } from '../sources/passages'
import { composeAnswers, composeQuestion } from './question'

export type TemplateInput = {
  text: DraftTemplateText
  language: DraftLanguage
  facts: TemplateFacts
  passages: NumberedPassage[]
  /** Written for the material. */
  questions: BankQuestion[]
}

const COMPOSERS: Record<DraftTask, (input: TemplateInput) => string[]> = {
  worksheet: composeWorksheet,
  questions: composeQuestions,
  rubric: composeRubric,
  'shorter-text': composeShorterText,
  'parent-note': composeParentNote,
}

/** What every paper of a task has that a model writes. */
export function listRequiredHeadings(task: DraftTask, text: DraftTemplateText): string[] {
  const { worksheet, questions, rubric, shorterText, parentNote } = text
  const headings: Record<DraftTask, string[]> = {
    worksheet: [worksheet.text, worksheet.gaps, worksheet.questions, text.answers],
    questions: [questions.find, questions.explain, questions.judge],
    rubric: [rubric.work],
    'shorter-text': [shorterText.words, shorterText.short, shorterText.check],
    'parent-note': [parentNote.about, parentNote.ask],
  }
  return headings[task]
}

/** Markdown from words that were written for it, without any model. */
export const composeFromTemplate = (task: DraftTask, input: TemplateInput): string =>
  [input.text.facts(input.facts), ...COMPOSERS[task](input)].join('\n\n')

const toHeading = (text: string) => `## ${text}`

const toList = (items: string[]) => items.map((item) => `- ${item}`).join('\n')

/** One paragraph for each item. */
const toNumbered = (items: string[], from = 1) =>
  items.map((item, index) => `${index + from}. ${item}`)

const MAX_CLOSED = 5
const MAX_OPEN = 3

function composeWorksheet(input: TemplateInput): string[] {
  const { text: words, language, facts } = input
  const text = words.worksheet
  const questions = selectForGrade(input.questions, facts.grade)
  const closed = questions.filter(isClosed).slice(0, MAX_CLOSED)
  const open = questions.filter(({ kind }) => kind === 'short').slice(0, MAX_OPEN)
  const task = questions.find(({ kind }) => kind === 'task')
  const asked = [...closed, ...open]
  return [
    words.nameLine,
    toHeading(text.plan),
    toList(listPlan(words, facts)),
    ...(closed.length > 0
      ? [toHeading(text.choose), ...toNumbered(closed.map(toText(words, language)))]
      : []),
    toHeading(text.questions),
    ...toNumbered([...open.map(toText(words, language)), ...text.own], closed.length + 1),
    toHeading(text.together),
    task ? task.question[language] : words.pairs(Math.ceil(facts.classSize / 2)),
    ...composeAnswerSection(input, asked, task ? [task] : []),
  ]
}

/** A quarter for the beginning, half for writing, the rest for talking. */
function listPlan({ worksheet }: DraftTemplateText, { minutes, title }: TemplateFacts): string[] {
  const beginning = Math.max(1, Math.round(minutes / 4))
  const writing = Math.max(1, Math.round(minutes / 2))
  return [
    worksheet.begin(beginning, title),
    worksheet.write(writing),
    worksheet.share(Math.max(1, minutes - beginning - writing)),
  ]
}

const PER_LEVEL = 4

function composeQuestions(input: TemplateInput): string[] {
  const { text: words, language, facts } = input
  const text = words.questions
  const questions = selectForGrade(input.questions, facts.grade)
  const groups = [
    { heading: text.find, levels: ['remember'], own: [] },
    { heading: text.explain, levels: ['understand'], own: [] },
    { heading: text.judge, levels: ['apply', 'analyse'], own: text.judgeOwn },
  ]
  const asked: BankQuestion[] = []
  const sections = groups.flatMap(({ heading, levels, own }) => {
    const chosen = questions.filter(({ level }) => levels.includes(level)).slice(0, PER_LEVEL)
    const first = asked.length + 1
    asked.push(...chosen)
    const items = [...chosen.map(toText(words, language)), ...own]
    return items.length > 0 ? [toHeading(heading), ...toNumbered(items, first)] : []
  })
  return [
    ...sections,
    words.groups(Math.ceil(facts.classSize / 4)),
    ...composeAnswerSection(input, asked),
  ]
}

/** On a part of its own, so that the teacher can cut it off. */
function composeAnswerSection(
  { text, language, passages }: TemplateInput,
  asked: BankQuestion[],
  tasks: BankQuestion[] = [],
): string[] {
  const answers = composeAnswers(asked, { text, language, passages })
  const hints = composeAnswers(tasks, { text, language, passages })
  if (answers.length + hints.length === 0) return []
  return [
    toHeading(text.answers),
    toList([
      ...answers.map((answer, index) => `${index + 1}: ${answer}`),
      ...hints.map((hint) => text.worksheet.goodWork(hint)),
    ]),
  ]
}

const MAX_CRITERIA = 6

/** The criteria of the material itself, where it has some in the language of the draft. */
function composeRubric({ text: words, language, facts, passages }: TemplateInput): string[] {
  const text = words.rubric
  const ownCriteria = passages
    .filter((passage) => passage.language === language)
    .flatMap(({ criteria, number }) =>
      criteria.map(({ name, levels }) => ({ name: `${name} [${number}]`, levels })),
    )
    .slice(0, MAX_CRITERIA)
  return [
    toHeading(text.work),
    text.workHint(facts.title),
    ...(ownCriteria.length > 0 ? ownCriteria : text.criteria).flatMap(({ name, levels }) => [
      toHeading(name),
      toList(levels.map((level, index) => `**${text.levels[index]}:** ${level}`)),
    ]),
  ]
}

/** The frame that a model fills: no sentence of the material was written for slow readers. */
function composeShorterText({ text: { shorterText: text } }: TemplateInput): string[] {
  return [toHeading(text.short), toHeading(text.help), toList(text.helpLines)]
}

function composeParentNote({ text: words, facts }: TemplateInput): string[] {
  const text = words.parentNote
  return [
    text.greeting(facts),
    toHeading(text.about),
    text.weWorkOn(facts.title),
    toHeading(text.ask),
    toList(text.questions(facts.title)),
    text.noCost,
    text.closing,
  ]
}

const toText = (text: DraftTemplateText, language: DraftLanguage) => (question: BankQuestion) =>
  composeQuestion(question, { text, language })

const isClosed = ({ kind }: BankQuestion) => kind !== 'short' && kind !== 'task'

/** Those written for the grade first, then the nearest. */
function selectForGrade(questions: BankQuestion[], grade: number): BankQuestion[] {
  const distance = ({ grades: [from, to] }: BankQuestion) => Math.max(from - grade, grade - to, 0)
  return questions.toSorted((a, b) => distance(a) - distance(b))
}
