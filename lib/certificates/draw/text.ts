import 'server-only'

/** All that is said on a certificate: who draws it knows no sentence and no rule. */
export type CertificateText = {
  /** Of the document: its language, its title, and when it was issued, as a moment. */
  lang: string
  title: string
  made: string
  site: string
  heading: string
  before: string
  name: string
  after: string
  session: string
  facts: { label: string; value: string }[]
  number: string
  check: string
  address: string
  issued: string[]
  claim: string
  /** Where the square leads, and what is said of it to who cannot see it. */
  link: string
  picture: string
}

/** And on the learning record. */
export type LearningRecordText = {
  lang: string
  title: string
  made: string
  site: string
  heading: string
  name: string
  year: string
  totals: string
  heads: { day: string; what: string; hours: string; number: string }
  rows: { day: string; title: string; provider: string; hours: string; number: string }[]
  notes: string[]
  /** With `{page}` and `{pages}` in it, which are known when all is set. */
  page: string
}
