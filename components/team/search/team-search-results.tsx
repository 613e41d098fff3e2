import { teamHomeText } from '@/i18n/team-home'
import type { TeamSearchGroup } from '@/lib/team/schema'
import { Row, Rows } from '../lists/rows'

export function SearchResultGroups({ groups }: { groups: TeamSearchGroup[] }) {
  if (groups.length === 0) return <p className="mt-5">{teamHomeText().search.nothing}</p>
  return groups.map(({ title, hits }) => (
    <section key={title}>
      <h2>{title}</h2>
      <Rows label={title}>
        {hits.map(({ url, name, detail }) => (
          <Row key={url} href={url} name={name}>
            <p className="text-muted" dir="auto">
              {detail}
            </p>
          </Row>
        ))}
      </Rows>
    </section>
  ))
}
