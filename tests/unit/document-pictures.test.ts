// @module-tag slow
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { draw } from '@/lib/documents/draw'
import { A4_LANDSCAPE, A4_PORTRAIT } from '@/lib/documents/drawing/page'
import { writePdf } from '@/lib/documents/drawing/write-pdf'
import { layOutPoster } from '@/lib/documents/layouts/poster'
import { takeOneInTurn } from '../support/full-run'
import {
  comparePictures,
  type GreyPicture,
  hasPicture,
  pictureImage,
  picturePdf,
  readPicture,
  shrinkPicture,
  storePicture,
} from '../support/page-pictures'
import {
  newAnswerSheetText,
  newBillText,
  newCertificateText,
  newPosterText,
  newQuestionPaperText,
  newRecordText,
  newReportText,
  newSchoolCertificateText,
  SAMPLE_WORDS,
  type SampleScript,
} from '../support/sample-documents'

/**
 * Each document in three scripts (before a commit in one), beside the stored picture. After an intended change, remove the pictures in
 * `tests/pictures`, run this file, and look at the new ones.
 */

const FOLDER = 'tests/pictures'
const SCRIPTS = Object.keys(SAMPLE_WORDS) as SampleScript[]

type Words = (typeof SAMPLE_WORDS)[SampleScript]

const DOCUMENTS: Record<string, (words: Words) => Promise<GreyPicture>> = {
  certificate: async (words) => picturePdf(await draw('certificate', newCertificateText(words))),
  'certificate-picture': async (words) =>
    pictureImage(await draw('certificatePicture', newCertificateText(words)), A4_LANDSCAPE.width),
  'school-certificate': async (words) =>
    picturePdf(await draw('schoolCertificate', newSchoolCertificateText(words))),
  bill: async (words) => picturePdf(await draw('bill', newBillText(words))),
  record: async (words) => picturePdf(await draw('record', newRecordText(words))),
  report: async (words) => picturePdf(await draw('report', newReportText(words))),
  poster: async (words) => picturePdf(await draw('poster', newPosterText(words))),
  'answer-sheet': async (words) => picturePdf(await draw('answerSheet', newAnswerSheetText(words))),
  'question-paper': async (words) =>
    picturePdf(await draw('questionPaper', newQuestionPaperText(words))),
}

const CASES = Object.entries(DOCUMENTS).map(
  ([name, drawPicture], turn) => [name, drawPicture, takeOneInTurn(SCRIPTS, turn)] as const,
)

describe.each(CASES)('the picture of a %s', (name, drawPicture, scripts) => {
  test.each(scripts)('in %s is the stored one', async (script) => {
    const picture = await drawPicture(SAMPLE_WORDS[script])
    const file = path.join(FOLDER, `${name}-${script.toLowerCase()}.webp`)
    const wasStored = hasPicture(file)
    if (!wasStored) await storePicture(file, picture)
    expect(wasStored, `${file} is new: look at it, then run this test again`).toBe(true)
    const comparison = comparePictures(picture, await readPicture(file))
    if (!comparison.isSame)
      await storePicture(path.join('test-results', path.basename(file)), picture)
    expect(comparison).toMatchObject({ isSame: true })
  })
})

describe('a picture', () => {
  const words = SAMPLE_WORDS.Tamil
  const file = path.join(FOLDER, 'poster-tamil.webp')

  test('is the same with another smoothing of edges', async () => {
    const stored = await readPicture(file)
    const large = await picturePdf(await draw('poster', newPosterText(words)), 3)
    const comparison = comparePictures(shrinkPicture(large, stored, 3), stored)
    expect(comparison).toMatchObject({ isSame: true })
  })

  test('is another one when a line moves by a point', async () => {
    const stored = await readPicture(file)
    const texts = layOutPoster(newPosterText(words)).filter((part) => 'lines' in part)
    for (const moved of takeOneInTurn([...texts.keys()], 1)) {
      const parts = layOutPoster(newPosterText(words))
      const text = parts.filter((part) => 'lines' in part)[moved]
      for (const line of text?.lines ?? []) line.y += 1
      const bytes = await writePdf(newPosterText(words), A4_PORTRAIT, [parts])
      const comparison = comparePictures(await picturePdf(bytes), stored)
      expect(comparison, text?.lines[0]?.line.text).toMatchObject({ isSame: false })
    }
  })
})
