import { layOutSheet } from '@/base/answer-sheet'
import type {
  AnswerSheetText,
  BillText,
  CertificateText,
  LearningRecordText,
  PaperQuestion,
  PosterText,
  QuestionPaperText,
  ReportText,
  SchoolCertificateText,
  SecondRecordWording,
  SecondWording,
} from '@/lib/documents/text'

/** One of each document in three scripts. The words are fixed, so that a new wording changes no picture. */

type SampleWords = {
  lang: string
  name: string
  school: string
  address: string
  title: string
  heading: string
  label: string
  sentence: string
  day: string
  hours: string
}

export const SAMPLE_WORDS = {
  Latin: {
    lang: 'en-IN',
    name: 'Meenakshi Sundaram, M.Ed.',
    school: 'Sunrise Public School',
    address: '4 Lake Road, Madurai 625001',
    title: 'Stories that teach honesty: how to ask questions in class',
    heading: 'A certificate',
    label: 'Signature of the principal',
    sentence:
      'The teachers took part in this session at our school, and the principal confirms it.',
    day: '21 November',
    hours: '1 hour 30 minutes',
  },
  Devanagari: {
    lang: 'hi-IN',
    name: 'डॉ. श्रीमती लक्ष्मी विश्वनाथ',
    school: 'श्रीकृष्ण उच्च माध्यमिक विद्यालय',
    address: '4 झील मार्ग, लखनऊ 226001',
    title: 'ईमानदारी सिखाने वाली कहानियाँ: कक्षा में प्रश्न कैसे पूछें',
    heading: 'प्रमाणपत्र',
    label: 'प्रधानाचार्य के हस्ताक्षर',
    sentence: 'शिक्षकों ने हमारे विद्यालय के इस सत्र में भाग लिया, और प्रधानाचार्य इसकी पुष्टि करते हैं।',
    day: '21 नवंबर',
    hours: '1 घंटा 30 मिनट',
  },
  Tamil: {
    lang: 'ta-IN',
    name: 'கு. மீனாட்சி சுந்தரேஸ்வரன்',
    school: 'ஸ்ரீ மீனாட்சி மேல்நிலைப் பள்ளி',
    address: '4 ஏரிச் சாலை, மதுரை 625001',
    title: 'நேர்மையைக் கற்பிக்கும் கதைகள்: வகுப்பில் கேள்வி கேட்பது எப்படி',
    heading: 'சான்றிதழ்',
    label: 'தலைமையாசிரியரின் கையொப்பம்',
    sentence: 'ஆசிரியர்கள் எங்கள் பள்ளியில் இந்த அமர்வில் பங்கேற்றனர்; தலைமையாசிரியர் இதை உறுதிசெய்கிறார்.',
    day: '21 நவம்பர்',
    hours: '1 மணிநேரம் 30 நிமிடங்கள்',
  },
} satisfies Record<string, SampleWords>

export type SampleScript = keyof typeof SAMPLE_WORDS

const page = '{page} / {pages}'
const code = { link: 'https://uns.example/x', label: 'uns.example/x', alt: 'QR' }

const describeDocument = ({ lang, heading }: SampleWords) => ({
  ...{ lang, title: heading, createdAt: '2026-11-27T00:00:00+05:30', site: 'UNS', heading },
})

/** A second language stands below the English wording. */
const isBilingual = (words: SampleWords) => words !== SAMPLE_WORDS.Latin

export function newCertificateText(words: SampleWords): CertificateText {
  const { name, title } = words
  return {
    ...describeDocument(SAMPLE_WORDS.Latin),
    ...newWording(SAMPLE_WORDS.Latin),
    ...{ name, session: title, number: 'UNS-7K3Q9ZT4WX', address: code.link, link: code.link },
    picture: 'QR',
    signature: { image: null, alt: '', name, title: words.label },
    partner: { image: null, alt: '', line: words.school },
    ...(isBilingual(words) && {
      second: { ...newWording(words), lang: words.lang, partner: words.school },
    }),
  }
}

const newWording = ({ heading, sentence, label, day, hours }: SampleWords) =>
  ({
    ...{ heading, before: label, after: label, check: label, issued: [day], claim: sentence },
    facts: [day, hours, label].map((value) => ({ label, value })),
  }) satisfies Omit<SecondWording, 'lang'>

export const newSchoolCertificateText = (words: SampleWords): SchoolCertificateText => ({
  ...describeDocument(words),
  ...{ school: words.school, place: words.address, before: words.label, name: words.name },
  ...{ after: words.label, session: words.title, facts: [words.day, words.hours] },
  ...{ signatures: [words.label, words.day], stamp: words.school, note: words.sentence },
})

export const newBillText = (words: SampleWords): BillText => ({
  ...describeDocument(words),
  ...{ site: words.school, seller: [words.school, words.address, words.sentence] },
  facts: [words.day, words.hours].map((value) => ({ label: value, value })),
  ...{ buyerLabel: words.label, buyer: [words.school, words.address, words.sentence] },
  heads: [words.heading, 'SAC', words.day, '₹'],
  rows: [
    [`${words.title}. ${words.sentence}`, '999293', '20', '₹ 1,00,000.00'],
    [words.title, '999293', '1', '₹ 0.00'],
  ],
  sums: [
    { label: words.label, value: '₹ 18,000.00' },
    { label: words.heading, value: '₹ 1,18,000.00', isTotal: true },
  ],
  ...{ wordsLabel: words.label, words: words.sentence },
  blocks: [{ heading: words.label, lines: [words.sentence, words.address] }],
  ...{ upi: code, signature: [words.school, words.name, words.label] },
  ...{ footer: words.sentence, page },
})

