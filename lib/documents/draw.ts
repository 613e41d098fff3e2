import 'server-only'
import { A4_LANDSCAPE, A4_PORTRAIT } from './drawing/page'
import { writePdf } from './drawing/write-pdf'
import { writePicture } from './drawing/write-picture'
import { getAnswerSheetPaper, layOutAnswerSheets } from './layouts/answer-sheet'
import { layOutBillPages } from './layouts/bill'
import { layOutCertificate } from './layouts/certificate'
import { layOutPoster } from './layouts/poster'
import { layOutQuestionPapers } from './layouts/question-paper'
import { layOutRecordPages } from './layouts/record'
import { layOutReportPages } from './layouts/report'
import { layOutSchoolCertificate } from './layouts/school-certificate'
import type { DocumentInputs, DocumentTask } from './text'

const TASKS: { [Task in DocumentTask]: (input: DocumentInputs[Task]) => Promise<Buffer> } = {
  certificate: ({ images, ...text }) =>
    writePdf(text, A4_LANDSCAPE, [layOutCertificate(text)], images),
  certificatePicture: ({ images, ...text }) =>
    writePicture(A4_LANDSCAPE, layOutCertificate(text), images),
  certificateBook: ({ texts, images, ...text }) =>
    writePdf(text, A4_LANDSCAPE, texts.map(layOutCertificate), images),
  schoolCertificate: (text) => writePdf(text, A4_PORTRAIT, [layOutSchoolCertificate(text)]),
  record: (text) => writePdf(text, A4_PORTRAIT, layOutRecordPages(text)),
  bill: (text) => writePdf(text, A4_PORTRAIT, layOutBillPages(text)),
  report: (text) => writePdf(text, A4_PORTRAIT, layOutReportPages(text)),
  poster: (text) => writePdf(text, A4_PORTRAIT, [layOutPoster(text)]),
  answerSheet: (text) => writePdf(text, getAnswerSheetPaper(text), layOutAnswerSheets(text)),
  questionPaper: ({ images, ...text }) =>
    writePdf(text, A4_PORTRAIT, layOutQuestionPapers(text), images),
}

/** In this process. The site draws in another one, through `render.ts`. */
export const draw = <Task extends DocumentTask>(
  task: Task,
  input: DocumentInputs[Task],
): Promise<Buffer> => TASKS[task](input)
