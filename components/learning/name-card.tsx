import { Alert } from '@/components/ui/alert'
import { buttonLook } from '@/components/ui/button'
import type { Learning } from '@/lib/learning/queries/record'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'
import { profileRoomWords } from '@/words/profile-rooms'

type Props = Pick<Learning, 'learner' | 'sessions'>

/** Which name stands on certificates, and whether any waits for it or for the address. */
export function NameCard({ learner, sessions }: Props) {
  const words = myLearningWords()
  const { certificateName, confirmed, email } = learner
  const waiting = sessions.filter(
    ({ closed, number, counts }) => closed && counts && !number,
  ).length
  return (
    <section aria-labelledby="name" className="sheet mt-8 max-w-2xl px-5 py-6 sm:px-8">
      <h2 id="name" className="text-2xl">
        {words.name.heading}
      </h2>
      {!confirmed && (
        <Alert tone="warning" className="mt-4">
          <p>{words.waits.address(email)}</p>
          <a href={routes.profileEmail} className={LINK}>
            {profileRoomWords().address.way}
          </a>
        </Alert>
      )}
      {certificateName ? (
        <>
          <p dir="auto" className="mt-4">
            {words.name.stands(certificateName)}
          </p>
          <p className="mt-2">
            <a href={routes.certificateName} className={LINK}>
              {words.name.change}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="mt-4">{words.name.none}</p>
          {waiting > 0 && <p className="mt-2 font-semibold">{words.waits.name(waiting)}</p>}
          <p className="mt-5">
            <a href={routes.certificateName} className={buttonLook()}>
              {words.name.choose}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

const LINK = 'inline-flex min-h-11 items-center'
