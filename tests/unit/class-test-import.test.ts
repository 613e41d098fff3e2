import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findQuestionFault } from '@/lib/class-tests/faults'
import { parseAiken } from '@/lib/client/test-editor/aiken'
import { parseGift } from '@/lib/client/test-editor/gift'
import type { ImportResult } from '@/lib/client/test-editor/import-result'
import { parseQuestionTable } from '@/lib/client/test-editor/question-table'
import { readQuestionFile, readQuestionText } from '@/lib/client/test-editor/read-questions'
import { measureCpuMs } from '../support/cpu-time'
import { isCiRun } from '../support/full-run'
import { createZip } from '../support/sample-files'

const WORDS = { right: 'सही', wrong: 'गलत', levels: { apply: 'लागू करना' } }

const shorten = ({ questions, errors }: ImportResult) => ({
  questions: questions.map(({ kind, text, options, right }) => ({ kind, text, options, right })),
  errors,
})

const file = (bytes: BlobPart, name = 'x') => new File([bytes], name)

const ENTITIES =
  '<!DOCTYPE x [<!ENTITY ext SYSTEM "file:///etc/passwd"><!ENTITY lol "&ext;&ext;&ext;">]>'

/** One question, with this as its text. */
const createWorkbook = (text: string, end = '') => {
  const cells = ['1', '2', '', '', '', 'A'].map((value) => `<c t="str"><v>${value}</v></c>`)
  return file(
    new Uint8Array(
      createZip({
        'xl/workbook.xml': '<sheets><sheet name="S" r:id="a"/></sheets>',
        'xl/_rels/workbook.xml.rels': '<Relationship Id="a" Target="s.xml"/>',
        'xl/s.xml': `${ENTITIES}<row r="1"><c t="str">${text}</c>${cells.join('')}</row>${end}`,
      }),
    ),
  )
}

describe('Aiken', () => {
  test('reads questions, whatever the ends of lines', () => {
    const source =
      'Which is prime?\r\nA. 4\r\nB) 5\r\nANSWER: B\r\n\r\nएक?\nA. हाँ\nB. नहीं\nANSWER: A'
    expect(shorten(parseAiken(source))).toEqual({
      questions: [
        { kind: 'choice', text: 'Which is prime?', options: ['4', '5'], right: [1] },
        { kind: 'choice', text: 'एक?', options: ['हाँ', 'नहीं'], right: [0] },
      ],
      errors: [],
    })
  })

  test('names the line of a question that is wrong, and keeps the others', () => {
    const source =
      'One?\nA. 1\nB. 2\n\nTwo?\nA. 1\nB. 2\nANSWER: C\n\nThree?\nA. 1\nB. 2\nANSWER: A'
    const { questions, errors } = parseAiken(source)
    expect(questions.map(({ text }) => text)).toEqual(['Three?'])
    expect(errors).toEqual([
      { row: 1, fault: 'rightMissing' },
      { row: 5, fault: 'rightUnknown' },
    ])
  })
})

