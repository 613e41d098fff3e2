import Link from 'next/link'
import { Alert } from '@/components/ui/alert'
import { routes } from '@/lib/routes'
import type { FormFields } from '@/lib/schools/fields'
import type { Duplicate } from '@/lib/schools/queries/duplicates'
import { deskSchoolsWords } from '@/words/desk-schools'
import { FIELD_NAMES, fieldLabels } from './school-fields'

type Props = { own: { id: string; fields: FormFields }; duplicates: Duplicate[] }

/** Side by side, with what is the same marked, and the way to make one of two. */
export function Duplicates({ own, duplicates }: Props) {
  const { duplicates: words } = deskSchoolsWords()
  const labels = fieldLabels()
  if (duplicates.length === 0) return null
  return (
    <section aria-labelledby="duplicates">
      <h2 id="duplicates">{words.heading}</h2>
      <div className="side-by-side mt-3">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.this}</th>
              {duplicates.map((one) => (
                <th key={one.id} scope="col">
                  <Head one={one} from={own.id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FIELD_NAMES.map((name) => (
              <tr key={name}>
                <th scope="row">{labels[name]}</th>
                <td dir="auto">{own.fields[name]}</td>
                {duplicates.map(({ id, fields }) => (
                  <td key={id} dir="auto" className={sameIn(name, fields, own.fields)}>
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

/** Before anybody decides. */
export function DuplicateWarning({ duplicates }: Pick<Props, 'duplicates'>) {
  const [first] = duplicates
  if (!first) return null
  return (
    <Alert tone="warning" className="mt-4">
      <a href="#duplicates" dir="auto">
        {deskSchoolsWords().duplicates.warning(first.fields.institution_name)}
      </a>
    </Alert>
  )
}

function Head({ one: { id, why, fields }, from }: { one: Duplicate; from: string }) {
  const { duplicates: words } = deskSchoolsWords()
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
        {words.because(why.map((reason) => words.why[reason]))}
      </span>
      <Link
        href={`${routes.teamMerge(from)}?into=${id}`}
        prefetch={false}
        className="inline-flex min-h-11 items-center"
      >
        {words.merge(name)}
      </Link>
    </>
  )
}

function sameIn(name: keyof FormFields, theirs: FormFields, ours: FormFields) {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return plain(theirs[name]) !== '' && plain(theirs[name]) === plain(ours[name]) ? 'is-same' : ''
}
