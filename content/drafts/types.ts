import type { DraftTask } from '../../base/draft-kinds'

export type TemplateFacts = {
  grade: number
  subject: string
  minutes: number
  classSize: number
  title: string
}

/** The curated words of the templates, in one language of a draft. */
export type DraftTemplateText = {
  titles: Record<DraftTask, (title: string) => string>
  facts: (facts: TemplateFacts) => string
  nameLine: string
  pairs: (pairs: number) => string
  groups: (groups: number) => string
  worksheet: {
    plan: string
    read: (minutes: number) => string
    write: (minutes: number) => string
    share: (minutes: number) => string
    text: string
    gaps: string
    gapsHint: string
    words: string
    questions: string
    own: (term: string) => string[]
    together: string
    answers: string
  }
  questions: {
    find: string
    explain: string
    judge: string
    findTerm: (term: string) => string
    explainSentence: (sentence: string) => string
    judgeOwn: string[]
  }
  rubric: {
    work: string
    workHint: (title: string) => string
    levels: [string, string, string, string]
    criteria: { name: string; levels: [string, string, string, string] }[]
    lookFor: (terms: string) => string
  }
  shorterText: {
    words: string
    meaning: (term: string) => string
    short: string
    check: string
    help: string
    helpLines: string[]
  }
  parentNote: {
    greeting: (facts: TemplateFacts) => string
    about: string
    weRead: (title: string) => string
    ask: string
    questions: (term: string) => string[]
    noCost: string
    closing: string
  }
}
