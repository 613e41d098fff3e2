import { ShareLink } from '@/components/school/share-link'
import { Alert } from '@/components/ui/alert'
import { buttonLook } from '@/components/ui/button'
import type { OwnCertificateFacts } from '@/lib/certificates/queries/own'
import { routes } from '@/lib/routes'
import { certificateWords } from '@/words/certificate'
import { myLearningWords } from '@/words/my-learning'
import { BackToLearning } from './back-to-learning'
import { NameForm } from './name-form'

/** The certificate as it looks, and what its owner can do with it. */
export function OwnCertificate(certificate: OwnCertificateFacts) {
  const { certificate: words } = myLearningWords()
  const { number, session, standing, because, left, link } = certificate
  return (
    <>
      <BackToLearning />
      <h1 className="underlined">{session}</h1>
      <p className="mt-4 text-muted">
        {words.number} <span className="tracking-wide">{number}</span>
      </p>
      {standing === 'revoked' ? (
        <Alert tone="error" className="mt-6">
          <p>{words.revoked}</p>
          {because && <p>{words.because(because)}</p>}
        </Alert>
      ) : (
        <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
          <div>
            <Sheet {...certificate} />
            <Ways {...certificate} />
          </div>
          <div className="grid gap-8">
            <section aria-labelledby="share">
              <h2 id="share" className="text-2xl">
                {words.share}
              </h2>
              <p className="mt-3 mb-4">{words.sharing}</p>
              <ShareLink url={link} text={words.text(session, link)} />
            </section>
            <Correction {...certificate} left={left} />
          </div>
        </div>
      )}
    </>
  )
}

const [WIDTH, HEIGHT] = [1600, 1131]

const Sheet = ({ number, name }: OwnCertificateFacts) => (
  <a href={routes.certificatePdf(number)} className="block">
    <img
      src={routes.certificatePicture(number)}
      alt={certificateWords().page.pictureOf(name)}
      width={WIDTH}
      height={HEIGHT}
      className="h-auto w-full rounded-sheet shadow-sheet"
    />
  </a>
)

function Ways({ number, linkedIn, badge }: OwnCertificateFacts) {
  const { certificate: words } = myLearningWords()
  const small = 'inline-flex min-h-11 items-center'
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <a href={routes.certificatePdf(number)} className={buttonLook('primary')}>
        {words.pdf}
      </a>
      <a href={routes.certificatePicture(number)} download={`${number}.png`} className={small}>
        {words.picture}
      </a>
      <a href={linkedIn} rel="noreferrer" className={small}>
        {words.linkedIn}
      </a>
      {badge && (
        <a href={badge} download={`${number}.json`} className={small}>
          {words.badge}
        </a>
      )}
    </p>
  )
}

function Correction({ number, name, left }: OwnCertificateFacts) {
  const { certificate: words } = myLearningWords()
  return (
    <section aria-labelledby="correct">
      <h2 id="correct" className="text-2xl">
        {words.correct}
      </h2>
      <p className="mt-3">{left > 0 ? words.correcting(left) : words.noMore}</p>
      {left > 0 && (
        <NameForm
          name={name}
          path={`/api/learning/certificates/${number}/name`}
          button={words.correctButton}
        />
      )}
    </section>
  )
}
