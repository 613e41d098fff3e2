import { RecordTable } from '@/components/team/lists/record-table'
import { Badge } from '@/components/ui/badge'
import { teamJobsText } from '@/i18n/team-jobs'
import type { ListedJob } from '@/lib/housekeeping/list-jobs'

export function JobsTable({ jobs }: { jobs: ListedJob[] }) {
  const text = teamJobsText()
  const { columns, never } = text
  const showTime = (time: Date | null | undefined) => (time ? text.time(time) : never)
  return (
    <RecordTable
      label={text.title}
      rows={jobs}
      columns={[
        {
          label: columns.job,
          cell: ({ id, state }) => (
            <>
              {text.names[id as keyof typeof text.names] ?? id}
              {state && (
                <>
                  {' '}
                  <Badge tone={state === 'running' ? undefined : 'coming'}>
                    {text.states[state]}
                  </Badge>
                </>
              )}
            </>
          ),
        },
        { label: columns.every, cell: ({ everyMs }) => text.every(everyMs), isWideOnly: true },
        {
          label: columns.start,
          cell: ({ report }) => showTime(report?.startedAt),
          isWideOnly: true,
        },
        { label: columns.end, cell: ({ report }) => showTime(report?.endedAt), isWideOnly: true },
        {
          label: columns.took,
          cell: ({ report }) => (report?.milliseconds ? text.took(report.milliseconds) : ''),
          isWideOnly: true,
        },
        { label: columns.success, cell: ({ report }) => showTime(report?.succeededAt) },
        {
          label: columns.failures,
          cell: ({ report }) => (report ? text.failures(report.failures, report.runs) : ''),
          isNumber: true,
        },
      ]}
    />
  )
}