describe('GIFT', () => {
  test.each([
    ['::T1:: Which is prime? {~4 =5 ~6}', 'choice', ['4', '5', '6'], [1]],
    ['Even? {~%50%2 ~%50%4 ~%-100%5}', 'several', ['2', '4', '5'], [0, 1]],
    ['Zero is even. {TRUE}', 'true-false', [], [0]],
    ['Two is odd. {F#no}', 'true-false', [], [1]],
    ['[html]<p>2 + 2</p> {=4#yes ~5#no}', 'choice', ['4', '5'], [0]],
    ['a \\= b? {=yes\\~ ~no}', 'choice', ['yes~', 'no'], [0]],
  ])('%s', (source, kind, options, right) => {
    const { questions, errors } = parseGift(source)
    expect(errors).toEqual([])
    expect(questions[0]).toMatchObject({ kind, options, right })
  })

  test('reads numbers, short answers, gaps, topics, comments and explanations', () => {
    const source = `// made in Moodle
$CATEGORY: Class 8/Numbers

5 x 5? {#25}

Who wrote it? {=Tagore =R. Tagore}

Two {=plus ~times} two is four.####In any order.

Say why. {}`
    const { questions, errors } = parseGift(source)
    expect(errors).toEqual([])
    expect(
      questions.map(({ kind, text, number, answer, topic }) => ({
        kind,
        text,
        number,
        answer,
        topic,
      })),
    ).toEqual([
      { kind: 'number', text: '5 x 5?', number: '25', answer: '', topic: 'Numbers' },
      {
        kind: 'short',
        text: 'Who wrote it?',
        number: '',
        answer: 'Tagore / R. Tagore',
        topic: 'Numbers',
      },
      expect.objectContaining({ kind: 'choice', text: expect.stringContaining('_____') }),
      { kind: 'short', text: 'Say why.', number: '', answer: '', topic: 'Numbers' },
    ])
  })

  test('names the first line of what fits on no sheet', () => {
    const source = `Match. {=a -> b =c -> d}

Pi? {#3.14:0.01}

Just a text.

Open {=a ~b`
    expect(parseGift(source).errors).toEqual([
      { row: 1, fault: 'kindUnsupported' },
      { row: 3, fault: 'kindUnsupported' },
      { row: 5, fault: 'answerMissing' },
      { row: 7, fault: 'bracketOpen' },
    ])
  })
})

describe('a table', () => {
  const HEADING = ['Question', 'A', 'B', 'C', 'D', 'E', 'Right answer', 'Marks']

  test('the kind follows from what is filled in', () => {
    const { questions, errors } = parseQuestionTable(
      [
        HEADING,
        ['Prime?', '4', '5', '', '', '', 'B', '2', '0.5', 'Numbers', 'apply', 'why'],
        ['Even?', '2', '4', '5', '', '', 'A, B'],
        ['शून्य सम है।', '', '', '', '', '', 'सही', '1', '', '', 'लागू करना'],
        ['15 % of 60?', '', '', '', '', '', '9'],
        ['Explain.', '', '', '', '', '', '', '3'],
        ['Capital?', 'Delhi', 'Chennai', '', '', '', 'Delhi'],
      ],
      WORDS,
    )
    expect(errors).toEqual([])
    expect(questions.map(({ kind, right, number, marks }) => [kind, right, number, marks])).toEqual(
      [
        ['choice', [1], '', 2],
        ['several', [0, 1], '', 1],
        ['true-false', [0], '', 1],
        ['number', [], '9', 1],
        ['short', [], '', 3],
        ['choice', [0], '', 1],
      ],
    )
    expect(questions[0]).toMatchObject({ negative: 0.5, topic: 'Numbers', level: 'apply' })
    expect(questions[2]).toMatchObject({ level: 'apply' })
  })

  test('errors name their row, and the other rows stay', () => {
    const { questions, errors } = parseQuestionTable(
      [
        HEADING,
        ['', '1', '2', '', '', '', 'A'],
        ['One option', '1', '', '', '', '', 'A'],
        ['A gap', '1', '', '3', '', '', 'A'],
        ['No answer', '1', '2', '', '', '', ''],
        ['Other answer', '1', '2', '', '', '', 'C'],
        ['Long number', '', '', '', '', '', '12345'],
        ['Marks', '1', '2', '', '', '', 'A', 'two'],
        ['Marks off', '1', '2', '', '', '', 'A', '1', '2'],
        ['Level', '1', '2', '', '', '', 'A', '1', '', '', 'hard'],
        ['Good', '1', '2', '', '', '', 'A'],
      ],
      WORDS,
    )
    expect(questions.map(({ text }) => text)).toEqual(['Good'])
    expect(errors).toEqual(
      [
        ...['textMissing', 'optionsMissing', 'optionsMissing', 'rightMissing', 'rightUnknown'],
        ...['numberInvalid', 'marksInvalid', 'negativeInvalid', 'levelUnknown'],
      ].map((fault, index) => ({ row: index + 2, fault })),
    )
  })

  test('a formula is text, and markup too', () => {
    const { questions } = parseQuestionTable(
      [['=HYPERLINK("https://evil.example")', '<b>1</b>', '2', '', '', '', 'A']],
      WORDS,
    )
    expect(questions[0]).toMatchObject({
      text: '=HYPERLINK("https://evil.example")',
      options: ['<b>1</b>', '2'],
    })
  })
})

