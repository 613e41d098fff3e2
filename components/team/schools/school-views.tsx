import Link from 'next/link'
import type { ReactNode } from 'react'
import { ActionButton } from '@/components/ui/action-button'
import { teamSchoolViewsText } from '@/i18n/team-school-views'
import { routes } from '@/lib/routes'
import type { SchoolFilterQuery } from '@/lib/schools/team-filters'
import type { SchoolView } from '@/lib/team/schools/views'
import { TeamField, TeamForm, TeamSelectField } from '../forms/team-form'
import { buildTeamListUrl } from '../lists/team-pagination'

const API_PATH = '/api/team/schools/views'
const MAX_NAME_CHARACTERS = 40

type Props = { views: SchoolView[]; filters: SchoolFilterQuery }

export function SchoolViewLinks({ views, filters }: Props) {
  if (views.length === 0) return null
  const currentUrl = buildViewUrl(filters)
  return (
    <nav aria-label={teamSchoolViewsText().label}>
      <ul className="flex flex-wrap gap-x-5">
        {views.map((view) => {
          const url = buildViewUrl(view.filters)
          return (
            <li key={view.id}>
              <Link
                href={url}
                prefetch={false}
                aria-current={url === currentUrl ? 'page' : undefined}
                className="wrap-anywhere current:font-semibold"
              >
                <span dir="auto">{view.name}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

export function EditSchoolViews({ views, filters }: Props) {
  const hasFilters = Object.values(filters).some(Boolean)
  return (
    <>
      {hasFilters && <SaveView filters={filters} />}
      {views.length > 0 && <ManageViews views={views} />}
    </>
  )
}

function SaveView({ filters }: Pick<Props, 'filters'>) {
  const text = teamSchoolViewsText()
  return (
    <Disclosure summary={text.save}>
      <TeamForm path={API_PATH} button={text.button} variant="secondary" keepsTypedText>
        <input type="hidden" name="filters" value={buildViewUrl(filters).split('?')[1]} />
        <TeamField name="name" label={text.name} maxLength={MAX_NAME_CHARACTERS} dir="auto" />
        <TeamSelectField
          name="audience"
          label={text.audience}
          options={[
            { value: 'own', label: text.audiences.own },
            { value: 'team', label: text.audiences.team },
          ]}
        />
      </TeamForm>
    </Disclosure>
  )
}

function ManageViews({ views }: Pick<Props, 'views'>) {
  const text = teamSchoolViewsText()
  return (
    <Disclosure summary={text.manage}>
      <p className="text-muted">{text.manageHint}</p>
      <ul className="rows mt-3">
        {views.map(({ id, name, isShared }) => (
          <li key={id} className="grid gap-3">
            <p className="text-muted">{isShared ? text.shared : text.own}</p>
            <TeamForm
              path={`${API_PATH}/${id}`}
              button={text.rename}
              name={text.renameNamed(name)}
              variant="secondary"
              sendsOriginalValues
            >
              <TeamField
                id={`view-${id}`}
                name="name"
                label={text.name}
                maxLength={MAX_NAME_CHARACTERS}
                defaultValue={name}
                dir="auto"
              />
            </TeamForm>
            <ActionButton
              label={text.remove}
              name={text.removeNamed(name)}
              path={`${API_PATH}/${id}/remove`}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="max-w-xl">
    <summary>{summary}</summary>
    <div className="mt-2 mb-4">{children}</div>
  </details>
)

/** Ordered, so that equal filters have equal URLs. */
function buildViewUrl(filters: SchoolFilterQuery) {
  const entries = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))
  return buildTeamListUrl(routes.teamSchools, Object.fromEntries(entries))
}
