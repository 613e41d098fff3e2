import Link from 'next/link'
import { Alert } from '@/components/ui/alert'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import type { SchoolDuplicate } from '@/lib/schools/application/duplicates'
import type { SchoolFormValues } from '@/lib/schools/details'
import { getFieldLabels, SCHOOL_FIELD_NAMES } from './school-field-labels'

type Props = { ownSchool: { id: string; fields: SchoolFormValues }; duplicates: SchoolDuplicate[] }

export function Duplicates({ ownSchool, duplicates }: Props) {
  const { duplicates: text } = teamSchoolsText()
  const labels = getFieldLabels()
  if (duplicates.length === 0) return null
  return (
    <section aria-labelledby="duplicates">
      <h2 id="duplicates">{text.heading}</h2>
      <div className="side-by-side mt-3">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.this}</th>
              {duplicates.map((duplicate) => (
                <th key={duplicate.id} scope="col">
                  <DuplicateHeader duplicate={duplicate} ownId={ownSchool.id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SCHOOL_FIELD_NAMES.map((name) => (
              <tr key={name}>
                <th scope="row">{labels[name]}</th>
                <td dir="auto">{ownSchool.fields[name]}</td>
                {duplicates.map(({ id, fields }) => (
                  <td key={id} dir="auto" className={getMatchClass(name, fields, ownSchool.fields)}>
                    {fields[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

export function DuplicateWarning({ duplicates }: Pick<Props, 'duplicates'>) {
  const [firstDuplicate] = duplicates
  if (!firstDuplicate) return null
  return (
    <Alert tone="warning" className="mt-4">
      <a href="#duplicates" dir="auto">
        {teamSchoolsText().duplicates.warning(firstDuplicate.fields.institution_name)}
      </a>
    </Alert>
  )
}

function DuplicateHeader({
  duplicate: { id, why: reasons, fields },
  ownId,
}: {
  duplicate: SchoolDuplicate
  ownId: string
}) {
  const { duplicates: text } = teamSchoolsText()
  const name = fields.institution_name
  return (
    <>
      <Link
        href={routes.teamSchool(id)}
        prefetch={false}
        dir="auto"
        className="inline-flex min-h-11 items-center"
      >
        {name}
      </Link>
      <span className="block font-normal">
        {text.because(reasons.map((reason) => text.why[reason]))}
      </span>
      <Link
        href={`${routes.teamMerge(ownId)}?into=${id}`}
        prefetch={false}
        className="inline-flex min-h-11 items-center"
      >
        {text.merge(name)}
      </Link>
    </>
  )
}

function getMatchClass(
  name: keyof SchoolFormValues,
  otherFields: SchoolFormValues,
  ownFields: SchoolFormValues,
) {
  const normalizeText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return normalizeText(otherFields[name]) !== '' &&
    normalizeText(otherFields[name]) === normalizeText(ownFields[name])
    ? 'is-same'
    : ''
}
