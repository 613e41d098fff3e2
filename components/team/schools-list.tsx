import { routes } from '@/lib/routes'
import type { schoolsFor } from '@/lib/schools/queries/desk-schools'
import { deskSchoolsWords } from '@/words/desk-schools'
import { ListBar } from './list-bar'
import { Row, Rows } from './rows'
import { TurnPage } from './turn-page'

type Props = Awaited<ReturnType<typeof schoolsFor>> & {
  asked: Record<string, string | undefined>
}

export function SchoolsList({ asked, rows, next }: Props) {
  const { school, schoolsTitle, search, longDay } = deskSchoolsWords()
  const page = routes.teamSchools
  return (
    <>
      <ListBar page={page} asked={asked} search={[{ name: 'search', label: search }]} />
      <Rows label={schoolsTitle}>
        {rows.map(({ id, name, address, lastDay, members }) => (
          <Row key={id} href={routes.teamSchool(id)} name={name}>
            <p dir="auto">{address}</p>
            <p className="text-muted">
              {`${school.seated(members)}, ${lastDay ? school.until(longDay(lastDay)) : school.without}`}
            </p>
          </Row>
        ))}
      </Rows>
      <TurnPage {...{ page, asked, next }} />
    </>
  )
}
