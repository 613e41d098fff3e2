import { DescriptionRow } from '@/components/ui/description-row'
import { teamListsText } from '@/i18n/team-lists'
import { teamSchoolsText } from '@/i18n/team-schools'
import type { listMembersForTeam, listTermsForTeam } from '@/lib/schools/team-schools'

type Props = {
  terms: Awaited<ReturnType<typeof listTermsForTeam>>
  members: Awaited<ReturnType<typeof listMembersForTeam>>
}

export function SchoolSummary({ terms, members }: Props) {
  const { school: text, longDay: formatLongDay } = teamSchoolsText()
  // Latest first: the running one, else the next.
  const presentTerm = terms.findLast(({ isOver }) => !isOver)
  const coordinators = members.filter(({ role }) => role === 'coordinator')
  return (
    <dl className="mt-4 grid gap-2">
      <DescriptionRow name={teamListsText().term}>
        {presentTerm
          ? text.term(
              formatLongDay(presentTerm.firstDay),
              formatLongDay(presentTerm.lastDay),
              presentTerm.seats,
            )
          : text.without}
      </DescriptionRow>
      <DescriptionRow name={teamListsText().members}>{text.members(members.length)}</DescriptionRow>
      <DescriptionRow name={text.coordinators}>
        {coordinators.map(({ name }) => name).join(', ') || text.noCoordinator}
      </DescriptionRow>
    </dl>
  )
}
