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
  /** Above the answers, for the teacher. */
  answers: string
  question: {
    /** Of five options. */
    letters: [string, string, string, string, string]
    several: string
    trueFalse: [string, string]
  }
  worksheet: {
    plan: string
    begin: (minutes: number, title: string) => string
    write: (minutes: number) => string
    share: (minutes: number) => string
    choose: string
    /** Headings that only a model uses. */
    text: string
    gaps: string
    questions: string
    own: string[]
    together: string
    goodWork: (hint: string) => string
  }
  questions: {
    find: string
    explain: string
    judge: string
    judgeOwn: string[]
  }
  rubric: {
    work: string
    workHint: (title: string) => string
    levels: [string, string, string, string]
    criteria: { name: string; levels: [string, string, string, string] }[]
  }
  shorterText: {
    words: string
    short: string
    check: string
    help: string
    helpLines: string[]
  }
  parentNote: {
    greeting: (facts: TemplateFacts) => string
    about: string
    weWorkOn: (title: string) => string
    ask: string
    questions: (title: string) => string[]
    noCost: string
    closing: string
  }
}