describe('files', () => {
  test('a picture, a program, half a workbook and a large file are no questions', async () => {
    for (const bytes of [
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
      new Uint8Array([0x4d, 0x5a, 0, 0, 1]),
      new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]),
      new Uint8Array(2 * 1024 * 1024 + 1).fill(65),
    ])
      expect(await readQuestionFile(file(bytes), WORDS)).toBeNull()
  })

  test.each([
    [
      'its last value is read, and nothing is worked out',
      `<f>WEBSERVICE("https://x.example")</f><v>Q?</v>`,
      'Q?',
    ],
    ['an external entity stays as it is written', '<v>&ext; Q?</v>', '&ext; Q?'],
    ['an entity within entities too', '<v>&lol; Q?</v>', '&lol; Q?'],
  ])('of a formula or entity in a workbook, %s', async (_, content, text) => {
    const read = await readQuestionFile(createWorkbook(content), WORDS)
    expect(read?.questions.map((question) => question.text)).toEqual([text])
  })

  test('a workbook that unpacks to far more than it is, is no question file', async () => {
    expect((await readQuestionFile(createWorkbook('<v>Q?</v>'), WORDS))?.questions).toHaveLength(1)
    const bomb = createWorkbook('<v>Q?</v>', ' '.repeat(16 * 1024 * 1024))
    expect(bomb.size).toBeLessThan(100_000)
    expect(await readQuestionFile(bomb, WORDS)).toBeNull()
  })

  test('the format is known by its marks', () => {
    expect(readQuestionText('Q?\nA. 1\nB. 2\nANSWER: A', WORDS).questions).toHaveLength(1)
    expect(readQuestionText('Q? {=1 ~2}', WORDS).questions).toHaveLength(1)
    expect(readQuestionText('Q?,1,2,,,,A', WORDS).questions).toHaveLength(1)
  })
})

test('any text ends in complete questions and errors, never in an exception', () => {
  const pieces = fc.constantFrom(
    ...['{', '}', '=', '~', '%50%', '#', '####', '::', '\\', '\n', '\n\n', 'A. ', 'B. '],
    ...['ANSWER: A', 'T', '//', '$CATEGORY: x', 'word ', ',', '"', '->', '12', '[html]', '<p>'],
  )
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
      (source) => {
        for (const { questions, errors } of [
          parseAiken(source),
          parseGift(source),
          readQuestionText(source, WORDS),
        ]) {
          for (const question of questions)
            expect(['optionTwice', 'optionEmpty', null]).toContain(findQuestionFault(question))
          for (const { row } of errors) expect(row).toBeGreaterThan(0)
        }
      },
    ),
  )
})

const LENGTH = isCiRun ? 20_000 : 5_000
/** A pause to collect garbage counts as work of one measurement, not of each. */
const MAX_TRIES = 4

test.each(['{', '\\', '=', '~a', '::', '{#', 'A. x\n', '%', '{=a ~b} ', 'ANSWER:', '<', '" ,'])(
  'time grows with the length only: %s',
  (piece) => {
    const measure = (count: number) => {
      const source = piece.repeat(count)
      return measureCpuMs(() => {
        parseGift(source)
        parseAiken(source)
        readQuestionText(source, WORDS)
      })
    }
    const results: string[] = []
    for (let round = 0; round < MAX_TRIES; round += 1) {
      const [short, long] = [measure(LENGTH), measure(LENGTH * 4)]
      if (long < Math.max(60, short * 12)) return
      results.push(`${Math.round(short)} and ${Math.round(long)} ms`)
    }
    expect(results).toEqual([])
  },
)
