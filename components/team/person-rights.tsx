import { Act } from '@/components/school/act'
import { buttonLook } from '@/components/ui/button'
import type { Person } from '@/lib/accounts/people'
import type { Obstacle } from '@/lib/rights/policy'
import { deskPeopleWords } from '@/words/desk-people'
import { DeskField, DeskForm, DeskSelect } from './desk-form'

export type ErasureState = {
  planned: { day: string; keepCertificates: boolean } | null
  obstacle: Obstacle | null
}

type Props = { person: Person; erasure: ErasureState }

/** What a manager does because this person asks for it: a copy, a correction, an erasure. */
export function PersonRights({ person, erasure }: Props) {
  const words = deskPeopleWords().rights
  return (
    <section aria-labelledby="on-request" className="grid max-w-2xl gap-6">
      <div>
        <h2 id="on-request">{words.heading}</h2>
        <p className="mt-2">{words.says}</p>
      </div>
      <div>
        <p className="mb-3">{words.copySays}</p>
        <a href={`/api/team/people/${person.id}/copy`} download className={buttonLook('secondary')}>
          {words.copy}
        </a>
      </div>
      <Details person={person} />
      <Erasure id={person.id} {...erasure} />
    </section>
  )
}

function Details({ person }: { person: Person }) {
  const words = deskPeopleWords().rights
  const { id, firstname, lastname, phone } = person
  return (
    <div>
      <h3 className="mb-3">{words.details}</h3>
      <DeskForm
        path={`/api/team/people/${id}/details`}
        button={words.save}
        look="secondary"
        tellsWas
      >
        <DeskField name="firstname" label={words.firstname} defaultValue={firstname} dir="auto" />
        <DeskField name="lastname" label={words.lastname} defaultValue={lastname} dir="auto" />
        <DeskField name="phone_number" label={words.phone} defaultValue={phone} type="tel" />
      </DeskForm>
    </div>
  )
}

function Erasure({ id, planned, obstacle }: ErasureState & { id: string }) {
  const words = deskPeopleWords().rights
  const path = `/api/team/people/${id}/erasure`
  const options = (['erase', 'keep'] as const).map((value) => ({
    value,
    label: words.choices[value],
  }))
  return (
    <div>
      <h3 className="mb-3">{words.erase}</h3>
      {planned && (
        <>
          <p className="mb-3">{words.planned(planned.day, planned.keepCertificates)}</p>
          <Act label={words.stop} path={`${path}/stop`} atOnce />
        </>
      )}
      {!planned && obstacle && <p>{words.obstacles[obstacle]}</p>}
      {!planned && !obstacle && (
        <>
          <p className="mb-3">{words.eraseSays}</p>
          <DeskForm path={path} button={words.start} look="secondary">
            <DeskSelect name="certificates" label={words.certificates} options={options} />
          </DeskForm>
        </>
      )}
    </div>
  )
}
