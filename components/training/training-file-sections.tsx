import Link from 'next/link'
import type { ArchivePart } from '@/base/training-kinds'
import { MonthHours } from '@/components/learning/month-hours'
import { buttonClass } from '@/components/ui/button'
import { myLearningText } from '@/i18n/my-learning'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { schoolTrainingText } from '@/i18n/school-training'
import { trainingText } from '@/i18n/training'
import type { TrainingFile } from '@/lib/learning/training-file/load'
import { listDomainHours } from '@/lib/learning/training-file/report'
import { routes } from '@/lib/routes'
import type { ArchiveProgress } from '@/lib/training/archive-run'
import { ArchiveDownload } from './archive-download'
import { TrainingFileTeachers } from './training-file-teachers'

type Props = { file: TrainingFile; archiveProgress: ArchiveProgress | null }

export function TrainingFileSections({ file, archiveProgress }: Props) {
  return (
    <>
      <YearChoice file={file} />
      <p className="mt-6">
        <Link href={routes.schoolSessions} prefetch={false}>
          {schoolSessionsText().link}
        </Link>
      </p>
      <Downloads
        firstYear={file.year.first}
        parts={file.rule.archiveParts}
        archiveProgress={archiveProgress}
      />
      <Summary file={file} />
      <TrainingFileTeachers teachers={file.teachers} />
      <Calendar calendar={file.calendar} />
    </>
  )
}

function YearChoice({ file: { years, year } }: { file: TrainingFile }) {
  const text = schoolTrainingText()
  if (years.length < 2) return null
  return (
    <nav aria-label={text.years} className="mt-6 -mx-3 flex flex-wrap">
      {years.map((first) => (
        <Link
          key={first}
          href={`${routes.schoolTraining}?year=${first}`}
          prefetch={false}
          aria-current={first === year.first ? 'page' : undefined}
          className="nav-link"
        >
          {text.year(first)}
        </Link>
      ))}
    </nav>
  )
}

type DownloadsProps = {
  firstYear: number
  parts: ArchivePart[]
  archiveProgress: ArchiveProgress | null
}

function Downloads({ firstYear, parts, archiveProgress }: DownloadsProps) {
  const { download } = schoolTrainingText()
  const buildPath = (format: string) => `/api/school/training?year=${firstYear}&as=${format}`
  return (
    <section aria-labelledby="download" className="mt-8">
      <h2 id="download">{download.heading}</h2>
      <p className="mt-3">{download.note}</p>
      <p className="mt-2">{download.archiveNote(parts)}</p>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <a href={buildPath('pdf')} className={buttonClass('primary')}>
          {download.report}
        </a>
        {(['xlsx', 'csv'] as const).map((format) => (
          <a key={format} href={buildPath(format)} download className={buttonClass('secondary')}>
            {download[format]}
          </a>
        ))}
        <ArchiveDownload path={buildPath('zip')} initialProgress={archiveProgress} />
      </p>
    </section>
  )
}

function Summary({ file: { year, rule, totals, minutes } }: { file: TrainingFile }) {
  const { summary, domains, report } = schoolTrainingText()
  const { rules } = trainingText()
  const { year: yearText, hours: formatHours } = myLearningText()
  return (
    <section aria-labelledby="summary" className="mt-12">
      <h2 id="summary">{yearText.heading(year)}</h2>
      {[...rules.asks(rule), ...(rule.isFallback ? [rules.fallback] : [])].map((sentence) => (
        <p key={sentence} className="mt-3">
          {sentence}
        </p>
      ))}
      <ul className="rows mt-4 max-w-2xl">
        <li>{summary.teachers(totals)}</li>
        <li>{summary.hours(totals)}</li>
        <li>{summary.complete(totals)}</li>
      </ul>
      <p className="mt-4 text-muted">{summary.included}</p>
      <p className="mt-2 text-muted">{report.ours}</p>
      <h3 className="mt-8">{domains.heading}</h3>
      <ul className="rows mt-3 max-w-2xl">
        {listDomainHours(totals).map((domain) => (
          <li key={domain.label} className="flex flex-wrap justify-between gap-x-6">
            <span>{domain.label}</span>
            <span className="font-semibold">{formatHours(domain.minutes)}</span>
          </li>
        ))}
      </ul>
      {totals.minutes > 0 && (
        <div className="mt-8">
          <h3 id="by-month">{yearText.byMonth}</h3>
          <MonthHours months={minutes.months} labelledBy="by-month" />
        </div>
      )}
    </section>
  )
}

function Calendar({ calendar }: Pick<TrainingFile, 'calendar'>) {
  const { calendar: text } = schoolTrainingText()
  return (
    <section aria-labelledby="calendar" className="mt-12">
      <h2 id="calendar">{text.heading}</h2>
      {calendar.length === 0 && <p className="mt-3">{text.none}</p>}
      <ul className="rows mt-4">
        {calendar.map(({ id, day, title, minutes, ...attendees }) => (
          <li key={id}>
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{text.item(day, minutes, attendees)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
