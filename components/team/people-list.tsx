import { Badge } from '@/components/ui/badge'
import { Way } from '@/components/ui/way'
import type { peopleFor } from '@/lib/accounts/people'
import { routes } from '@/lib/routes'
import { deskPeopleWords } from '@/words/desk-people'
import { recoveryWords } from '@/words/recoveries'
import { ListBar } from './list-bar'
import { Row, Rows } from './rows'
import { TurnPage } from './turn-page'

type Props = Awaited<ReturnType<typeof peopleFor>> & {
  asked: Record<string, string | undefined>
}

export function PeopleList({ asked, rows, next }: Props) {
  const words = deskPeopleWords()
  const page = routes.teamPeople
  return (
    <>
      <ListBar page={page} asked={asked} search={[{ name: 'search', label: words.search }]} />
      <Rows label={words.title}>
        {rows.map(({ id, firstname, lastname, email, role, school, at }) => (
          <Row
            key={id}
            href={routes.teamPerson(id)}
            name={`${firstname} ${lastname}`}
            badge={role && <Badge>{words.roles[role]}</Badge>}
          >
            <p className="break-all">{email}</p>
            <p className="text-muted" dir="auto">
              {[school, words.day(at)].filter(Boolean).join(', ')}
            </p>
          </Row>
        ))}
      </Rows>
      <TurnPage {...{ page, asked, next }} />
      <p className="mt-8 flex flex-wrap gap-x-8">
        <Way href={routes.teamExport}>{words.export}</Way>
        <Way href={routes.teamRecoveries}>{recoveryWords().team.title}</Way>
      </p>
    </>
  )
}
