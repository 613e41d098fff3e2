import { Programme } from '@/components/site/programme'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { programmeWords } from '@/words/programmes'

export const generateMetadata = () => pageMetadata({ ...programmeWords().lms, path: routes.lms })

export default function LmsPage() {
  const { lms, enroll } = programmeWords()
  return (
    <Programme words={lms} trail={<Trail {...lms} path={routes.lms} />} picture="lms">
      <button type="button" aria-describedby="enroll-note" className="button">
        {enroll}
      </button>
    </Programme>
  )
}
