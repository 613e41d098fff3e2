import { Badge } from '@/components/ui/badge'
import { routes } from '@/lib/routes'
import type { applicationsFor } from '@/lib/schools/queries/desk-applications'
import { deskSchoolsWords } from '@/words/desk-schools'
import { ListBar } from './list-bar'
import { Row, Rows } from './rows'
import { stateLabel } from './state-label'
import { TurnPage } from './turn-page'

type Props = Awaited<ReturnType<typeof applicationsFor>> & {
  asked: Record<string, string | undefined>
}

export function FormsList({ asked, rows, next }: Props) {
  const words = deskSchoolsWords()
  const page = routes.teamApplications
  return (
    <>
      <ListBar
        page={page}
        asked={asked}
        search={[{ name: 'search', label: words.search }]}
        choices={[
          { name: 'state', label: words.state, options: words.states, usual: 'received' },
          { name: 'kind', label: words.kind, options: words.kinds },
        ]}
      />
      <Rows label={words.title}>
        {rows.map(({ id, name, address, reference, kind, state, reason, since }) => (
          <Row
            key={id}
            href={routes.teamApplication(id)}
            name={name}
            badge={state === 'received' ? null : <Badge>{stateLabel({ state, reason })}</Badge>}
          >
            <p dir="auto">{address}</p>
            <p className="text-muted">
              {`${words.sent(words.kinds[kind], words.day(since))}. ${words.reference(reference)}`}
            </p>
          </Row>
        ))}
      </Rows>
      <TurnPage {...{ page, asked, next }} />
    </>
  )
}
