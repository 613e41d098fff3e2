import 'server-only'
import { Readable } from 'node:stream'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { site } from '@/base/site'
import type { ArchivePart } from '@/base/training-kinds'
import { formatShortDate } from '@/i18n/dates'
import { getLanguageTag } from '@/i18n/language'
import { schoolTrainingText } from '@/i18n/school-training'
import { getCertificateText, loadImages } from '@/lib/certificates/text'
import { buildPrivateFileResponse, listValidCertificates } from '@/lib/certificates/verify'
import { renderCertificateBook, renderReport } from '@/lib/documents/render'
import { createZip } from '@/lib/files/zip'
import { getCoordinatedSchool } from '@/lib/schools/coordinator'
import {
  beginArchiveRun,
  endArchiveRun,
  recordArchiveProgress,
  requireNoArchiveRun,
} from '@/lib/training/archive-run'
import { loadTrainingFile, type TrainingFile, type TrainingFileTeacher } from './load'
import {
  buildPaper,
  drawTrainingReport,
  listCalendarBlocks,
  listChartBlocks,
  listDomainBlocks,
  listSummaryBlocks,
  listTeacherBlock,
  sendTrainingTable,
  signatureBlock,
} from './report'

/** Nothing is stored: each document is drawn when the download reaches it. */
export async function sendTrainingArchive(request: Request, schoolId: string, file: TrainingFile) {
  const body = request.method === 'HEAD' ? null : await openArchive(schoolId, file)
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="training-${file.year.first}.zip"`,
    },
  })
}

async function openArchive(schoolId: string, file: TrainingFile): Promise<ReadableStream> {
  // One document is read ahead at most.
  const bufferOptions = { highWaterMark: 1 }
  const archiveFiles = listArchiveFiles(file)
  const runId = await beginArchiveRun(schoolId, archiveFiles.length)
  const files = archiveFiles.map(({ name, draw }, index) => ({
    name,
    read: () =>
      withoutDeadline(async () => {
        await recordArchiveProgress(runId, index)
        return Buffer.from(await draw())
      }),
  }))
  const archive = Readable.from(createZip(files), bufferOptions)
  // Also when the reader goes away.
  archive.once('close', () => void withoutDeadline(() => endArchiveRun(runId)))
  return Readable.toWeb(archive, { strategy: bufferOptions }) as ReadableStream
}

type ArchiveFile = { name: string; draw: () => Promise<Uint8Array> }

/** Far below the time limit of one drawing, also on a busy host. */
const CERTIFICATES_PER_FILE = 50

/** In the order in which the board asks for the documents. */
export const listArchiveFiles = (file: TrainingFile): ArchiveFile[] =>
  file.rule.archiveParts.flatMap((part, index) => {
    const name = `${index + 1}-${schoolTrainingText().archive.fileNames[part]}`
    return LIST_FILES_BY_PART[part](file, name)
  })

type ListFiles = (file: TrainingFile, name: string) => ArchiveFile[]

const listOneFile =
  (draw: (file: TrainingFile) => Promise<Uint8Array>): ListFiles =>
  (file, name) => [{ name: `${name}.pdf`, draw: () => draw(file) }]

const LIST_FILES_BY_PART: Record<ArchivePart, ListFiles> = {
  letter: listOneFile(drawLetter),
  calendar: listOneFile(drawCalendar),
  staff: listOneFile(drawStaffList),
  certificates: (file, name) =>
    file.teachers.flatMap((teacher, index) =>
      listCertificateFiles(teacher, `${name}/${buildFileName(teacher, index)}`),
    ),
  summary: listOneFile(drawSummary),
}

function drawLetter(file: TrainingFile) {
  const { letter } = schoolTrainingText().archive
  const paragraphs = letter.paragraphs(file.school.name, file.totals)
  return renderReport(
    buildPaper(file, letter.heading, [
      { kind: 'text', text: letter.to },
      { kind: 'heading', text: letter.subject(file.year.first) },
      ...paragraphs.map((text) => ({ kind: 'text' as const, text })),
      signatureBlock(),
    ]),
  )
}

function drawCalendar(file: TrainingFile) {
  const { calendar } = schoolTrainingText().archive
  return renderReport(buildPaper(file, calendar, listCalendarBlocks(file)))
}

function drawStaffList(file: TrainingFile) {
  const { staff } = schoolTrainingText().archive
  const rows = file.teachers.map(({ name, joinedOn, leftOn, activities, ...listed }) => [
    name,
    formatShortDate(joinedOn),
    leftOn ? formatShortDate(leftOn) : '',
    `${activities.filter(({ number }) => number !== null).length}`,
    listed.employeeNumber ?? '',
    listed.joiningDay ? formatShortDate(listed.joiningDay) : '',
  ])
  return renderReport(
    buildPaper(file, staff.heading, [
      { kind: 'text', text: staff.text },
      { kind: 'table', heads: staff.heads, widths: [27, 15, 14, 13, 14, 17], rows },
    ]),
  )
}

function drawSummary(file: TrainingFile) {
  const { summary } = schoolTrainingText().archive
  return renderReport(
    buildPaper(file, summary, [
      ...listSummaryBlocks(file),
      ...listChartBlocks(file),
      listTeacherBlock(file),
      ...listDomainBlocks(file),
      signatureBlock(),
    ]),
  )
}

/** A document per teacher, a page per certificate. */
function listCertificateFiles({ name, activities }: TrainingFileTeacher, path: string) {
  const numbers = activities.flatMap(({ number }) => number ?? [])
  const starts = numbers.flatMap((_, index) => (index % CERTIFICATES_PER_FILE === 0 ? index : []))
  return starts.map((start, index) => ({
    name: index === 0 ? `${path}.pdf` : `${path}-${index + 1}.pdf`,
    draw: () => drawCertificates(name, numbers.slice(start, start + CERTIFICATES_PER_FILE)),
  }))
}

async function drawCertificates(name: string, numbers: string[]) {
  const texts = (await listValidCertificates(numbers)).map(getCertificateText)
  return renderCertificateBook({
    lang: getLanguageTag(),
    title: schoolTrainingText().archive.certificates(name),
    createdAt: texts.at(-1)?.createdAt ?? new Date().toISOString(),
    site: site.name,
    texts,
    images: await loadImages(texts),
  })
}

/** The place in the list keeps the order and separates equal names; only Latin letters are portable. */
function buildFileName({ name }: TrainingFileTeacher, index: number) {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return [String(index + 1).padStart(3, '0'), slug].filter(Boolean).join('-')
}

/** For a coordinator of the school, and no other user. `?as=` is `pdf`, `zip`, `xlsx`, or else CSV. */
export async function sendTrainingFile(viewer: { id: string }, request: Request) {
  const school = await getCoordinatedSchool(viewer)
  const params = new URL(request.url).searchParams
  const format = params.get('as')
  if (format === 'zip') await requireNoArchiveRun(school.id)
  const file = await loadTrainingFile(school.id, params.get('year'))
  if (!file) throw new AppError('notFound', 'notFound')
  if (format === 'zip') return sendTrainingArchive(request, school.id, file)
  if (format !== 'pdf') return sendTrainingTable(request, format, file)
  const body = request.method === 'HEAD' ? '' : await drawTrainingReport(file)
  return buildPrivateFileResponse(body, 'application/pdf', `training-${file.year.first}.pdf`)
}