export function newRecordText(words: SampleWords): LearningRecordText {
  const rows = Array.from({ length: 4 }, (_, index) => ({
    ...{ day: `${index + 1}.11.2026`, title: words.title, provider: words.school },
    ...{ details: words.label, hours: '1:30', number: index === 0 ? '' : 'UNS-7K3Q9ZT4WX' },
  }))
  return {
    ...describeDocument(SAMPLE_WORDS.Latin),
    ...newRecordWording(SAMPLE_WORDS.Latin),
    ...{ name: words.name, rows, code },
    ...(isBilingual(words) && {
      second: {
        ...newRecordWording(words),
        ...{ lang: words.lang, code, details: rows.map(() => words.sentence) },
      },
    }),
  }
}

const newRecordWording = ({ heading, label, sentence, day, hours }: SampleWords) =>
  ({
    ...{ heading, year: '2026/27', totals: hours, notes: [sentence, label], page },
    parts: [day, label].map((part) => ({ label: part, hours, missing: hours })),
    heads: { day: label, topic: label, hours, number: heading },
    ...{ statement: sentence, signatures: [label, label], stamp: heading },
  }) satisfies Omit<SecondRecordWording, 'lang' | 'code' | 'details'>

/** Of two pages: the table continues on the second. */
export const newReportText = (words: SampleWords): ReportText => ({
  ...describeDocument(words),
  ...{ school: words.school, subtitle: words.address, note: words.sentence, page },
  blocks: [
    { kind: 'heading', text: words.label },
    { kind: 'text', text: `${words.sentence} ${words.sentence} ${words.title}` },
    {
      ...{ kind: 'bars', alt: '' },
      bars: [0, 3, 8].map((value) => ({ label: words.label, value, shown: `${value}` })),
    },
    { kind: 'lines', count: 2 },
    { kind: 'code', ...code },
    {
      ...{ kind: 'table', heads: [words.heading, words.day, words.hours], widths: [2, 3, 1] },
      ...{ rows: Array.from({ length: 9 }, () => [words.name, words.title, '1:30']) },
      rowHeight: 44,
    },
    { kind: 'signatures', statement: words.sentence, lines: [words.label], stamp: words.school },
  ],
})

export const newPosterText = (words: SampleWords): PosterText => ({
  ...describeDocument(words),
  school: words.school,
  rows: [words.title, words.label].map((title) => ({
    ...{ day: '21.11.', time: words.hours, title, details: words.address },
  })),
  ...{ how: words.sentence, address: code.link, code },
})

/** With each kind of question, so with each kind of bubble. */
export function newAnswerSheetText(words: SampleWords): AnswerSheetText {
  const layout = layOutSheet(
    [
      ...Array.from({ length: 10 }, () => ({ kind: 'choice', options: 4 }) as const),
      ...([{ kind: 'true-false' }, { kind: 'number' }, { kind: 'short', marks: 6 }] as const),
    ],
    'a5',
  )
  if (!layout) throw new Error('the questions do not fit')
  return {
    ...describeDocument(words),
    ...{ layout, school: words.school, heading: words.title, facts: words.day },
    sheets: [{ code: 'UNS106CW1QJ0A0000', version: 'A' }],
    ...{ nameLabel: words.label, rollLabel: words.heading, how: [words.sentence] },
    ...{ codeAlt: '', codeLabel: '06CW1QJ0', optionLabels: ['A', 'B', 'C', 'D', 'E'] },
  }
}

/** Raised, lowered and stacked parts, options in one, two and four columns, lines to write on. */
export function newQuestionPaperText(words: SampleWords): QuestionPaperText {
  const options = [
    [words.day, '4', '5', '6'],
    [words.sentence, words.title],
    ['H', 'O', 'C'],
  ]
  const questions = Array.from(
    { length: 8 },
    (_, index): PaperQuestion => ({
      number: index + 1,
      text: [
        { kind: 'text', text: `${words.title} x` },
        { kind: 'superscript', text: '2' },
        { kind: 'text', text: ' = ' },
        { kind: 'fraction', top: '3', bottom: 'a+b' },
        { kind: 'text', text: `, H` },
        { kind: 'subscript', text: '2' },
        { kind: 'text', text: `O? ${words.label}` },
      ],
      ...{ marks: '[2]', picture: null, lines: index === 7 ? 3 : 0 },
      options: (index === 7 ? [] : (options[index % 3] ?? [])).map((text, place) => ({
        label: 'ABCD'[place] ?? '',
        text: [{ kind: 'text', text }],
      })),
    }),
  )
  return {
    ...describeDocument(words),
    ...{ school: words.school, heading: words.title, facts: words.day, time: words.hours },
    ...{ marks: words.label, fields: [words.label, words.heading], instructions: [words.sentence] },
    ...{ versions: [{ name: 'A', questions }], end: words.heading, page },
  }
}
